import { type Endpoint, type RolAcotado, ROLES_ACOTADOS } from '@portal/contract/core';
import { buildDispositivo, signInOn } from '@portal/testkit/builders/ingreso/dispositivo.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { send, type RawAnswer } from '@portal/testkit/call.ts';
import type { World } from '@portal/testkit/examples/example.ts';
import { type ExampleCase, exampleCases } from '@portal/testkit/examples/examples.ts';
import { useFingerprint } from '@portal/testkit/fingerprint.ts';
import { importEndpoints } from '@portal/testkit/examples/import-calls.ts';
import { scopeColumn } from '@portal/testkit/scope-column.ts';
import { useWorld } from '@portal/testkit/world.ts';
import { expect, test } from 'vitest';
import { rolesOfCalls } from './fixtures/roles-of-calls.ts';

const fingerprint = useFingerprint();
const { newWorld } = useWorld();

type Caller =
  | 'nadie'
  | 'tablet'
  | 'alumno'
  | 'otro alumno'
  | 'soporte'
  | RolAcotado
  | 'admin'
  | 'admin con contraseña vencida'
  | 'admin sin segundo factor'
  | 'admin en una tablet';
type Verdict = 'pasa' | 'sin sesión' | 'sin vincular' | 'sin permiso' | 'contraseña vencida' | 'sin segundo factor';

/** Callers admitted by each rule: P1 written a second time, independently of the server. */
const ALLOWED: Record<Endpoint['access'], readonly Caller[]> = {
  publico: ['nadie', 'alumno', 'otro alumno', 'soporte', 'admin'],
  dispositivo: ['tablet', 'admin en una tablet'],
  sesion: ['alumno', 'otro alumno', 'soporte', 'admin'],
  propio: ['alumno', 'admin'],
  soporte: ['soporte', 'admin'],
  admin: ['admin'],
};
/** Calls beyond those of everybody signed in that the roles beside administrator and support make (P216); a call without a line is closed to them. */
const OF_ROLES: ReadonlyMap<string, readonly string[]> = rolesOfCalls();

const isAcotado = (caller: Caller): caller is RolAcotado => ROLES_ACOTADOS.some((rol) => rol === caller);

/** Callers whom a call admits. */
const admitted = ({ access, method, path }: Endpoint): readonly Caller[] => {
  if (access === 'publico' || access === 'sesion') return [...ALLOWED[access], ...ROLES_ACOTADOS];
  const roles = OF_ROLES.get(`${method} ${path}`) ?? [];
  return [...ALLOWED[access], ...ROLES_ACOTADOS.filter((rol) => roles.includes(rol))];
};

const CALLERS: readonly Caller[] = [
  'nadie',
  'otro alumno',
  'alumno',
  'soporte',
  ...ROLES_ACOTADOS,
  'admin',
  'admin con contraseña vencida',
  'admin sin segundo factor',
  'tablet',
  'admin en una tablet',
];

function verdict(endpoint: Endpoint, caller: Caller): Verdict | undefined {
  if (endpoint.access === 'dispositivo') return ALLOWED.dispositivo.includes(caller) ? 'pasa' : 'sin vincular';
  const open = endpoint.access === 'publico';
  if (caller === 'tablet') return open ? undefined : 'sin sesión';
  if (caller === 'admin en una tablet') return open || endpoint.inShop ? undefined : 'sin permiso';
  return verdictByRole(endpoint, caller);
}

/** Whether a call is answered in a state in which only calls that go on are: `goesOn` says whether this one does. */
const isAnswered = ({ access }: Endpoint, goesOn: boolean | undefined): boolean =>
  // The calls that go on are for the own record alone, and the example of a `propio` one is the learner's (P6, P152).
  access === 'publico' || (goesOn === true && access !== 'propio');

function verdictByRole(endpoint: Endpoint, caller: Caller): Verdict | undefined {
  if (caller === 'admin con contraseña vencida') {
    return isAnswered(endpoint, endpoint.withExpiredPassword) ? undefined : 'contraseña vencida';
  }
  if (caller === 'admin sin segundo factor') {
    return isAnswered(endpoint, endpoint.withoutFactor) ? undefined : 'sin segundo factor';
  }
  if (admitted(endpoint).includes(caller)) return 'pasa';
  return caller === 'nadie' ? 'sin sesión' : 'sin permiso';
}

async function tokenOf({ test: app, alumno, admin, empresa }: World, caller: Caller): Promise<string | undefined> {
  if (caller === 'nadie') return undefined;
  if (caller === 'tablet') return (await buildDispositivo(app.db, empresa)).token;
  if (caller === 'admin en una tablet') {
    const person = await buildUsuario(app.db, { admin: true, id_empresa: empresa.id_empresa });
    return signInOn(app, await buildDispositivo(app.db, empresa), person);
  }
  // The session of the example: some answers count in it alone.
  if (caller === 'alumno') return alumno.token;
  if (caller === 'admin') return signIn(app, admin);
  const options = {
    admin: caller.startsWith('admin'),
    soporte: caller === 'soporte',
    contrasenia_temporal: caller.endsWith('vencida'),
    ...(isAcotado(caller) && { acotado: caller }),
  };
  return signIn(app, await buildUsuario(app.db, options));
}

