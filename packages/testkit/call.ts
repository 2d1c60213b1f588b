import type { CallOf, Endpoint, Problem, ResponseOf } from '@portal/contract/core';
import { queryEntries, TOTAL_HEADER } from '@portal/contract/query-text';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { fillPath } from './files/fill-path.ts';
import { flatQuery, payloadOf, type RawRequest } from './services/raw-request.ts';

/** Response of a call. `data` of a successful call is parsed with the contract's schema. */
export interface Answer<T> {
  readonly status: number;
  readonly data: T;
  readonly problem: Problem;
  readonly total: number | undefined;
}

/** Response as it arrived, from the application in this process or from another one over HTTP. */
export type Carried = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body' | 'rawPayload' | 'json'>;

/** Carries a request to a portal: the application in this process, or HTTP. */
export interface Carrier {
  inject(options: InjectOptions): Promise<Carried>;
}

type AnyRequest = { params?: unknown; query?: object; body?: unknown; token?: string };

const BYTES = ['application/octet-stream'] as const;

/** Calls an endpoint with a request of the contract. */
export async function callThrough<E extends Endpoint>(
  { inject, basePath = '' }: Carrier & { readonly basePath?: string },
  endpoint: E,
  request: CallOf<E> & { readonly token?: string },
): Promise<Answer<ResponseOf<E>>> {
  const { params, query, body, token }: AnyRequest = request;
  const bytes = body instanceof Uint8Array ? Buffer.from(body) : undefined;
  const { bodyTypes: [bodyType] = BYTES } = endpoint;
  const response = await inject({
    method: endpoint.method,
    url: `${basePath}/api${fillPath(endpoint.path, params)}`,
    query: Object.fromEntries(queryEntries(query)),
    ...(body !== undefined && { payload: bytes ?? (body as object) }),
    headers: {
      ...(bytes && { 'content-type': bodyType }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  return answerOf(endpoint, response);
}

function answerOf<E extends Endpoint>(endpoint: E, response: Carried): Answer<ResponseOf<E>> {
  const succeeded = response.statusCode < 400;
  const total = response.headers[TOTAL_HEADER];
  return {
    status: response.statusCode,
    data: succeeded ? (endpoint.response.parse(response.json()) as ResponseOf<E>) : (undefined as never),
    problem: succeeded ? (undefined as never) : response.json<Problem>(),
    total: total === undefined ? undefined : Number(total),
  };
}

export interface RawAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  /** Body of a failed call. */
  readonly problem: Problem;
}

/** A request that no type checks, with headers of its own. */
export interface RawCall extends RawRequest {
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Where a request goes: a call of the contract, or a route beside it. */
export interface Addressed extends Pick<Endpoint, 'path' | 'bodyTypes'> {
  readonly method: Endpoint['method'] | 'PATCH' | 'HEAD';
}

/** Writes a request that no type checks, in the media type of the endpoint. */
export function requestOf(endpoint: Addressed, { params, query, body, token, headers }: RawCall): InjectOptions {
  return {
    method: endpoint.method,
    url: `/api${fillPath(endpoint.path, params)}`,
    ...(query && { query: flatQuery(query) as Record<string, string> }),
    ...(body !== undefined && { payload: payloadOf(body) }),
    headers: {
      ...headers,
      ...(body !== undefined && { 'content-type': endpoint.bodyTypes?.[0] ?? 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  };
}

/** Sends a request unchecked, without the typed client, in the media type of the endpoint. */
export async function send({ inject }: Carrier, endpoint: Endpoint, call: RawCall): Promise<RawAnswer> {
  const response = await inject(requestOf(endpoint, call));
  const type = String(response.headers['content-type'] ?? '');
  const problem = type.startsWith('application/problem+json') ? response.json<Problem>() : (undefined as never);
  return { status: response.statusCode, type, text: response.body, problem };
}
