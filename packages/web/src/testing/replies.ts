import type { api } from '@portal/contract/api';
import { type Endpoint, ERROR_STATUS, type ErrorCode, type Problem, type RequestOf, type ResponseOf } from '@portal/contract/core';
import { examples } from '@portal/contract/examples';
import type { Message } from '@portal/messages';
import { t, word } from './text.ts';

/** An answer with an error status. */
export class Failure {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string) {
    this.status = status;
    this.body = body;
  }
}

interface More {
  /** By field. */
  readonly errors?: Readonly<Record<string, Message>>;
  readonly detail?: unknown;
}

/** A refusal in the server's form (application/problem+json): `failure('sin_permiso', message('llamada.permiso'))`. */
export function failure(code: ErrorCode, sentence: Message, { errors, detail }: More = {}): Failure {
  const status = ERROR_STATUS[code];
  const worded = errors && Object.fromEntries(Object.entries(errors).map(([field, each]) => [field, word(each)]));
  const problem: Problem = {
    type: `urn:portal:${code}`,
    title: t(`problema.${code}`),
    status,
    result: '1',
    code,
    message: word(sentence),
    ...sentence,
    ...(errors && { errors: worded, claves: errors }),
    ...(detail !== undefined && { detail }),
  };
  return new Failure(status, JSON.stringify(problem));
}

/** Learner's panel without a topic that can be opened, which the first visit would open at once. */
export const STILL_PANEL = { ...examples.usuario.panel, siguiente: null };

/** Answer without a readable body, as a proxy or a crashed server sends it. */
export const unreadable = (status = 500): Failure => new Failure(status, 'se cayó');

/** Lost connection: no answer arrives. */
export const LOST = new Failure(0, '');

/** One page of a long list, with the number of all rows behind it. */
export class PageOfRows<Rows> {
  readonly rows: Rows;
  readonly total: number;

  constructor(rows: Rows, total: number) {
    this.rows = rows;
    this.total = total;
  }
}

/** Reply of the fake server to a call: a response of the contract, a failure, or one of them later. */
export type Reply<E extends Endpoint> =
  | ResponseOf<E>
  | PageOfRows<ResponseOf<E>>
  | Failure
  | Promise<Reply<E>>
  | ((request: RequestOf<E>) => Reply<E>);

type Api = typeof api;

/** Replies by domain and call: `{ evaluacion: { resultado: failure('no_encontrado', '…') } }`. */
export type Calls = {
  readonly [Group in keyof Api]?: {
    readonly [Call in keyof Api[Group]]?: Api[Group][Call] extends Endpoint ? Reply<Api[Group][Call]> : never;
  };
};

/** Returns a reply that differs from call to call; the last one serves all further calls. */
export function inTurn<Replies extends readonly [unknown, ...unknown[]]>(...replies: Replies): () => Replies[number] {
  const left: Replies[number][] = [...replies];
  return () => (left.length > 1 ? left.shift() : left[0]);
}

/** A reply that waits for `release`. */
export function slow<R>(answer: R): { readonly reply: Promise<R>; readonly release: () => void } {
  let release = (): void => undefined;
  const reply = new Promise<R>((resolve) => {
    release = () => resolve(answer);
  });
  return { reply, release: () => release() };
}
