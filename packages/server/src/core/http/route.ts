import type { Access, Endpoint, RequestOf, ResponseOf } from '@portal/contract';
import type { FastifyReply } from 'fastify';
import type { Listing } from '../../list/listing.ts';
import type { Context, PublicContext } from '../context.ts';

type Item<Response> = Response extends (infer Row)[] ? Row : never;
/** A list may also be answered by the page, or as it is read. */
type Answer<Response> = Response | Listing<Item<Response>>;
type ContextFor<Rule extends Access> = Rule extends 'publico' ? PublicContext : Context;

export type Handler<E extends Endpoint> = (context: ContextFor<E['access']>, request: RequestOf<E>) => Promise<Answer<ResponseOf<E>>>;

/** Whose data a call touches: an `id_usuario`, or undefined when the record does not exist. */
export type Owner<E extends Endpoint> = (context: Context, request: RequestOf<E>) => number | undefined | Promise<number | undefined>;

/** A contract record with what answers it, as `app.ts` mounts it. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handler: (context: never, request: never, reply: FastifyReply) => Promise<unknown>;
  readonly owner?: (context: never, request: never) => unknown;
  readonly bodyLimit?: number;
}

type Shared = Endpoint & { readonly access: Exclude<Access, 'propio'> };
type Own = Endpoint & { readonly access: 'propio' };

/** Binds a handler to an endpoint. `bodyLimit` in bytes, for bulk calls. */
export const route = <E extends Shared>(endpoint: E, handler: Handler<E>, options: { bodyLimit?: number } = {}): Route => ({
  endpoint,
  handler,
  ...options,
});

/** The same for `propio`: says whose data it is, so that the rule can be applied before the handler runs. */
export const ownRoute = <E extends Own>(endpoint: E, owner: Owner<E>, handler: Handler<E>): Route => ({ endpoint, owner, handler });

/** For the few answers that are not JSON: the handler writes to the reply itself. */
export const rawRoute = <E extends Shared>(
  endpoint: E,
  handler: (context: ContextFor<E['access']>, request: RequestOf<E>, reply: FastifyReply) => Promise<unknown>,
): Route => ({ endpoint, handler });
