import type { CallOf, Endpoint, Problem, ResponseOf } from '@portal/contract/core';
import { queryEntries, TOTAL_HEADER } from '@portal/contract/query-text';
import { basePath } from '../router/base-path.ts';
import { noteUse } from '../session/last-use.ts';
import { expireSession, readToken, renewPassword, requireFactor } from '../session/session.ts';
import { proveIdentity } from '../session/step-up.ts';
import { spokenLanguage } from '../i18n/spoken.ts';
import { bringEarly, takeEarly } from './early.ts';
import { askWithTag } from './kept-answers.ts';
import { ApiError, messageOf, noConnection, unreadable } from './api-error.ts';
import { noteServerTime } from './server-clock.ts';

/** Request of any endpoint: parts that its contract may name. */
export type AnyRequest = { readonly params?: unknown; readonly query?: object; readonly body?: unknown };
type Sent = Pick<Endpoint, 'method' | 'path' | 'bodyTypes'>;
interface Options {
  readonly signal?: AbortSignal | undefined;
  readonly keepalive?: boolean;
  /** Media type of the answer; default JSON. */
  readonly accept?: string;
  /** Token in place of the session's: that of a paired tablet. */
  readonly token?: string;
  /** Asked by the program, not by the person: a session that ended meanwhile is left to the person's own next call. */
  readonly quiet?: boolean;
  /** Media type of the bytes, for an endpoint that takes several. */
  readonly bodyType?: string;
}

/** One page of a long list and the number of all rows behind it (P36). */
export interface PageOf<Row> {
  readonly rows: Row[];
  readonly total: number;
}

/** Calls an endpoint of the contract and returns its parsed answer. Throws `ApiError`. The one place of the client that fetches. */
export async function call<E extends Endpoint>(endpoint: E, request: CallOf<E>, options: Options = {}): Promise<ResponseOf<E>> {
  const response = await send(endpoint, request as AnyRequest, options);
  return endpoint.response.parse(await readJson(response)) as ResponseOf<E>;
}

/** Method and path of an endpoint, without its schemas. */
export type AddressOf<E extends Endpoint> = Pick<E, 'method' | 'path'> & { readonly of?: E };

/**
 * Calls an endpoint by its address and returns its answer as the server sent it. For the calls of the sign-in and of the learner's screens:
 * their schemas would bring the whole contract and its library before the first text (docs/decisions/022).
 */
export async function callByAddress<E extends Endpoint>(
  address: AddressOf<E>,
  request: CallOf<E>,
  options: Options = {},
): Promise<ResponseOf<E>> {
  return (await readJson(await send(address, request as AnyRequest, options))) as ResponseOf<E>;
}

type RowOfList<E extends Endpoint> = ResponseOf<E> extends (infer Row)[] ? Row : never;

/** The same as `call` for a list asked with `pagina`. */
export async function callPage<E extends Endpoint>(endpoint: E, request: CallOf<E>, options: Options = {}): Promise<PageOf<RowOfList<E>>> {
  const response = await send(endpoint, request as AnyRequest, options);
  const rows = endpoint.response.parse(await readJson(response)) as RowOfList<E>[];
  return { rows, total: Number(response.headers.get(TOTAL_HEADER) ?? rows.length) };
}

/** Keeps what a sign-in brought along as the answer to a call without parameters (P242). */
export const bring = <E extends Endpoint>({ method, path }: AddressOf<E>, value: ResponseOf<E>, token: string): void =>
  bringEarly({ name: `${method} ${addressOf(path, {})}`, value }, token);

/** Sends the request; throws the `ApiError` of a failed response. */
export async function send(endpoint: Sent, request: AnyRequest, options: Options): Promise<Response> {
  let response: Response;
  try {
    response = await ask(endpoint, request, options);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw noConnection();
  }
  noteServerTime(response);
  if (!response.ok) return repeatOrThrow(await failureOf(response, options.quiet), () => send(endpoint, request, options));
  noteUse();
  return response;
}

/** Repeats a call that wants a fresh proof of the person once they gave it (P153); throws any other failure. */
async function repeatOrThrow(failure: ApiError, repeat: () => Promise<Response>): Promise<Response> {
  if (failure.code === 'confirmacion_requerida' && (await proveIdentity(messageOf(failure)))) return repeat();
  throw failure;
}

/** Takes the answer that the page asked for early, or asks now: before this returns, for a sign-out removes the token next. */
function ask(endpoint: Sent, request: AnyRequest, options: Options): Promise<Response> {
  const address = addressOf(endpoint.path, request);
  const usual = request.body === undefined && !options.accept && !options.token;
  const early = usual ? takeEarly(endpoint.method, address, { token: readToken(), language: spokenLanguage() }) : undefined;
  return early
    ? early.then((response) => response ?? fetchFrom(address, endpoint, { request, options }))
    : fetchFrom(address, endpoint, { request, options });
}

interface Asked {
  readonly request: AnyRequest;
  readonly options: Options;
}

function fetchFrom(address: string, endpoint: Sent, { request: { body }, options }: Asked): Promise<Response> {
  const { bodyType, accept, token, signal = null, keepalive = false } = options;
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': bodyType ?? usualType(endpoint) };
  const fetchWith = (headers: Record<string, string>) =>
    fetch(address, {
      method: endpoint.method,
      headers: { ...headersOfAll(accept, token), ...type, ...headers },
      ...(body !== undefined && { body: encode(endpoint, body) }),
      keepalive,
      signal,
    });
  const keepable = endpoint.method === 'GET' && accept === undefined && token === undefined;
  return keepable ? askWithTag({ address, token: readToken() }, fetchWith) : fetchWith({});
}

/** Returns the headers that every call has. */
function headersOfAll(accept = 'application/json', token = readToken()): Record<string, string> {
  return { accept, 'accept-language': spokenLanguage(), ...(token && { authorization: `Bearer ${token}` }) };
}

const usualType = ({ bodyTypes: [usual] = ['application/json'] }: Sent): string => usual;

/** Returns the body of a request: bytes unchanged, anything else as JSON. */
const encode = ({ bodyTypes }: Sent, body: unknown): BodyInit => (bodyTypes ? (body as BodyInit) : JSON.stringify(body));

function addressOf(path: string, { params, query }: AnyRequest): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(values[name])));
  const text = new URLSearchParams(queryEntries(query)).toString();
  return `${basePath}/api${filled}${text && `?${text}`}`;
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw noConnection();
  }
}

/** Returns the error of a failed response; a 401 ends the session, an expired password or a missing second factor marks it (P6, P152). */
export async function failureOf(response: Response, quiet = false): Promise<ApiError> {
  const answer: unknown = await response.json().catch(() => undefined);
  const failure = isProblem(answer) ? new ApiError(response.status, answer) : unreadable(response.status);
  if (failure.code === 'sesion_requerida' && !quiet) expireSession();
  if (failure.code === 'contrasena_vencida') renewPassword();
  if (failure.code === 'segundo_factor_pendiente') requireFactor();
  return failure;
}

/** Whether an answer is a failure of the portal's server and not, say, of a proxy. No schema: every file of the client needs this one. */
const isProblem = (answer: unknown): answer is Problem =>
  typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer && typeof answer.message === 'string';
