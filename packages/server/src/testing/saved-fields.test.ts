import type { Endpoint, Field } from '@portal/contract/core';
import { masters } from '@portal/contract/lists';
import { datosDe } from '@portal/contract/pregunta';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { nextNumber } from '@portal/testkit/builders/counter.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildPlanestudio } from '@portal/testkit/builders/organizacion/estructura.ts';
import { buildParametro, DOMINIO } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { send } from '@portal/testkit/call.ts';
import type { World } from '@portal/testkit/examples/example.ts';
import { exampleCases } from '@portal/testkit/examples/examples.ts';
import { useWorld } from '@portal/testkit/world.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

type Row = Record<string, unknown>;
interface AnyMaster {
  readonly key: string;
  readonly fields: Readonly<Record<string, Field>>;
  readonly list: { readonly columns: object };
}

const { newWorld } = useWorld();

/** Fields with values that depend on other records or fields; a new one needs its line here. */
const codeOfPerson = async ({ test: app }: World) => (await buildUsuario(app.db)).codigo_usuario;
const RECORDS: Readonly<Record<string, (world: World, row: Row) => Promise<unknown>>> = {
  id_empresa: async ({ test: app }) => (await buildEmpresa(app.db)).id_empresa,
  id_centro_costo: async ({ test: app }) => (await buildParametro(app.db, { id_dominio: DOMINIO.centroCosto })).id_parametro,
  id_departamento: async ({ test: app }) => (await buildParametro(app.db, { id_dominio: DOMINIO.departamento })).id_parametro,
  id_cargo: async ({ test: app }) => (await buildParametro(app.db, { id_dominio: DOMINIO.cargo })).id_parametro,
  codigo_grupo: async ({ test: app }) => (await buildParametro(app.db)).codigo_parametro,
  codigo_categoria: async ({ test: app }, row) =>
    (await buildParametro(app.db, { id_dominio: 'pregunta' in row ? DOMINIO.categoriaPregunta : DOMINIO.categoria })).codigo_parametro,
  referencia: async ({ test: app }) => (await buildTema(app.db, { banco: 0 })).id_tema,
  id_tema: async ({ test: app }) => (await buildTema(app.db, { banco: 0 })).id_tema,
  id_plan_tablero1: async ({ test: app }) => (await buildPlanestudio(app.db)).id_planestudio,
  id_plan_tablero2: async ({ test: app }) => (await buildPlanestudio(app.db)).id_planestudio,
  id_usuario: async ({ test: app }) => (await buildUsuario(app.db)).id_usuario,
  ...Object.fromEntries(['codigo_jefe_inmediato', 'codigo_gerente', 'codigo_director'].map((name) => [name, codeOfPerson])),
  fecha_hasta: async (_world, row) => `${Number(String(row['fecha_desde']).slice(0, 4)) + 1}-01-31`,
  datos: async (_world, row) => ({ ...datosDe({ ...row, datos: null } as never), explicacion: `Porque sí ${nextNumber()}.` }),
};

/** Values of which each kind of field takes one that it does not have. */
const values = (): unknown[] => {
  const number = nextNumber();
  const texts = [`Ñandú ${number}`, `n${number}@example.com`, `https://example.com/${number}`, String(70_000_000 + number), `T${number}`];
  const coded = ['2026-12-20', '2026-11-10', '2029-01-31', '#1a2b3c', '20100070970', 'America/Bogota', 'fr'];
  return [...texts, ...coded, 1, 2, 0, 5, 8, 60, 30, 90, true, false, [1, 2], [5, 10]];
};

/** Returns the values of a coded field. */
const codesOf = ({ input }: Field): unknown[] => {
  const found: unknown[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('enum' in node && Array.isArray(node.enum)) found.push(...(node.enum as unknown[]));
    for (const part of Object.values(node)) walk(part);
  };
  for (const io of ['input', 'output'] as const) walk(z.toJSONSchema(input, { io, unrepresentable: 'any' }));
  return found;
};

/** Fields that a change refuses with a sentence of its own: of whom a record is, of which table; publishing; a deadline without its days; a kind of question without its content; a factor that the caller lacks. */
const REFUSED: readonly string[] = [
  'ausencia.id_usuario',
  'pregunta.tipo',
  'solicitud.id_usuario',
  'parametro.id_dominio',
  'planestudio.codigo_estado',
  'planestudio.plazo',
  'planestudio.plazo_dias',
  'tema.numero_preguntas',
  'configuracion.segundo_factor_administradores',
];

const exampleOf = (domain: string, path: RegExp) => exampleCases.find((each) => each.domain === domain && path.test(each.name));

