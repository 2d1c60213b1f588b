import { type Access, admits, droppedFields, type Endpoint, type ListQuery, type RequestOf, validate } from '@portal/contract/core';
import { nestedQuery, TOTAL_HEADER } from '@portal/contract/query-text';
import { message } from '@portal/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerOf, type Context, type PublicContext, type SessionUser } from '../context.ts';
import { requireConfirmed } from '../require-confirmed.ts';
import { isInScope } from '../../db/scope.ts';
import { failure, forbidden, notFound } from '../../errors/errors.ts';
import { serialization } from './json-schema.ts';
import { LEFT_OUT, type Route } from './route.ts';
import { Page, RowStream } from '../../list/listing.ts';
import { readOnePerPerson } from '../../list/one-list-per-person.ts';
import { aboutList } from '../spreadsheet/about-list.ts';
import type { FileRequest } from '../spreadsheet/list-file.ts';
import { sendFile } from './answer/send-file.ts';
import { disconnectionOf } from './disconnection.ts';
import { sendRows } from './answer/send-rows.ts';
import { fieldsError, validationError } from './answer/translate-error.ts';

/**
 * Builds the context of a call: session, settings, clock. `app.ts` passes it, because core must not import domains. With a reading the
 * statements of the call end when its signal aborts, and at the limit of a report.
 */
export type ContextFactory = (request: FastifyRequest, reading?: CallReading) => Promise<PublicContext>;

/** How a call reads: until `signal` aborts, and from a replica if its figures may be some seconds old. */
export interface CallReading {
  readonly signal: AbortSignal;
  readonly lagging: boolean;
}

/** Body limit of a call with a session. */
const BODY_BYTES = 1024 * 1024;

interface ParsedRequest {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Registers routes under the prefix of the instance: each call is authorised, parsed, handled and serialised by its schema. */
export function mount(app: FastifyInstance, routes: readonly Route[], createContext: ContextFactory): void {
  for (const route of routes) mountOne(app, route, createContext);
}

function mountOne(app: FastifyInstance, route: Route, createContext: ContextFactory): void {
  const { endpoint, handler, bodyLimit = BODY_BYTES } = route;
  if (endpoint.access === 'propio' && !route.owner && !route.inPerson) throw new Error(`${endpoint.path} has no owner`);
  const contexts = new WeakMap<FastifyRequest, PublicContext>();
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...serialization(endpoint),
    ...(endpoint.access !== 'publico' && { bodyLimit }),
    // Before the body is read: a spreadsheet or a batch from somebody whom the call refuses stays outside.
    onRequest: async (request, reply) => {
      const context = await createContext(request, readingOf(endpoint, reply));
      allow(endpoint, context);
      contexts.set(request, context);
    },
    handler: async (request, reply) => {
      const context = contexts.get(request)!;
      const parsed = await parsePrepared(route, context, request);
      await allowOwner(route, context, parsed);
      const answer = takingTurns(context, await handler(context as never, parsed as never, reply));
      const file = await fileRequest(route, parsed, context);
      return file ? sendFile(reply, answer, file) : sendAnswer(reply, answer);
    },
  });
}

const readingOf = (endpoint: Endpoint, reply: FastifyReply): CallReading | undefined =>
  isReport(endpoint) ? { signal: disconnectionOf(reply), lagging: endpoint.lagging === true } : undefined;

/** Whether a call may read much: a list, figures for the staff, or a search. */
const isReport = ({ method, access, list, interruptible, lagging }: Endpoint): boolean =>
  list !== undefined || interruptible === true || lagging === true || (method === 'GET' && (access === 'soporte' || access === 'admin'));

/** Returns the requested export of a list, undefined without `formato`. */
async function fileRequest(
  { endpoint: { list }, about: own }: Route,
  parsed: ParsedRequest,
  context: PublicContext,
): Promise<FileRequest | undefined> {
  if (!list) return undefined;
  // `parse` validated it by `list.query`.
  const query = parsed.query as ListQuery;
  const { formato, columnas } = query;
  if (!formato) return undefined;
  const issue = async () => ({ ...context, logo: await context.logo?.(), own: await own?.(context as never, parsed as never) });
  const about = formato === 'pdf' ? aboutList(await issue(), list, query) : undefined;
  return { list, format: formato, columnas, zone: context.settings.zona_horaria, texts: context.texts, about };
}

/** Has the caller's whole lists wait for each other. */
function takingTurns({ user, config }: PublicContext, answer: unknown): unknown {
  return user && answer instanceof RowStream
    ? readOnePerPerson(answer, { person: callerOf(user).id_usuario, mostMs: config.wholeListMs })
    : answer;
}

function sendAnswer(reply: FastifyReply, answer: unknown): unknown {
  if (answer instanceof RowStream) return sendRows(reply, answer);
  if (!(answer instanceof Page)) return answer;
  reply.header(TOTAL_HEADER, answer.total);
  return answer.rows;
}

const ALLOWED: Record<Exclude<Access, 'publico' | 'dispositivo'>, (user: SessionUser) => boolean> = {
  sesion: () => true,
  propio: () => true,
  soporte: (user) => user.soporte,
  admin: (user) => user.admin,
};

type Rules = Pick<Endpoint, 'access' | 'scope' | 'reads' | 'areas' | 'withExpiredPassword' | 'withoutFactor' | 'stepUp' | 'inShop'>;
type Judged = Pick<PublicContext, 'user' | 'scope' | 'dispositivo'>;

