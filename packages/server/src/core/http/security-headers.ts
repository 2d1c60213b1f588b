import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../../config/config.ts';
import { contentSources } from '../../config/contenido.ts';

/** Outside sites that the Content-Security-Policy allows in frames (P63). */
export const FRAME_HOSTS = [
  'https://www.youtube-nocookie.com',
  'https://www.youtube.com',
  'https://player.vimeo.com',
  'https://www.loom.com',
];

/** Devices that no page of the portal, and no frame in it, may ask for. */
const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi', 'display-capture']
  .map((device) => `${device}=()`)
  .join(', ');

const optionsOf = ({ publicUrl, contenido }: Config): HelmetOptions => ({
  hsts: publicUrl.startsWith('https:'),
  crossOriginEmbedderPolicy: false,
  // A sandboxed lesson is on the same host: browsers cannot isolate it and log a warning for each page.
  originAgentCluster: false,
  // With `same-origin`, a window that a lesson opens from the portal's frame would have no opener, by which it finds the run time.
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      mediaSrc: ["'self'", 'blob:', 'https:'],
      frameSrc: ["'self'", 'blob:', ...FRAME_HOSTS, ...contentSources(contenido)],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
    },
  },
});

/** Returns the source of a Content-Security-Policy for pages of the portal. */
export const portalSource = ({ publicUrl, port, contenido }: Config): string =>
  contenido.byHost ? `http://*:${port}` : new URL(publicUrl).origin;

/**
 * Returns the headers of every answer of the origin of content (record 122). A package runs scripts of any kind there, reaches no other site but the
 * players of videos (P63), and is shown by the portal alone.
 */
export function contentHeaders(config: Config): Map<string, string> {
  const { publicUrl } = config;
  const own = "'self' 'unsafe-inline' 'unsafe-eval' data: blob:";
  const policy = [
    `default-src ${own}`,
    `frame-src 'self' data: blob: ${FRAME_HOSTS.join(' ')}`,
    "connect-src 'self' data: blob:",
    "form-action 'self'",
    "base-uri 'self'",
    `frame-ancestors 'self' ${portalSource(config)}`,
  ];
  return new Map([
    ['content-security-policy', policy.join('; ')],
    ['x-content-type-options', 'nosniff'],
    // The ticket is in the path: other sites get the origin alone.
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    // A process of its own where the browser can: a lesson that never rests does not hold up the portal on the same host.
    ['origin-agent-cluster', '?1'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', PERMISSIONS],
    ...(publicUrl.startsWith('https:') ? [['strict-transport-security', 'max-age=31536000'] as const] : []),
  ]);
}

/** Returns the headers of every answer by their names. They depend on the configuration alone: helmet writes them once, not for each request. */
export function securityHeaders(config: Config): Map<string, string> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(optionsOf(config))(answer.req, answer, () => {});
  answer.setHeader('permissions-policy', PERMISSIONS);
  return new Map(Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]));
}
