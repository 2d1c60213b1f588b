import type { FastifyInstance } from 'fastify';
import type { Runtime } from './runtime.ts';

/** Makes clients open another connection once the stop has begun: a load balancer sends those elsewhere. */
export function closeWhileStopping(app: FastifyInstance, runtime: Runtime): void {
  app.addHook('onSend', async (_request, reply) => {
    if (runtime.state === 'deteniendo') reply.header('connection', 'close');
  });
}
