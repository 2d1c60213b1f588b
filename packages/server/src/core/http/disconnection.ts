import type { FastifyReply } from 'fastify';
import { failure } from '../../errors/errors.ts';

/** Returns a signal that aborts when the client disconnects before the answer is complete. */
export function disconnectionOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(failure('no_disponible', 'llamada.abandonada'));
  });
  return controller.signal;
}
