import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../../config/config.ts';

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

const optionsOf = ({ publicUrl }: Config): HelmetOptions => ({
  hsts: publicUrl.startsWith('https:'),
  crossOriginEmbedderPolicy: false,
  // A sandboxed lesson is on the same host: browsers cannot isolate it and log a warning for each page.
  originAgentCluster: false,
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
      frameSrc: ["'self'", 'blob:', ...FRAME_HOSTS],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
    },
  },
});

/** Returns the headers of every answer by their names. They depend on the configuration alone: helmet writes them once, not for each request. */
export function securityHeaders(config: Config): Map<string, string> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(optionsOf(config))(answer.req, answer, () => {});
  answer.setHeader('permissions-policy', PERMISSIONS);
  return new Map(Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]));
}
