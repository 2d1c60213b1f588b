import type { Access, Endpoint, RequestOf, ResponseOf } from '@portal/contract/core';
import type { FastifyReply } from 'fastify';
import type { Reach } from '../../db/scope.ts';
import type { Noun } from '../../errors/errors.ts';
import type { Listing } from '../../list/listing.ts';
import type { OwnAbout } from '../spreadsheet/pdf-rows.ts';
import type { Context, DeviceContext, PublicContext } from '../context.ts';

type Item<Response> = Response extends (infer Row)[] ? Row : never;
/** Return value of a handler: the response, or for a list also a `Page` or a `RowStream`. */
type Answer<Response> = Response | Listing<Item<Response>>;
type ContextFor<Rule extends Access> = Rule extends 'publico' ? PublicContext : Rule extends 'dispositivo' ? DeviceContext : Context;

/** Handles a parsed request; `mount` has applied the access rule. */
export type Handler<E extends Endpoint> = (context: ContextFor<E['access']>, request: RequestOf<E>) => Promise<Answer<ResponseOf<E>>>;

/** How the person is found to whom the data of a call belongs. */
export interface Owner<E extends Endpoint> {
  /** Noun of the 404: the same answer for a missing record and for one outside the scope (P46). */
  readonly noun: Noun;
  /** Returns the `id_usuario`, undefined without such a record. */
  readonly find: (context: Context, request: RequestOf<E>) => number | undefined | Promise<number | undefined>;
  /** How a limited access reaches the person; by default by the company. */
  readonly reach?: Reach;
}

/** Parameters and body of a call before they are validated. */
export interface Sent {
  readonly params: unknown;
  readonly body: unknown;
}

/** Property of a parsed body: the fields that the caller left out and `Prepare` added. It survives a spread, and no answer has it. */
export const LEFT_OUT = Symbol('left out');

/** Body that is validated instead of the sent one, and the fields that it has beyond it. */
export interface Prepared {
  readonly body: unknown;
  readonly leftOut?: readonly string[];
}

/** Prepares the body of a call; `mount` has applied the access rule. */
export type Prepare = (context: Context, sent: Sent) => Promise<Prepared>;

/** Endpoint with its handler, as `mount` takes it. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handler: (context: never, request: never, reply: FastifyReply) => Promise<unknown>;
  readonly owner?: { readonly noun: Noun; readonly find: (context: never, request: never) => unknown; readonly reach?: Reach };
  /** The handler refuses other people than the owner itself. */
  readonly inPerson?: boolean;
  readonly bodyLimit?: number;
  readonly prepare?: Prepare;
  readonly about?: (context: never, request: never) => Promise<OwnAbout>;
}

type Shared = Endpoint & { readonly access: Exclude<Access, 'propio'> };
type Own = Endpoint & { readonly access: 'propio' };

interface Options<E extends Endpoint> {
  /** In bytes, for bulk calls. */
  readonly bodyLimit?: number;
  /** `mount` asks for it before the handler if the access is limited, and answers 404 outside the scope (P46). */
  readonly owner?: Owner<E>;
  readonly prepare?: Prepare;
  /** Says what a PDF of the list shows above its rows, and the row that adds them up. */
  readonly about?: (context: ContextFor<E['access']>, request: RequestOf<E>) => Promise<OwnAbout>;
}

/** Binds a handler to an endpoint. */
export const route = <E extends Shared>(endpoint: E, handler: Handler<E>, options: Options<E> = {}): Route => ({
  endpoint,
  handler,
  ...options,
});

/** Binds a handler to a `propio` endpoint. `mount` asks for the owner before the handler and refuses other callers (P1, P46). */
export const ownRoute = <E extends Own>(endpoint: E, owner: Owner<E>, handler: Handler<E>): Route => ({ endpoint, owner, handler });

/**
 * Binds a handler to a `propio` endpoint that nobody calls for another person, not even an admin. The handler refuses other people itself,
 * in the statement that does its work (`access-matrix.test.ts` shows it of each).
 */
export const inPersonRoute = <E extends Own>(endpoint: E, handler: Handler<E>): Route => ({ endpoint, handler, inPerson: true });

/** Binds a handler that writes to the reply itself, for answers that are not JSON. */
export const rawRoute = <E extends Shared>(
  endpoint: E,
  handler: (context: ContextFor<E['access']>, request: RequestOf<E>, reply: FastifyReply) => Promise<unknown>,
): Route => ({ endpoint, handler });

/** The same for a `propio` endpoint. */
export const ownRawRoute = <E extends Own>(
  endpoint: E,
  owner: Owner<E>,
  handler: (context: Context, request: RequestOf<E>, reply: FastifyReply) => Promise<unknown>,
): Route => ({ endpoint, owner, handler });
