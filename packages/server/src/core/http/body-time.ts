import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds for the body of this route; absent: `Config.bodyMs`. */
    bodyMs?: number;
  }
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Closes connections on which the request body has not arrived in time, answered or not: Node limits the time of the headers alone, because
 * Fastify turns off its `requestTimeout`, which knows no routes.
 */
export function limitBodyTime(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onRequest', async (request) => {
    const { socket } = request.raw;
    // Requests that tests inject have no socket.
    if (!hasBody(request) || !(socket instanceof Socket)) return;
    const timer = setTimeout(() => socket.destroy(), request.routeOptions.config.bodyMs ?? milliseconds);
    const stop = () => {
      clearTimeout(timer);
      socket.off('close', stop);
    };
    request.raw.once('end', stop);
    socket.once('close', stop);
  });
}
