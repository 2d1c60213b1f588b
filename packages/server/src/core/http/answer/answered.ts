import type { RolAcotado } from '@portal/contract/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerOf, type PublicContext } from '../../context.ts';

/** A request that ended: answered, or abandoned by its caller. */
export interface Answered {
  readonly request: FastifyRequest;
  readonly method: string;
  /** Pattern of the route, never the address, which may hold a token (P5); undefined for an unknown one. */
  readonly route: string | undefined;
  readonly status: number;
  readonly milliseconds: number;
  /** False when the connection ended before the answer was complete. */
  readonly complete: boolean;
  /** Who called, once the session was read. */
  readonly id_usuario: number | undefined;
  readonly kind: CallerKind;
}

/** Kind of a caller; `nadie`: nobody signed in, or the request ended before that was known. */
export type CallerKind = 'administrador' | 'soporte' | RolAcotado | 'alumno' | 'tienda' | 'dispositivo' | 'nadie';

export type AnswerObserver = (answered: Answered) => void;

type Caller = Pick<PublicContext, 'user' | 'dispositivo'>;

const callers = new WeakMap<FastifyRequest, Caller>();

/** Stores the caller of a request for its observers. */
export const setCaller = (request: FastifyRequest, caller: Caller): void => void callers.set(request, caller);

function kindOf({ user, dispositivo }: Caller): CallerKind {
  if (!user) return dispositivo ? 'dispositivo' : 'nadie';
  if (user.tienda) return 'tienda';
  if (user.admin) return 'administrador';
  return user.soporte ? 'soporte' : (user.acotado ?? 'alumno');
}

const NOBODY: Caller = { user: null, dispositivo: null };

/** Calls the observer for each request of the application when it ends. */
export function observeAnswers(app: FastifyInstance, observe: AnswerObserver): void {
  app.addHook('onRequest', async (request, reply) => observeAnswer(request, reply, observe));
}

/** Calls the observer when this request ends; for requests that reach no hook. */
export function observeAnswer(request: FastifyRequest, reply: FastifyReply, observe: AnswerObserver): void {
  const { raw } = reply;
  const start = performance.now();
  const end = (complete: boolean) => {
    raw.off('finish', finished).off('close', closed);
    const caller = callers.get(request) ?? NOBODY;
    observe({
      request,
      method: request.method,
      route: request.routeOptions.url,
      status: raw.statusCode,
      milliseconds: performance.now() - start,
      complete,
      id_usuario: caller.user ? callerOf(caller.user).id_usuario : undefined,
      kind: kindOf(caller),
    });
  };
  const finished = () => end(true);
  const closed = () => end(false);
  raw.once('finish', finished).once('close', closed);
}

/** Writes one line for a request that ended (P141); for a check of health that went well, which balancers ask every second, at `debug`. */
export function logAnswered({ request, method, route, status, milliseconds, complete, id_usuario }: Answered): void {
  const ms = Math.round(milliseconds * 10) / 10;
  const level = route?.endsWith('/api/salud') && status === 200 ? 'debug' : 'info';
  request.log[level]({ method, route, status, ms, id_usuario }, complete ? 'petición atendida' : 'petición abandonada');
}