const cases = Object.entries(masters as unknown as Record<string, AnyMaster>).flatMap(([domain, master]) => {
  const [ins, upd, sel] = [/^POST \/\w+\/ins$/, /^POST \/\w+\/upd\/(:id)?$/, /^GET \/\w+\/sel\/:id$/].map((path) =>
    exampleOf(domain, path),
  );
  return ins && upd && sel ? [{ domain, master, ins, upd, sel }] : [];
});

test('every master is among them', () => {
  expect(cases.map(({ domain }) => domain)).toEqual(Object.keys(masters));
});

describe.each(cases)('$domain', ({ domain, master, ins, upd, sel }) => {
  const { key, fields } = master;
  const open = async () => {
    const world = await newWorld();
    const token = await signIn(world.test, world.admin);
    const call = (endpoint: Endpoint, request: object) => send(world.test, endpoint, { ...request, token });
    const read = async (id: number): Promise<Row> => JSON.parse((await call(sel.endpoint, { params: { id } })).text) as Row;
    const { text } = await call(ins.endpoint, await ins.make(world));
    const id = Number((JSON.parse(text) as Row)[key]);
    const inPath = upd.endpoint.params !== undefined;
    const change = (body: Row) => call(upd.endpoint, inPath ? { params: { id }, body } : { body: { [key]: id, ...body } });
    return { world, call, read, id, change };
  };
  const others = (row: Row, name: string) =>
    Object.fromEntries(
      Object.keys(fields)
        .filter((each) => each !== name)
        .map((each) => [each, row[each]]),
    );

  test.each(Object.keys(fields))('a change of %s alone keeps it and leaves the rest as it is (P210)', async (name) => {
    const field = fields[name]!;
    const { world, read, id, change } = await open();
    const before = await read(id);
    const record = await RECORDS[name]?.(world, before);
    const candidates = (record === undefined ? [...codesOf(field), ...values()] : [record]).filter((value) => {
      const parsed = field.input.safeParse(value);
      return parsed.success && JSON.stringify(parsed.data) !== JSON.stringify(before[name]);
    });
    const refused: string[] = [];
    expect(candidates.length).toBeGreaterThan(0);
    for (const value of candidates) {
      const { status, text } = await change({ [name]: value });
      if (status !== 200) {
        refused.push(text);
        continue;
      }
      expect(REFUSED).not.toContain(`${domain}.${name}`);
      const after = await read(id);
      expect(after[name]).toEqual(field.input.parse(value));
      expect(others(after, name)).toEqual(others(before, name));
      return;
    }
    if (REFUSED.includes(`${domain}.${name}`)) return expect(await read(id)).toEqual(before);
    expect.fail(`no value of ${name} is kept: ${refused.join('\n')}`);
  });

  test('a record sent back as it was read changes nothing', async () => {
    const { read, id, change } = await open();
    const before = await read(id);
    const { status, text } = await change(before);
    expect(status, text).toBe(200);
    expect(others(await read(id), '')).toEqual(others(before, ''));
  });

  const NUMBERED = Object.keys(master.list.columns).includes('version');
  test.runIf(NUMBERED)('a record sent back after somebody else changed it is a conflict, whatever it shows of others', async () => {
    const { read, id, change } = await open();
    const before = await read(id);
    const older = (value: unknown) => (typeof value === 'number' ? value + 1 : 'Antes');
    const shown = Object.fromEntries(computed.map((name) => [name, older(before[name])]));
    const stale = { ...before, ...shown, version: Number(before['version']) + 1 };
    expect((await change(stale)).status).toBe(409);
    expect(await read(id)).toEqual(before);
  });

  const computed = Object.keys(master.list.columns).filter(
    (name) => name !== key && !(name in fields) && !/^(usuario|fecha)_(creacion|modificacion)$|^version$/.test(name),
  );
  test.each([...computed, 'dato_ajeno'])('%s, which no save stores, is refused by field and not dropped (P210)', async (name) => {
    const { world, call, read, id, change } = await open();
    const before = await read(id);
    const changed = await change({ [name]: 'Otro valor' });
    expect([changed.status, Object.keys((JSON.parse(changed.text) as { errors?: object }).errors ?? {})]).toEqual([400, [name]]);
    expect(await read(id)).toEqual(before);
    const request = await ins.make(world);
    const batch = Array.isArray(request.body);
    const one = { ...(batch ? (request.body as Row[])[0] : (request.body as Row)), [name]: 'Otro valor' };
    const created = await call(ins.endpoint, { ...request, body: batch ? [one] : one });
    const errors = Object.keys((JSON.parse(created.text) as { errors?: object }).errors ?? {});
    expect([created.status, errors]).toEqual([400, [batch ? `0.${name}` : name]]);
  });
});

const api = (name: string) => exampleCases.find((each) => each.name === name)!.endpoint;