/**
 * Applies the access rule (P1, P6, P46, P124): throws 401 without a session or a paired tablet, 403 without the right, with an expired
 * password, without the second factor that the settings require or a fresh proof of the person (P152, P153), from a shared tablet where a learner has no business, or with a limited access where none is admitted, or for a
 * change by somebody who looks as another person (P217).
 */
export function allow(endpoint: Rules, { user, scope, dispositivo }: Judged): void {
  if (endpoint.access === 'publico') return;
  if (endpoint.access === 'dispositivo' && !dispositivo) throw failure('dispositivo_desvinculado', 'dispositivo.errores.desvinculado');
  if (endpoint.access === 'dispositivo') return;
  if (!user) throw failure('sesion_requerida', 'llamada.sesion');
  allowPerson(endpoint, user);
  if (!ALLOWED[endpoint.access](user) && !admits(endpoint, user.acotado)) throw forbidden();
  if (endpoint.scope === 'unlimited' && scope !== null) throw failure('sin_permiso', 'llamada.alcance');
  requireProof(endpoint, user);
}

/**
 * Refuses an endpoint with `stepUp` (it gives power or cannot be undone) to a session without recent proof of identity (P153). Runs last: no one
 * has to prove anything for a call that is refused anyway.
 */
function requireProof(endpoint: Rules, user: SessionUser): void {
  if (endpoint.stepUp) requireConfirmed(user, message(`seguridad.confirmar.actos.${endpoint.stepUp}`));
}

/** Throws 403 for an expired or temporary password (P6), and for a second factor that the settings require and nobody set up (P152). */
function requireWhole({ contraseniaVencida, factorPendiente }: Pick<SessionUser, 'contraseniaVencida' | 'factorPendiente'>): void {
  if (contraseniaVencida) throw failure('contrasena_vencida', 'sesion.contrasena.vencida');
  if (factorPendiente) throw failure('segundo_factor_pendiente', 'sesion.factor.obligatorio');
}

/** Refuses an expired password, a missing second factor, on a shared tablet what is not a learner's, and in a look as another person what changes something. */
function allowPerson(endpoint: Rules, user: SessionUser): void {
  requireWhole({
    contraseniaVencida: user.contraseniaVencida && !endpoint.withExpiredPassword,
    factorPendiente: user.factorPendiente && !endpoint.withoutFactor,
  });
  if (user.tienda && !endpoint.inShop) throw failure('sin_permiso', 'tienda.errores.soloAlumno');
  if (user.vista && (!endpoint.reads || endpoint.stepUp)) throw failure('sin_permiso', 'vista.soloLectura');
}

/**
 * Refuses data of other people (P1), to a limited access data of people outside its scope (P46), and to an administrator with an expired password
 * or without the second factor everybody else's data: the calls still open then are for the own record alone (P6, P152).
 */
async function allowOwner(route: Route, context: PublicContext, request: ParsedRequest): Promise<void> {
  const own = route.endpoint.access === 'propio';
  if (!route.owner || (!own && context.scope === null)) return;
  const { noun, find, reach = isInScope } = route.owner;
  const person = await find(context as never, request as never);
  if (typeof person !== 'number') throw notFound(noun);
  if (own && isCallers(route.endpoint, person, context)) return;
  if (context.user) requireWhole(context.user);
  if (!(await reach(context.db, context.scope, person))) throw notFound(noun);
}

/**
 * Returns whether the data of this person is the caller's own. Throws 403 for anybody else's, unless the caller is an administrator, or an
 * auditor who only reads it (P216).
 */
function isCallers(endpoint: Endpoint, person: number, { user }: PublicContext): boolean {
  if (person === user?.id_usuario) return true;
  if (!user?.admin && !admits(endpoint, user?.acotado ?? null)) throw forbidden();
  return false;
}

/** Parses a request. A route with `prepare`, always one with a session, changes the body first and returns the fields that it left out. */
async function parsePrepared({ endpoint, prepare }: Route, context: PublicContext, request: FastifyRequest): Promise<ParsedRequest> {
  if (!prepare) return wholly(endpoint, parse(endpoint, request), request.body);
  const { body, leftOut } = await prepare(context as Context, { params: request.params, body: request.body });
  const parsed: ParsedRequest = parse(endpoint, request, body);
  if (leftOut) Object.assign(parsed.body as object, { [LEFT_OUT]: leftOut });
  return parsed;
}

/** Most fields that a refusal names: a body may hold thousands of rows. */
const MOST_NAMED = 100;

/** Returns a parsed request that keeps everything of its body; throws 400 at every field that it would drop (P210). */
function wholly({ body }: Pick<Endpoint, 'body'>, parsed: ParsedRequest, sent: unknown): ParsedRequest {
  const dropped = body ? droppedFields(body, sent).slice(0, MOST_NAMED) : [];
  if (dropped.length) throw fieldsError(Object.fromEntries(dropped.map((path) => [path, message('registro.noSeGuarda')])));
  return parsed;
}

/** Parses the parts of a request by the schemas of its endpoint. Throws 400 with the issues. */
export function parse<E extends Endpoint>(endpoint: E, request: FastifyRequest, body = request.body): RequestOf<E> {
  return {
    params: parsePart(endpoint.params, request.params),
    query: parsePart(endpoint.query, nestedQuery(request.query as Record<string, unknown>)),
    body: parsePart(endpoint.body, body),
  } as RequestOf<E>;
}

function parsePart(schema: Endpoint['body'], input: unknown): unknown {
  if (!schema) return undefined;
  const { data, issues } = validate(schema, input);
  if (issues) throw validationError(issues);
  return data;
}
