/** Site for which passkeys are made: WebAuthn's relying party and the only origin from which answers count. */
export interface Sitio {
  /** Host name, without port. */
  readonly id: string;
  readonly origin: string;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const ADDRESS = /^[\d.]+$|^\[/;

/**
 * Returns the site of a PUBLIC_URL (P167). Browsers make passkeys for names behind https, never for addresses, and for `localhost`, under which
 * a portal on this machine is also reached. Undefined for any other: it has no passkeys.
 */
export function sitioOf(publicUrl: string): Sitio | undefined {
  const { protocol, hostname, origin, port } = new URL(publicUrl);
  if (protocol === 'https:') return ADDRESS.test(hostname) ? undefined : { id: hostname, origin };
  if (!LOOPBACK.test(hostname)) return undefined;
  return { id: 'localhost', origin: `http://localhost${port && `:${port}`}` };
}
