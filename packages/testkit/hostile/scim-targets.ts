import { SCIM_PATH } from '@portal/contract/scim';
import { z } from 'zod';
import { buildEmpresa } from '../builders/organizacion/empresa.ts';
import { nextNumber } from '../builders/counter.ts';
import { buildScimToken } from '../builders/ingreso/scim.ts';
import { signIn } from '../builders/ingreso/sesion.ts';
import { buildUsuario } from '../builders/persona/usuario.ts';
import type { World } from '../examples/example.ts';
import type { RawRequest } from '../services/raw-request.ts';
import { patchOf } from '../scenes/scim.ts';
import { type Caller, SECRET } from './callers.ts';
import { type Attackable, type Further, targetOf } from './spoilt-target.ts';
import type { Target } from './target.ts';

const TYPE = 'application/scim+json';
const ID = z.object({ id: z.string() });
const LIST = z.object({
  filter: z.string(),
  startIndex: z.string(),
  count: z.string(),
  sortBy: z.string(),
  sortOrder: z.string(),
  attributes: z.string(),
  excludedAttributes: z.string(),
});
/** Depth of nested bodies, and of filters: the header of a request, its address included, has 16 KB at most. */
const DEEP = 2_000;
const FILTER_DEEP = 400;
const CONDITIONS = 200;

/** Callers of SCIM: nobody, who has no token of SCIM, tokens that ended, that of another company, and two that may. */
async function callersOf({ test, admin, empresa }: World): Promise<Caller[]> {
  const { db } = test;
  const other = await buildEmpresa(db);
  const [own, foreign, revoked, expired, all] = await Promise.all([
    buildScimToken(db, { empresas: [empresa.id_empresa] }),
    buildScimToken(db, { empresas: [other.id_empresa] }),
    buildScimToken(db, { fecha_revocacion: '2026-11-20T12:00:00Z' }),
    buildScimToken(db, { fecha_expiracion: '2026-11-01' }),
    buildScimToken(db),
  ]);
  const bearer =
    ({ token }: { readonly token: string }) =>
    async () =>
      token;
  return [
    { name: 'nobody', foreign: true },
    { name: 'session of an administrator', foreign: true, open: () => signIn(test, admin) },
    { name: 'revoked token', foreign: true, open: bearer(revoked) },
    { name: 'expired token', foreign: true, open: bearer(expired) },
    { name: 'token of another company', foreign: true, open: bearer(foreign) },
    { name: 'token', foreign: false, open: bearer(own) },
    { name: 'token of all companies', foreign: false, strong: true, open: bearer(all) },
  ];
}

const person = () => {
  const number = nextNumber();
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName: `u${number}@contoso.example`,
    externalId: `x${number}`,
    name: { givenName: 'Ana', familyName: 'Torres' },
    emails: [{ value: `u${number}@contoso.example`, type: 'work' }],
    active: true,
  };
};

const group = (members: readonly object[] = []) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
  displayName: `Equipo ${nextNumber()}`,
  members,
});

const FILTERS: Readonly<Record<string, string>> = {
  'nested deeply': `${'('.repeat(FILTER_DEEP)}userName eq "a"${')'.repeat(FILTER_DEEP)}`,
  'nots in nots': `${'not ('.repeat(FILTER_DEEP)}userName pr${')'.repeat(FILTER_DEEP)}`,
  'hundreds of conditions': Array.from({ length: CONDITIONS }, (_none, index) => `userName eq "u${index}"`).join(' or '),
  'SQL in a value': `userName eq "' or 1=1; --"`,
  'SQL in a path': `userName;drop eq "a"`,
  'open string': 'userName eq "a',
  'half an escape': String.raw`userName eq "\ud83d" or userName eq "\u"`,
  'a value of a subfilter': `emails[type eq "work" and value co "${SECRET}"]`,
  'names of the prototype': '__proto__.constructor eq "a"',
  'another company': `name.givenName co "${SECRET}"`,
};

const lists = (base: RawRequest): Further[] =>
  Object.entries(FILTERS).map(([name, filter]) => ({ name: `filter: ${name}`, request: { ...base, query: { filter } } }));

const operation = (over: object): object => patchOf({ op: 'replace', path: 'name.givenName', value: 'Ana', ...over });

