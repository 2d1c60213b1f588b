import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../../config/config.ts';
import { trustsPeer } from './trusted-proxies.ts';

/** Header that carries the id of a request, in and out. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Id that is accepted from a proxy: it enters log lines and answers, so neither its length nor its characters are the caller's choice. */
const WELL_FORMED = /^[\w.-]{8,64}$/;

/** Returns the function that names a request: by the id that a trusted proxy sends, else by a new UUID (P141). */
export function requestIds({ trustProxy }: Pick<Config, 'trustProxy'>): (request: IncomingMessage) => string {
  const trusts = trustsPeer(trustProxy);
  return ({ headers, socket }) => {
    const given = headers[REQUEST_ID_HEADER];
    return typeof given === 'string' && WELL_FORMED.test(given) && trusts(socket.remoteAddress) ? given : randomUUID();
  };
}
