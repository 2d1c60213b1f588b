import { sesionApi } from '@portal/contract/sesion';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario, DEMO_PASSWORD } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeEach, describe, expect, test } from 'vitest';

const app = useTestApp();
const NEW = 'caballo-verde-77';
const DAY = 24 * 60 * 60 * 1000;
let admin: string;

beforeEach(async () => {
  app.now = TEST_NOW;
  await app.db.deleteFrom('intento_acceso').execute();
  admin = await signIn(app, await buildUsuario(app.db, { admin: true }));
});

const issue = (...ids: number[]) => app.call(sesionApi.codigos, { body: { ids }, token: admin });
const use = (username: string, codigo: string, password = NEW) =>
  app.call(sesionApi.resetByCode, { body: { username, codigo, password, password_confirmation: password } });
const login = (username: string, password: string) => app.call(sesionApi.login, { body: { username, password } });

async function personWithCode() {
  const person = await buildUsuario(app.db, { correo_electronico: null });
  const [codigo] = (await issue(person.id_usuario)).data.codigos;
  return { person, codigo: codigo!.codigo };
}

test('a code sets the password of its person once and revokes every session', async () => {
  const { person, codigo } = await personWithCode();
  const session = await signIn(app, person);
  expect(codigo).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
  expect((await use(person.username, codigo)).status).toBe(200);
  expect((await app.call(sesionApi.verifyToken, { query: { authtoken: session } })).status).toBe(401);
  expect((await login(person.username, NEW)).status).toBe(200);
  expect(await use(person.username, codigo, 'otra-cosa-larga-1')).toMatchObject({ status: 410, problem: { code: 'enlace_vencido' } });
});

