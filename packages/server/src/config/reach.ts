import { isIP } from 'node:net';

/** Returns whether only this machine reaches a server that listens on `host`. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/** Returns the host part of the address by which a browser on this machine reaches a server listening on `host`. */
export function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return isIP(host) === 6 ? `[${host}]` : host;
}

/**
 * Returns the trusted proxies. Default: one nearby for an https PUBLIC_URL, because the portal itself speaks plain HTTP, else none. A
 * caller from the internet who reaches the port beside the proxy is then counted by the own address, whatever headers it sends.
 */
export function proxiesOf(given: string | undefined, publicUrl: string): number | string {
  if (given === undefined) return publicUrl.startsWith('https:') ? 'cercano' : 0;
  return /^\d$/.test(given) ? Number(given) : given;
}
