import { ERROR_STATUS } from '@portal/contract/core';
import type { Message } from '@portal/messages';
import type { Context } from '../../core/context.ts';
import { matchesTag } from '../../core/http/answer/etag.ts';
import { unknownCall } from '../../core/http/http.ts';
import { toAppError } from '../../core/http/answer/translate-error.ts';
import { type AppError, notFound } from '../../errors/errors.ts';
import { getPersonaScim, searchGrupos, searchPersonas } from './buscar.service.ts';
import { readResource } from './cambios.rules.ts';
import { listOf, resourceTypesOf, schemasOf, serviceOf } from './esquemas.rules.ts';
import { fault, ScimFault, type ScimType } from './falla.rules.ts';
import { readPagina } from './filtro-recursos.rules.ts';
import { changeGrupo, createGrupo, getGrupo, removeGrupo } from './grupo.service.ts';
import { readGroup, readGroupPatch } from './miembros.rules.ts';
import { SCHEMA } from './nombres.rules.ts';
import { readPatch } from './parche.rules.ts';
import { readId } from './persona.rules.ts';
import { ceasePersona, changePersona, createPersona } from './persona.service.ts';
import {
  groupOf,
  type PersonaScim,
  project,
  readProjection,
  readVersion,
  type Recurso,
  userOf,
  versionOf,
  wants,
} from './recurso.rules.ts';

/** Request as the protocol reads it. */
export interface Pedido {
  /** Resource of the address; '' without one. */
  readonly id: string;
  readonly url: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly headers: { readonly 'if-match'?: string | undefined; readonly 'if-none-match'?: string | undefined };
}

/** Request with its context. */
export interface Call {
  readonly context: Context;
  readonly request: Pedido;
  /** Address of the service. */
  readonly base: string;
}

/** Answer with a resource, or without a body. */
export interface Respuesta {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly recurso: Recurso | undefined;
}

/** Works on a request. */
export type Handler = (call: Call) => Promise<Respuesta>;

const ok = (recurso: Recurso): Respuesta => ({ status: 200, recurso });
const created = ({ headers, recurso }: Respuesta, location: string): Respuesta => ({
  status: 201,
  headers: { ...headers, location },
  recurso,
});
const DONE: Respuesta = { status: 204, recurso: undefined };

/** Refusal with its status. */
export interface Refusal {
  readonly status: number;
  readonly scimType: ScimType | undefined;
  readonly sentence: Message;
}

const SCIM_TYPES: Partial<Record<AppError['code'], ScimType>> = {
  datos_invalidos: 'invalidValue',
  cuerpo_ilegible: 'invalidSyntax',
  duplicado: 'uniqueness',
};

/** Returns the refusal of RFC 7644 §3.12, that a failure is; a wrong `If-Match` is 412. */
export function refusalOf(error: unknown, request: { readonly id: string; readonly headers: Pedido['headers'] }): Refusal {
  if (error instanceof ScimFault) {
    const { scimType, sentence } = error;
    return { status: scimType === 'uniqueness' ? 409 : 400, scimType, sentence };
  }
  const { code, sentence } = toAppError(error, request.id);
  const stale = code === 'conflicto' && readVersion(request.headers['if-match']) !== undefined;
  return { status: stale ? 412 : ERROR_STATUS[code], scimType: SCIM_TYPES[code], sentence };
}

/** Reads a parameter of the address that may be named once. */
function queryOf({ query }: Pedido, name: string): string | undefined {
  const value = query[name];
  if (value === undefined || typeof value === 'string') return value;
  throw fault('invalidValue', 'scim.errores.valor', { atributo: name });
}

/** Returns the id of the address. Throws 404 for what is none. */
function idOf(request: Pedido, noun: 'usuario' | 'parametro'): number {
  const id = readId(request.id);
  if (id === undefined) throw notFound(noun);
  return id;
}

const pageOf = (request: Pedido) => readPagina(queryOf(request, 'startIndex'), queryOf(request, 'count'));
const projectionOf = (request: Pedido) => readProjection(queryOf(request, 'attributes'), queryOf(request, 'excludedAttributes'));

const wholeList = (resources: readonly Recurso[]) => ok(listOf(resources, { total: resources.length, startIndex: 1 }));

function oneOf(resources: readonly Recurso[], request: Pedido): Respuesta {
  const found = resources.find(({ id }) => id === request.id);
  if (!found) throw unknownCall('GET', request.url);
  return ok(found);
}

/** Answers a person with version and address in the headers. */
const userAnswer = ({ request, base }: Call, persona: PersonaScim): Respuesta => ({
  status: 200,
  headers: { etag: versionOf(persona.version) },
  recurso: project(userOf(persona, base), projectionOf(request)),
});