/** A learner gets 404 where 403 would reveal that another person has such a record; support, who reads people's plans, always 403. */
const forbidden = (caller: Caller): readonly number[] => (caller === 'soporte' || caller === 'admin en una tablet' ? [403] : [403, 404]);

function expectRefused({ status, problem }: RawAnswer, expected: Verdict, caller: Caller): void {
  if (expected === 'sin sesión') expect([status, problem.code]).toEqual([401, 'sesion_requerida']);
  if (expected === 'sin vincular') expect([status, problem.code]).toEqual([401, 'dispositivo_desvinculado']);
  if (expected === 'contraseña vencida') expect([status, problem.code]).toEqual([403, 'contrasena_vencida']);
  if (expected === 'sin segundo factor') expect([status, problem.code]).toEqual([403, 'segundo_factor_pendiente']);
  if (expected === 'sin permiso') expect(forbidden(caller)).toContain(status);
  expect(problem.result).toBe('1');
}

/** Calls for the learner alone: not even an admin answers a questionnaire or rates a topic in another person's name. */
const IN_PERSON: ReadonlySet<string> = new Set([
  'POST /detalle/ins',
  'POST /detalle/ins/varias',
  'POST /detalle/upd/:id',
  'DELETE /detalle/:id',
  'POST /equipo/responder',
  'POST /evaluacion/ins/detalle',
  'POST /feedback/ins',
  'POST /feedback/upd/',
  'POST /recordatorio/persona',
]);

/** A review is its sender's alone: nobody else confirms it or reads its rows (P40). */
const OF_SENDER = importEndpoints('importarIns', 'importarFilas', 'importarRechazadas');

/** 405 counts as admitted: the log refuses changes from every caller (P32). */
const succeeded = (status: number): boolean => status < 300 || status === 405;

/** A call admits the caller: it may find that the record is gone, but refuses nobody for the role. */
function expectAdmitted({ status, problem }: RawAnswer, { name, endpoint }: Pick<ExampleCase, 'name' | 'endpoint'>, caller: Caller): void {
  expect(status, caller).toBeLessThan(500);
  expect(['sesion_requerida', 'dispositivo_desvinculado', 'contrasena_vencida']).not.toContain(problem?.code);
  if (IN_PERSON.has(name) || (isAcotado(caller) && OF_SENDER.has(endpoint))) expect(problem.code, caller).toBe('sin_permiso');
  else if (!['sesion', 'dispositivo'].includes(endpoint.access)) expect(problem?.code, caller).not.toBe('sin_permiso');
}

test.each(exampleCases)('$name ($endpoint.access, $endpoint.scope)', async (example) => {
  const { endpoint, make } = example;
  const world = await newWorld();
  const request = await make(world);
  const tokens = new Map<Caller, string | undefined>();
  for (const caller of CALLERS) tokens.set(caller, await tokenOf(world, caller));
  const limited = await scopeColumn({ ...world, fingerprint }, example, request);
  const call = (caller: Caller) => send(world.test, endpoint, { ...request, token: tokens.get(caller) });

  const requireFactor = (segundo_factor_administradores: boolean) =>
    world.test.db.updateTable('configuracion').set({ segundo_factor_administradores }).execute();
  await requireFactor(true);
  const before = await fingerprint(world.test.db);
  for (const caller of CALLERS) {
    const expected = verdict(endpoint, caller);
    if (expected && expected !== 'pasa') expectRefused(await call(caller), expected, caller);
  }
  expect(await fingerprint(world.test.db)).toEqual(before);
  await requireFactor(false);

  await limited.refused();

  const [first, ...others] = admitted(endpoint);
  const answer = await call(first!);
  expect(succeeded(answer.status), `${first}: ${answer.status} ${answer.text.slice(0, 300)}`).toBe(true);
  await limited.compared(answer);
  for (const caller of others) expectAdmitted(await call(caller), example, caller);
});

test('there is a case for every endpoint and each names its rule', () => {
  expect(exampleCases.length).toBeGreaterThan(80);
  for (const { endpoint } of exampleCases) expect(Object.keys(ALLOWED)).toContain(endpoint.access);
});

test('the calls of the roles beside administrator and support are calls of the contract', () => {
  const calls = new Set(exampleCases.map(({ name }) => name));
  expect([...OF_ROLES.keys()].filter((name) => !calls.has(name))).toEqual([]);
});