test.each(['POST /configuracion/ins', 'POST /configuracion/upd/'])('%s takes the record of older clients (P85)', async (name) => {
  const world = await newWorld();
  const token = await signIn(world.test, world.admin);
  const body = { id_configuracion: 1, dias_vencimiento: 45, firma_notificacion: 'RRHH', usuario_modificacion: 'x', codigo_estado: 1 };
  const before = await world.test.db.selectFrom('configuracion').selectAll().executeTakeFirstOrThrow();
  expect((await send(world.test, api(name), { body, token })).status).toBe(200);
  const { dias_vencimiento, firma_notificacion, notaminima, zona_horaria } = await world.test.db
    .selectFrom('configuracion')
    .selectAll()
    .executeTakeFirstOrThrow();
  expect({ dias_vencimiento, firma_notificacion }).toEqual({ dias_vencimiento: 45, firma_notificacion: 'RRHH' });
  expect({ notaminima, zona_horaria }).toEqual({ notaminima: before.notaminima, zona_horaria: before.zona_horaria });
  expect((await send(world.test, api(name), { body: { ...body, codigo_estado: 2 }, token })).status).toBe(400);
});

test('a new person with texts in place of ids and a password is refused at each of them', async () => {
  const world = await newWorld();
  const token = await signIn(world.test, world.admin);
  const { body } = await exampleCases.find((each) => each.name === 'POST /usuario/ins')!.make(world);
  const lost = { cargo: 'Cajero', centro_costo: '0303', departamento: 'Finanzas', empresa: 'Andino', contrasenia: 'cualquier-cosa' };
  const { status, text } = await send(world.test, api('POST /usuario/ins'), { body: { ...(body as Row), ...lost }, token });
  const { errors } = JSON.parse(text) as { errors: Record<string, string> };
  expect([status, Object.keys(errors).toSorted()]).toEqual([400, Object.keys(lost).toSorted()]);
  expect(errors['cargo']).toContain('id_cargo');
});

/** Rows that older clients send back as a list shows them, and of which the ids count (P2, P91): the contract marks them `ignoring(…, 'rest')`. */
const ROWS_OF_A_LIST = new Set([
  'POST /planestudio/importar/',
  'POST /planestudio/importar/ins',
  'POST /asignacion/eliminar/',
  'POST /email/asigna',
]);

/** Calls that take a topic's place, or its whole row. */
const ROW_OF_A_TOPIC = new Set(['POST /tema/sel/detalle', 'POST /evaluacion/ins', 'POST /pregunta/sellst/tema/']);

/** Calls with a JSON body, but those of a tablet, which the same function mounts; SCIM ignores by its protocol (RFC 7644, 3.3). */
const writing = exampleCases.filter(
  ({ endpoint: { access, body, bodyTypes } }) => body !== undefined && !bodyTypes && access !== 'dispositivo',
);

test('every writing call of the contract is among them', () => expect(writing.length).toBeGreaterThan(140));

/** Adds a field to a body: to the record, or to the first row of an array. */
const withForeign = (body: unknown): readonly [body: unknown, field: string] => {
  if (Array.isArray(body)) return [[{ ...(body[0] as Row), dato_ajeno: 'x' }, ...body.slice(1)], '0.dato_ajeno'];
  return [{ ...(body as Row), dato_ajeno: 'x' }, 'dato_ajeno'];
};

test.each(writing)('$name refuses a field of its body that it would drop (P210)', async ({ name, endpoint, make }) => {
  const world = await newWorld();
  const request = await make(world);
  const [body, field] = withForeign(request.body);
  const staff = endpoint.access === 'admin' || endpoint.access === 'soporte';
  const token = staff ? await signIn(world.test, world.admin) : world.alumno.token;
  const { status, text } = await send(world.test, endpoint, { token, ...request, body });
  if (ROW_OF_A_TOPIC.has(name) || (ROWS_OF_A_LIST.has(name) && Array.isArray(body))) return expect(status, text).toBe(200);
  expect([status, Object.keys((JSON.parse(text) as { errors?: object }).errors ?? {})], text).toEqual([400, [field]]);
});

test('a link or an assignment of older clients is taken with its author and state, and refused with another state', async () => {
  const world = await newWorld();
  const token = await signIn(world.test, world.admin);
  const { make, endpoint } = exampleCases.find(({ name }) => name === 'POST /asignacion/ins/item')!;
  const { body } = await make(world);
  const sent = (codigo_estado: number) =>
    send(world.test, endpoint, { token, body: { ...(body as Row), usuario_creacion: 'ana', codigo_estado } });
  expect((await sent(2)).status).toBe(400);
  expect((await sent(1)).status).toBe(200);
});
