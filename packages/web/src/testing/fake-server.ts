import { type Access, droppedFields, type Endpoint, type Method, type RequestOf, type ResponseOf, validate } from '@portal/contract/core';
import { nestedQuery, TOTAL_HEADER } from '@portal/contract/query-text';
import { sesionApi, type UsuarioActual } from '@portal/contract/sesion';
import { examples, misfit } from '@portal/contract/examples';
import { findCall, type NamedCall } from './find-call.ts';
import { type Calls, Failure, LOST, PageOfRows } from './replies.ts';
import { noteProblem } from './test-problems.ts';
import { admits } from '@portal/contract/admits';
import { rolAcotadoOf } from '@portal/contract/roles';
import { basePath } from '../core/router/base-path.ts';

type Request = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

/** Server that answers the client's calls with the contract's examples or with a test's own replies. */
export interface FakeServer {
  readonly fetch: typeof fetch;
  /** Returns the requests of a call so far. */
  requests<E extends Endpoint>(endpoint: E): RequestOf<E>[];
}

interface Options {
  readonly calls: Calls;
  /** Person of the client's session, until a sign-in answers another one. */
  readonly user: UsuarioActual;
  /** Failure of every call outside of `calls` and ALWAYS. */
  readonly failing?: Failure | undefined;
}

/** Calls that answer even when `failing` is set. */
const ALWAYS: Calls = {
  log: { ins: examples.log.ins },
  portal: { info: examples.portal.info },
  usuario: { verifyToken: examples.usuario.verifyToken },
};

/** A screen that waits for its server asks for it every ten seconds, which a slow test lives to see. */
const AWAY: Calls = { portal: { vivo: LOST } };

/**
 * Creates the fake server. It fails the test, with the reason, on a request that the contract lacks, its schemas refuse or the role
 * may not make, on a call without an example, and on a reply that does not fit its schema.
 */
export function fakeServer({ calls, user, failing }: Options): FakeServer {
  const made: { readonly endpoint: Endpoint; readonly request: Request }[] = [];
  let person = user;
  const layers: readonly Calls[] = [AWAY, failing ? ALWAYS : examples, calls];
  const answer = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const { found, request } = read(input, init);
    made.push({ endpoint: found.endpoint, request });
    if (!allowed(found.endpoint, init, person)) throw problem(`${found.name} is not for this role, or came without a token`);
    const reply = replyOf(layers, found) ?? failing;
    if (!reply) throw problem(`${found.name} has no example: add one to the examples.ts of its domain in packages/contract/src`);
    const settledReply = await settled(reply, request, init.signal);
    if (found.endpoint === sesionApi.login) person = personOf(settledReply) ?? person;
    return respond(found, settledReply);
  };
  return {
    fetch: answer,
    requests: <E extends Endpoint>(endpoint: E) =>
      made.filter((one) => one.endpoint === endpoint).map(({ request }) => request as RequestOf<E>),
  };
}

/** Person of a sign-in; undefined for a refused one. */
const personOf = (reply: unknown): UsuarioActual | undefined =>
  reply && typeof reply === 'object' && 'usuario' in reply ? (reply.usuario as UsuarioActual) : undefined;

/** Fails the test and returns an error, which the client takes for a lost connection. */
function problem(text: string): Error {
  noteProblem(text);
  return new Error(text);
}

function read(input: RequestInfo | URL, { method = 'GET', body }: RequestInit): { found: NamedCall; request: Request } {
  const url = new URL(input instanceof Request ? input.url : input, window.location.href);
  const { found, params } = findCall(method as Method, url.pathname.slice(`${basePath}/api`.length)) ?? {};
  if (!found) throw problem(`the contract has no call ${method} ${url.pathname}`);
  const { endpoint, name } = found;
  const part = (schema: Endpoint['body'], given: unknown): unknown => {
    if (!schema) return undefined;
    const { data, issues } = validate(schema, given);
    if (issues) throw problem(`${name} refuses its request: ${JSON.stringify(issues)} in ${JSON.stringify(given)}`);
    const dropped = schema === endpoint.body ? droppedFields(schema, given) : [];
    if (dropped.length) throw problem(`${name} drops ${dropped.join(', ')} of ${JSON.stringify(given)}`);
    return data;
  };
  return {
    found,
    request: {
      params: part(endpoint.params, params),
      query: part(endpoint.query, nestedQuery(Object.fromEntries(url.searchParams))),
      body: part(endpoint.body, typeof body === 'string' ? JSON.parse(body) : body),
    },
  };
}

const MAY: Record<Access, (user: UsuarioActual) => boolean> = {
  publico: () => true,
  dispositivo: () => true,
  sesion: () => true,
  propio: () => true,
  soporte: ({ indicador_soporte, indicador_admin }) => indicador_soporte === 1 || indicador_admin === 1,
  admin: ({ indicador_admin }) => indicador_admin === 1,
};

const allowed = (call: Endpoint, { headers }: RequestInit, user: UsuarioActual): boolean =>
  call.access === 'publico' ||
  (new Headers(headers).has('authorization') && (MAY[call.access](user) || admits(call, rolAcotadoOf(user.rol_acotado ?? 0))));

type Layer = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** Returns the reply of the last layer that has one for this call. */
const replyOf = (layers: readonly Calls[], { group, call }: NamedCall): unknown =>
  (layers as readonly Layer[]).findLast((one) => one[group]?.[call] !== undefined)?.[group]?.[call];

/** Resolves a reply: calls functions and awaits promises until an answer remains. */
async function settled(reply: unknown, request: Request, signal: AbortSignal | null | undefined): Promise<unknown> {
  const given: unknown = typeof reply === 'function' ? (reply as (request: Request) => unknown)(request) : reply;
  const answer = await Promise.race([given, aborted(signal)]);
  return typeof answer === 'function' ? settled(answer, request, signal) : answer;
}

const aborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_resolve, reject) => {
    const stop = () => reject(new DOMException('aborted', 'AbortError'));
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop);
  });

function respond({ name, endpoint }: NamedCall, answer: unknown): Response {
  if (answer === LOST) throw new TypeError('Failed to fetch');
  if (answer instanceof Failure) return new Response(answer.body, { status: answer.status });
  const { rows, total } = answer instanceof PageOfRows ? answer : { rows: answer, total: undefined };
  const wrong = misfit(endpoint, rows);
  if (wrong) throw problem(`${name} cannot answer this: ${wrong}`);
  return new Response(JSON.stringify(rows as ResponseOf<Endpoint>), {
    headers: total === undefined ? {} : { [TOTAL_HEADER]: String(total) },
  });
}