async function listUsers({ context, request, base }: Call): Promise<Respuesta> {
  const projection = projectionOf(request);
  const page = pageOf(request);
  const { total, rows } = await searchPersonas(context, { ...page, filter: queryOf(request, 'filter') });
  const resources = rows.map((row) => project(userOf(row, base), projection));
  return ok(listOf(resources, { total, startIndex: page.skip + 1 }));
}

async function getUser(call: Call): Promise<Respuesta> {
  const persona = await getPersonaScim(call.context, idOf(call.request, 'usuario'));
  const answer = userAnswer(call, persona);
  return matchesTag(call.request.headers['if-none-match'], `"${persona.version}"`)
    ? { ...answer, status: 304, recurso: undefined }
    : answer;
}

async function createUser(call: Call): Promise<Respuesta> {
  const persona = await createPersona(call.context, readResource(call.request.body));
  return created(userAnswer(call, persona), `${call.base}/Users/${persona.id_usuario}`);
}

async function changeUser(call: Call, method: 'PUT' | 'PATCH'): Promise<Respuesta> {
  const { body, headers } = call.request;
  const id = idOf(call.request, 'usuario');
  const cambios = method === 'PUT' ? readResource(body) : readPatch(body);
  return userAnswer(call, await changePersona(call.context, id, { cambios, version: readVersion(headers['if-match']) }));
}

async function removeUser({ context, request }: Call): Promise<Respuesta> {
  await ceasePersona(context, idOf(request, 'usuario'), readVersion(request.headers['if-match']));
  return DONE;
}

async function listGroups({ context, request, base }: Call): Promise<Respuesta> {
  const projection = projectionOf(request);
  const page = pageOf(request);
  const miembros = wants(projection, 'members');
  const { total, rows } = await searchGrupos(context, { ...page, miembros, filter: queryOf(request, 'filter') });
  const resources = rows.map((row) => project(groupOf(row, base), projection));
  return ok(listOf(resources, { total, startIndex: page.skip + 1 }));
}

async function getGroup({ context, request, base }: Call): Promise<Respuesta> {
  const projection = projectionOf(request);
  const grupo = await getGrupo(context, { id: idOf(request, 'parametro'), miembros: wants(projection, 'members') });
  return ok(project(groupOf(grupo, base), projection));
}

async function createGroup({ context, request, base }: Call): Promise<Respuesta> {
  const grupo = await createGrupo(context, readGroup(request.body));
  return created(ok(project(groupOf(grupo, base), projectionOf(request))), `${base}/Groups/${grupo.id_parametro}`);
}

/** PUT answers the group, PATCH nothing: its members may be thousands. */
async function changeGroup(call: Call, method: 'PUT' | 'PATCH'): Promise<Respuesta> {
  const { context, request } = call;
  const id = idOf(request, 'parametro');
  await changeGrupo(context, id, method === 'PUT' ? readGroup(request.body) : readGroupPatch(request.body));
  return method === 'PUT' ? getGroup(call) : DONE;
}

async function removeGroup({ context, request }: Call): Promise<Respuesta> {
  await removeGrupo(context, idOf(request, 'parametro'));
  return DONE;
}

/** Builds the error of RFC 7644 §3.12. */
export const errorOf = ({ status, scimType }: Refusal, detail: string): Recurso => ({
  schemas: [SCHEMA.error],
  status: String(status),
  ...(scimType && { scimType }),
  detail,
});

/** Handlers by method and address. */
export const HANDLERS: Readonly<Record<string, Handler>> = {
  'GET /ServiceProviderConfig': async ({ base }) => ok(serviceOf(base)),
  'GET /ResourceTypes': async ({ base }) => wholeList(resourceTypesOf(base)),
  'GET /ResourceTypes/:id': async ({ base, request }) => oneOf(resourceTypesOf(base), request),
  'GET /Schemas': async ({ base }) => wholeList(schemasOf(base)),
  'GET /Schemas/:id': async ({ base, request }) => oneOf(schemasOf(base), request),
  'GET /Users': listUsers,
  'POST /Users': createUser,
  'GET /Users/:id': getUser,
  'PUT /Users/:id': (call) => changeUser(call, 'PUT'),
  'PATCH /Users/:id': (call) => changeUser(call, 'PATCH'),
  'DELETE /Users/:id': removeUser,
  'GET /Groups': listGroups,
  'POST /Groups': createGroup,
  'GET /Groups/:id': getGroup,
  'PUT /Groups/:id': (call) => changeGroup(call, 'PUT'),
  'PATCH /Groups/:id': (call) => changeGroup(call, 'PATCH'),
  'DELETE /Groups/:id': removeGroup,
};
