import type { FastifyInstance } from 'fastify';
import { failure } from '../../errors/errors.ts';

/**
 * Headers of which Node keeps the first of two and a proxy may read the other: it would judge one host, person or kind of body, and the portal
 * serve another. Node refuses a second Content-Length itself and joins all others to a list.
 */
const SINGLE = new Set(['host', 'authorization', 'content-type', 'transfer-encoding']);

/** Host with port as RFC 9112 allows it, without the comma by which a proxy joins two. */
const HOST = /^[\w.~%!$&'()*+;=:[\]-]*$/;

/** Refuses requests with two of a header that names one thing, or with a Host that is none (RFC 9112, 3.2). */
export function refuseDoubleHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders }, headers: { host = '' } }) => {
    const seen = new Set<string>();
    for (let at = 0; at < rawHeaders.length; at += 2) {
      const cabecera = rawHeaders[at]?.toLowerCase() ?? '';
      if (!SINGLE.has(cabecera)) continue;
      if (seen.has(cabecera)) throw failure('cuerpo_ilegible', 'llamada.cabeceraRepetida', { cabecera });
      seen.add(cabecera);
    }
    if (!HOST.test(host)) throw failure('cuerpo_ilegible', 'llamada.host');
  });
}