const PATCHES: Readonly<Record<string, unknown>> = {
  'deep path': operation({ path: Array.from({ length: DEEP }, () => 'a').join('.') }),
  'path of brackets': operation({ path: `emails${'[type eq "work"'.repeat(DEEP)}` }),
  'path to the prototype': operation({ path: '__proto__.admin', value: true }),
  'path to the constructor': operation({ path: 'constructor.prototype.admin', value: true }),
  'right of an administrator': operation({ path: 'indicador_admin', value: 1 }),
  password: operation({ path: 'password', value: 'Portal-Demo-2026' }),
  'id of another': operation({ path: 'id', value: '1' }),
  'unknown operation': operation({ op: 'move' }),
  'no operations': patchOf(),
  '5,000 operations': patchOf(...Array.from({ length: 5_000 }, () => ({ op: 'replace', path: 'active', value: true }))),
  'operations that are none': { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations: [null, 1, 'a', []] },
  'members without end': operation({
    op: 'add',
    path: 'members',
    value: Array.from({ length: 4_000 }, (_none, id) => ({ value: `${id}` })),
  }),
  'members by a filter': operation({ op: 'remove', path: `members[value eq "1' or 1=1"]` }),
  'nested value': operation({ path: 'name', value: JSON.parse(`${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`) as unknown }),
};

const patches = (base: RawRequest): Further[] =>
  Object.entries(PATCHES).map(([name, body]) => ({ name: `patch: ${name}`, request: { ...base, body } }));

const TYPES = [
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=a',
  'application/octet-stream',
];

const types = (base: RawRequest): Further[] =>
  base.body === undefined ? [] : TYPES.map((type) => ({ name: `type ${type}`, request: base, headers: { 'content-type': type } }));

interface Call extends Pick<Attackable['endpoint'], 'method' | 'path'> {
  readonly make: (world: World) => RawRequest | Promise<RawRequest>;
  readonly further?: (base: RawRequest) => Further[];
}

/** A person of the company of the world. */
const newPerson = async ({ test, empresa }: World): Promise<string> =>
  String((await buildUsuario(test.db, { id_empresa: empresa.id_empresa, nombres: `Eva ${SECRET}` })).id_usuario);

/** A group that a provider made. */
async function newGroup({ test }: World): Promise<string> {
  const { token } = await buildScimToken(test.db);
  const headers = { 'content-type': TYPE, authorization: `Bearer ${token}` };
  const answer = await test.inject({ method: 'POST', url: `/api${SCIM_PATH}/Groups`, payload: JSON.stringify(group()), headers });
  return answer.json<{ readonly id: string }>().id;
}

const CALLS: readonly Call[] = [
  { method: 'GET', path: '/ServiceProviderConfig', make: () => ({}) },
  { method: 'GET', path: '/ResourceTypes', make: () => ({}) },
  { method: 'GET', path: '/ResourceTypes/:id', make: () => ({ params: { id: 'User' } }) },
  { method: 'GET', path: '/Schemas', make: () => ({}) },
  { method: 'GET', path: '/Schemas/:id', make: () => ({ params: { id: 'urn:ietf:params:scim:schemas:core:2.0:User' } }) },
  { method: 'GET', path: '/Users', make: () => ({ query: { count: 10 } }), further: lists },
  { method: 'POST', path: '/Users', make: () => ({ body: person() }) },
  { method: 'GET', path: '/Users/:id', make: async (world) => ({ params: { id: await newPerson(world) } }) },
  { method: 'PUT', path: '/Users/:id', make: async (world) => ({ params: { id: await newPerson(world) }, body: person() }) },
  {
    method: 'PATCH',
    path: '/Users/:id',
    make: async (world) => ({ params: { id: await newPerson(world) }, body: operation({}) }),
    further: patches,
  },
  { method: 'DELETE', path: '/Users/:id', make: async (world) => ({ params: { id: await newPerson(world) } }) },
  { method: 'GET', path: '/Groups', make: () => ({ query: { count: 10 } }), further: lists },
  { method: 'POST', path: '/Groups', make: async (world) => ({ body: group([{ value: await newPerson(world) }]) }) },
  { method: 'GET', path: '/Groups/:id', make: async (world) => ({ params: { id: await newGroup(world) } }) },
  { method: 'PUT', path: '/Groups/:id', make: async (world) => ({ params: { id: await newGroup(world) }, body: group() }) },
  {
    method: 'PATCH',
    path: '/Groups/:id',
    make: async (world) => ({
      params: { id: await newGroup(world) },
      body: operation({ path: 'displayName', value: `Equipo ${nextNumber()}` }),
    }),
    further: patches,
  },
  { method: 'DELETE', path: '/Groups/:id', make: async (world) => ({ params: { id: await newGroup(world) } }) },
];

/** The service of SCIM, which has no contract. */
export const scimTargets: readonly Target[] = CALLS.map(({ method, path, make, further }) =>
  targetOf({
    endpoint: {
      method,
      path: `${SCIM_PATH}${path}`,
      bodyTypes: [TYPE],
      ...(path.includes(':id') && { params: ID }),
      ...(method === 'GET' && !path.includes(':id') && { query: LIST }),
    },
    refusals: TYPE,
    callers: callersOf,
    make: async (world) => make(world),
    further: (base) => [...types(base), ...(further?.(base) ?? [])],
  }),
);
