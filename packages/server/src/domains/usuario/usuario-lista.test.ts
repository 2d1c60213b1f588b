import { usuarioApi } from '@portal/contract/usuario';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildParametro, DOMINIO } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';

const recorder = useRecorder();
const app = useTestApp();
let admin = '';
let limited = '';
let andina = 0;
let boreal = 0;

const names = (rows: readonly { readonly personal: string }[]) => rows.map(({ personal }) => personal);
const person = (nombres: string, given: Parameters<typeof buildUsuario>[1] = {}) =>
  buildUsuario(app.db, { nombres, apellido_paterno: '', apellido_materno: '', ...given });

beforeAll(async () => {
  andina = (await buildEmpresa(app.db, { empresa: 'Andina' })).id_empresa;
  boreal = (await buildEmpresa(app.db, { empresa: 'Boreal' })).id_empresa;
  await buildEmpresa(app.db, { empresa: 'Sin gente' });
  admin = await signIn(app, await buildUsuario(app.db, { admin: true, nombres: 'Zoila' }));
  limited = (await limitedAdmin(app, [andina])).token;
  const cargo = await buildParametro(app.db, { id_dominio: DOMINIO.cargo, parametro: 'Cajera líder' });
  const jefe = await person('Jefa Boreal', { id_empresa: boreal, codigo_usuario: 'JEFB' });
  await person('Íñigo Muñoz', { id_empresa: andina, id_cargo: cargo.id_parametro, codigo_jefe_inmediato: jefe.codigo_usuario });
  await person("O'Neill", {
    id_empresa: andina,
    numero_documento: '00000017',
    username: '00000017',
    codigo_estado: 2,
    fecha_cese: '2026-01-31',
  });
  await person('Ulises', { id_empresa: boreal });
});

beforeEach(() => {
  app.now = TEST_NOW;
});

test('finds people by name without accents, document with its zeros, code, position and company', async () => {
  const found = async (buscar: string) => names((await app.call(usuarioApi.sellst, { query: { pagina: 1, buscar }, token: admin })).data);
  expect(await found('inigo MUNOZ')).toEqual(['Íñigo Muñoz']);
  expect(await found('00000017')).toEqual(["O'Neill"]);
  expect(await found('jefb')).toEqual(['Jefa Boreal']);
  expect(await found('cajera lider')).toEqual(['Íñigo Muñoz']);
  expect(await found('boreal')).toEqual(['Jefa Boreal', 'Ulises']);
  expect(await found("o'ne%")).toEqual([]);
});

test('filters by company, code, name and e-mail, and orders by any column', async () => {
  const asked = async (filtro: object, orden?: 'personal' | '-personal') =>
    names((await app.call(usuarioApi.sellst, { query: { pagina: 1, filtro, ...(orden && { orden }) }, token: admin })).data);
  expect(await asked({ empresa: 'Andina', personal: 'munoz' })).toEqual(['Íñigo Muñoz']);
  expect(await asked({ codigo_usuario: 'JEF' })).toEqual(['Jefa Boreal']);
  expect(await asked({ empresa: 'Boreal' }, '-personal')).toEqual(['Ulises', 'Jefa Boreal']);
  expect(await asked({ codigo_estado: '2' })).toEqual(["O'Neill"]);
});

test('shows and filters whom letters reach: nobody with no address or a returned one', async () => {
  const correo_electronico = 'vuelve@example.com';
  const people = [
    await buildUsuario(app.db),
    await buildUsuario(app.db, { correo_electronico: null }),
    await buildUsuario(app.db, { correo_electronico, correo_rebotado: correo_electronico }),
    await buildUsuario(app.db, { correo_electronico: 'nuevo@example.com', correo_rebotado: correo_electronico }),
  ];
  const token = await signIn(app, await buildUsuario(app.db, { admin: true }));
  const read = async (recibe_correos: string) =>
    (await app.call(usuarioApi.sellst, { query: { filtro: { recibe_correos } }, token })).data.map(({ id_usuario }) => id_usuario);
  const [reached, unreached] = [await read('1'), await read('0')];
  expect(people.map(({ id_usuario }) => [reached.includes(id_usuario), unreached.includes(id_usuario)])).toEqual([
    [true, false],
    [false, true],
    [false, true],
    [true, false],
  ]);
});

test('an access of one company sees its people alone, and of a boss elsewhere the code without the name', async () => {
  const { data } = await app.call(usuarioApi.sellst, { query: { pagina: 1, buscar: 'andina' }, token: limited });
  expect(names(data).filter((name) => !name.startsWith('Nombre'))).toEqual(['Íñigo Muñoz', "O'Neill"]);
  expect(data.every(({ id_empresa }) => id_empresa === andina)).toBe(true);
  expect(data.find(({ personal }) => personal === 'Íñigo Muñoz')).toMatchObject({ codigo_jefe_inmediato: 'JEFB', jefe_inmediato: null });
  const all = await app.call(usuarioApi.sellst, { query: { pagina: 1, buscar: 'muñoz' }, token: admin });
  expect(all.data[0]).toMatchObject({ jefe_inmediato: 'Jefa Boreal', cargo: 'Cajera líder' });
  const other = await app.call(usuarioApi.ofEmpresa, { params: { id: boreal }, query: {}, token: limited });
  expect(other.data).toEqual([]);
});

test('the companies of the scope come with the number of their people', async () => {
  const offered = async (token: string) =>
    (await app.call(usuarioApi.empresas, { token })).data.map(({ empresa, usuarios }) => [empresa, usuarios > 0]);
  expect(await offered(admin)).toEqual([
    ['Andina', true],
    ['Boreal', true],
    ['Sin gente', false],
  ]);
  expect(await offered(limited)).toEqual([['Andina', true]]);
});

test('those to whom a plan may be assigned are the active ones', async () => {
  const { data } = await app.call(usuarioApi.asignables, { query: { filtro: { empresa: 'Andina' } }, token: admin });
  expect(names(data)).toContain('Íñigo Muñoz');
  expect(names(data)).not.toContain("O'Neill");
});

test('a page costs the session and one statement, a full one the count too', async () => {
  recorder.take();
  await app.call(usuarioApi.sellst, { query: { pagina: 1, tamano: 100 }, token: admin });
  expect(recorder.take()).toHaveLength(2);
  await app.call(usuarioApi.sellst, { query: { pagina: 1, tamano: 2, buscar: 'a' }, token: admin });
  expect(recorder.take()).toHaveLength(3);
});

test('the record of a person holds document, codes and stamps for an administrator, and not for the person', async () => {
  const own = await person('Propia', { id_empresa: andina, numero_documento: '45678901', username: '45678901' });
  const read = async (token: string) => app.call(usuarioApi.sel, { params: { id: own.id_usuario }, token });
  expect((await read(admin)).data).toMatchObject({
    numero_documento: '45678901',
    usuario_creacion: own.usuario_creacion,
    estado: 'Activo',
  });
  const { data } = await read(await signIn(app, own));
  expect(data).toMatchObject({ username: '45678901', estado: 'Activo', rol: 'Alumno' });
  for (const name of ['numero_documento', 'usuario_creacion', 'id_cargo', 'bienvenida', 'fecha_login'])
    expect(data).not.toHaveProperty(name);
  expect((await read((await limitedAdmin(app, [boreal])).token)).status).toBe(404);
  expect((await read(await signIn(app, await person('Otra', { id_empresa: andina })))).status).toBeGreaterThanOrEqual(403);
});
