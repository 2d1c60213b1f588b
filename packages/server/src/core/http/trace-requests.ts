import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { trustsPeer } from './trusted-proxies.ts';

/** Follows requests. */
export interface RequestTracing {
  /** Begins the trace of a request, inside the caller's own one if its header is believed; returns the id of the trace. */
  begin(request: FastifyRequest, believed: boolean): string;
  /** Runs a part of a request inside its trace. */
  within(request: FastifyRequest, work: () => void): void;
}

/**
 * Has each request followed, and its log lines name the trace. A `traceparent` counts from a trusted proxy alone, as the id of a request does
 * (P141): it decides what is recorded.
 */
export function traceRequests(app: FastifyInstance, tracing: RequestTracing, { trustProxy }: Pick<Config, 'trustProxy'>): void {
  const trusts = trustsPeer(trustProxy);
  app.addHook('onRequest', (request, reply, done) => {
    const trace_id = tracing.begin(request, trusts(request.raw.socket.remoteAddress));
    request.log = request.log.child({ trace_id });
    reply.log = request.log;
    tracing.within(request, done);
  });
  // The events that bring a body know nothing of the request.
  app.addHook('preHandler', (request, _reply, done) => tracing.within(request, done));
}