test('a code ignores case, blanks and hyphens', async () => {
  const { person, codigo } = await personWithCode();
  const typed = ` ${codigo.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
  expect((await use(person.username, typed)).status).toBe(200);
});

test('a code is valid for its person alone, for seven days, until the next one', async () => {
  const { person, codigo } = await personWithCode();
  const other = await buildUsuario(app.db);
  expect((await use(other.username, codigo)).status).toBe(410);
  app.now = new Date(TEST_NOW.getTime() + 7 * DAY);
  expect((await use(person.username, codigo)).status).toBe(410);
  app.now = TEST_NOW;
  const [next] = (await issue(person.id_usuario, person.id_usuario)).data.codigos;
  expect((await use(person.username, codigo)).status).toBe(410);
  expect((await use(person.username, next!.codigo)).status).toBe(200);
});

test('wrong codes are blocked and do not reveal whether a person exists', async () => {
  const { person, codigo } = await personWithCode();
  const wrong = await use(person.username, 'AAAA-AAAA-AAAA');
  const unknown = await use('99999999', 'AAAA-AAAA-AAAA');
  expect({ ...unknown, headers: undefined }).toEqual({ ...wrong, headers: undefined });
  for (let round = 0; round < 4; round += 1) await use(person.username, 'AAAA-AAAA-AAAA');
  expect((await use(person.username, codigo)).status).toBe(429);
});

test('a code works once for simultaneous calls', async () => {
  const { person, codigo } = await personWithCode();
  const answers = await Promise.all([
    use(person.username, codigo, 'primera-clave-larga'),
    use(person.username, codigo, 'segunda-clave-larga'),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
});

test('a Cesado or unknown person refuses the whole call', async () => {
  const person = await buildUsuario(app.db);
  const gone = await buildUsuario(app.db, { codigo_estado: 2, fecha_cese: '2026-10-01' });
  expect((await issue(person.id_usuario, gone.id_usuario)).problem.errors).toHaveProperty('ids');
  expect((await issue(person.id_usuario, 999_999)).status).toBe(400);
  const { rows } = { rows: await app.db.selectFrom('restablecimiento').selectAll().where('id_usuario', '=', person.id_usuario).execute() };
  expect(rows).toEqual([]);
});

test('every selected person gets a new code, which replaces the earlier one, and a log entry', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => buildUsuario(app.db)));
  const ids = people.map(({ id_usuario }) => id_usuario);
  const before = (await issue(...ids)).data.codigos;
  const { clave, valores, codigos } = (await issue(...ids.toReversed(), ids[0]!)).data;
  expect({ clave, valores }).toEqual({ clave: 'sesion.codigos.generados', valores: { total: 5 } });
  expect(codigos.map(({ username }) => username).toSorted()).toEqual(people.map(({ username }) => username).toSorted());
  expect(new Set([...before, ...codigos].map(({ codigo }) => codigo)).size).toBe(10);
  expect((await use(before[0]!.username, before[0]!.codigo)).status).toBe(410);
  for (const { username, codigo } of codigos) expect((await use(username, codigo)).status).toBe(200);
  const logged = await app.db
    .selectFrom('log')
    .select('id_usuario')
    .where('tipo', '=', 'codigo_acceso')
    .where('id_usuario', 'in', ids)
    .execute();
  expect(logged).toHaveLength(10);
});

test('codes are stored as hashes, logged without their text, and listed by expiry only', async () => {
  const { person, codigo } = await personWithCode();
  const stored = await app.db.selectFrom('restablecimiento').selectAll().where('id_usuario', '=', person.id_usuario).execute();
  const logged = await app.db.selectFrom('log').selectAll().where('tipo', '=', 'codigo_acceso').execute();
  expect(logged.some(({ id_usuario }) => id_usuario === person.id_usuario)).toBe(true);
  expect(JSON.stringify([stored, logged])).not.toContain(codigo);
  const query = { pagina: 1, buscar: person.username };
  const listed = await app.call(sesionApi.sellstCodigos, { query, token: admin });
  expect(listed.data).toMatchObject([{ id_usuario: person.id_usuario, correo_electronico: null }]);
  expect(listed.data[0]?.codigo_vence).toBe(new Date(TEST_NOW.getTime() + 7 * DAY).toISOString());
  await use(person.username, codigo);
  expect((await app.call(sesionApi.sellstCodigos, { query, token: admin })).data[0]?.codigo_vence).toBeNull();
  expect((await login(person.username, DEMO_PASSWORD)).status).toBe(401);
});

describe('for all that match', () => {
  const matching = (cantidad: number, excepto: number[] = []) => ({
    todos: { buscar: 'seleccion entera', filtro: { empresa: 'Tiendas Ñ' }, excepto, cantidad },
  });
  const issueAll = (body: ReturnType<typeof matching>) => app.call(sesionApi.codigos, { body, token: admin });

  test('search, filters and exceptions select the people', async () => {
    const { id_empresa } = await buildEmpresa(app.db, { empresa: 'Tiendas Ñ' });
    const chosen = await Promise.all(
      [1, 2, 3].map((number) => buildUsuario(app.db, { id_empresa, nombres: `Selección ${number}`, apellido_paterno: 'Entera' })),
    );
    await buildUsuario(app.db, { nombres: 'Selección 4', apellido_paterno: 'Entera' });
    const [first, ...others] = chosen.map(({ id_usuario }) => id_usuario);
    const { status, data } = await issueAll(matching(2, [first!]));
    expect(status).toBe(200);
    expect(data.codigos.map(({ id_usuario }) => id_usuario).toSorted((a, b) => a - b)).toEqual(others.toSorted((a, b) => a - b));
  });

  test('another number than cantidad answers 409 and changes nothing', async () => {
    const before = await app.db.selectFrom('restablecimiento').select('id_usuario').execute();
    const refused = await issueAll(matching(7));
    expect(refused).toMatchObject({ status: 409, problem: { code: 'conflicto', detail: { cantidad: 3 } } });
    expect(await app.db.selectFrom('restablecimiento').select('id_usuario').execute()).toHaveLength(before.length);
  });

  test('an unknown column is refused', async () => {
    const body = { todos: { filtro: { contrasenia_hash: 'a' }, cantidad: 1 } } as never;
    expect((await app.call(sesionApi.codigos, { body, token: admin })).status).toBe(400);
  });
});
