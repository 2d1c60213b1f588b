import { reporteApi } from '@portal/contract/reporte';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { runSql } from '@portal/testkit/programs/run-sql.ts';
import { type Alumno, enrol, take } from '@portal/testkit/scenes/cuestionario.ts';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, expect, test } from 'vitest';
import { freezeMonth } from '../reporte.public.ts';

const app = useTestApp();
let admin: Alumno;
let plan: BuiltPlan;
let ana: Alumno;
let [a, b] = [0, 0];

/** Plan of two topics: Ana (A) approved one, Beto (B) none; Caro (B) has no plan. One active plan, so seven cuadros. */
beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
  [a, b] = [(await buildEmpresa(app.db)).id_empresa, (await buildEmpresa(app.db)).id_empresa];
  plan = await buildPlan(app.db, { today: '2026-11-21', denominacion: 'Ingreso' });
  ana = await enrol(app, [plan], { id_empresa: a });
  await enrol(app, [plan], { id_empresa: b });
  await buildUsuario(app.db, { id_empresa: b });
  await take(ana, plan.ocurrencias[0]!);
});

const cuadros = async (token = admin.token) => (await app.call(reporteApi.cuadros, { token, query: { pagina: 1, orden: 'informe' } })).data;
const ofInforme = async (informe: string, token = admin.token) => (await cuadros(token)).find((row) => row.informe === informe)!;

/** Cells of a cuadro under a header. */
async function cells(id: number, title: string, token = admin.token): Promise<unknown[]> {
  const file = await app.inject({ method: 'GET', url: `/api/reporte/cuadro/archivo/${id}`, headers: { authorization: `Bearer ${token}` } });
  expect(file.statusCode).toBe(200);
  const [header, ...rows] = (await readXlsx(new Uint8Array(file.rawPayload))).sheets[0]!.rows;
  const values = (row: readonly unknown[]) => row.map((cell) => (cell as { value?: unknown } | null)?.value ?? cell);
  const column = values(header!).indexOf(title);
  expect(column, title).toBeGreaterThanOrEqual(0);
  return rows.map((row) => values(row)[column]);
}

test('freezes each report of today once, and keeps it whatever changes later', async () => {
  const freeze = () => app.call(reporteApi.congelar, { token: admin.token });
  expect([(await freeze()).data.cuadros, (await freeze()).data.cuadros]).toEqual([7, 0]);
  const before = await cuadros();
  expect(before.map(({ fecha, autor, origen }) => [fecha, autor, origen])).toEqual(
    Array.from({ length: 7 }, () => ['2026-11-21', admin.personal, 'pedido']),
  );
  const people = await ofInforme('/reporteusuarioxempresa');
  const general = await ofInforme('/reportegralempresa');
  const shown = async () => [
    (await cells(people.id_cuadro, '% Avance')).map(Number).toSorted((one, other) => one - other),
    await cells(general.id_cuadro, 'Programa de prueba'),
  ];
  // Ana: one of two topics; Beto: none. Companies A and B: 50 and 0 percent of the program.
  const atFirst = await shown();
  expect(atFirst[0]).toEqual([0, 50]);
  expect(atFirst[1]).toEqual(expect.arrayContaining([50, 0]));

  await take(ana, plan.ocurrencias[1]!);
  await app.db.updateTable('usuario').set({ id_empresa: b }).where('id_usuario', '=', ana.id_usuario).execute();
  await app.db.updateTable('empresa').set({ empresa: 'Otro nombre' }).where('id_empresa', '=', a).execute();
  await app.db.updateTable('asignacion').set({ codigo_estado: 2, fecha_cierre: TEST_NOW.toISOString(), usuario_cierre: 'x' }).execute();
  const { data: live } = await app.call(reporteApi.usuarioEmpresaPor, { token: admin.token, body: {}, query: { pagina: 1 } });
  expect(live).toEqual([]);
  expect(await shown()).toEqual(atFirst);
  expect(await cuadros()).toEqual(before);
  for (const { id_cuadro, huella } of before) {
    const { data } = await app.call(reporteApi.verificarCuadro, { token: admin.token, body: { id_cuadro } });
    expect(data).toMatchObject({ igual: true, huella, valores: { fecha: '21/11/2026' } });
  }
});

/** Reads rows of a cuadro on screen. */
const read = async (id_cuadro: number, body: object = {}, token = admin.token) =>
  (await app.call(reporteApi.cuadroFilas, { token, body: { id_cuadro, ...body } })).data;

test('reads a cuadro on screen: its head, and its rows by page, order, search and filter', async () => {
  const people = await ofInforme('/reporteusuarioxempresa');
  const head = (await app.call(reporteApi.cuadro, { token: admin.token, params: { id: people.id_cuadro } })).data;
  expect(head).toMatchObject({ ...people, columnas: expect.any(Object) });
  const advances = async (body: object) => (await read(people.id_cuadro, body)).filas.map(({ avance }) => avance);
  expect(await advances({ orden: 'avance' })).toEqual([0, 50]);
  expect(await advances({ orden: '-avance' })).toEqual([50, 0]);
  expect(await read(people.id_cuadro, { tamano: 1, pagina: 2, orden: 'avance' })).toMatchObject({ total: 2, filas: [{ avance: 50 }] });
  expect(await advances({ buscar: ana.personal })).toEqual([50]);
  expect(await advances({ filtro: { avance: '50', fecha: '2026-01-01..' } })).toEqual([50]);
  expect(await advances({ filtro: { personal: 'nadie' } })).toEqual([]);
  const general = await ofInforme('/reportegralempresa');
  const { columnas } = (await app.call(reporteApi.cuadro, { token: admin.token, params: { id: general.id_cuadro } })).data;
  const programa = Object.keys(columnas).find((name) => columnas[name] === 'Programa de prueba')!;
  expect((await read(general.id_cuadro, { orden: `-${programa}` })).filas[0]).toMatchObject({ avance_total: 50 });
  expect((await app.call(reporteApi.cuadro, { token: admin.token, params: { id: 999_999 } })).status).toBe(404);
});

test.each([{ orden: 'contrasenia' }, { filtro: { contrasenia: 'x' } }, { filtro: { fecha: 'ayer' } }])(
  'refuses an order or filter that the list of the report does not have: %j',
  async (body) => {
    const { id_cuadro } = await ofInforme('/reporteusuarioxempresa');
    expect((await app.call(reporteApi.cuadroFilas, { token: admin.token, body: { id_cuadro, ...body } })).status).toBe(400);
  },
);

test('every frozen report is read on screen', async () => {
  for (const { id_cuadro, filas } of await cuadros()) expect((await read(id_cuadro)).total).toBe(filas);
});

test('says how many reports of today were frozen before, and at which hour', async () => {
  const again = await app.call(reporteApi.congelar, { token: admin.token });
  expect(again.data).toMatchObject({ cuadros: 0, anteriores: 7 });
  expect(again.data.valores).toMatchObject({ cuadros: 0, anteriores: 7, hora: expect.stringMatching(/^\d\d:\d\d$/) });
});

test('a limited access sees the rows of its companies as they were then, and freezes nothing', async () => {
  const { token } = await limitedAdmin(app, [a]);
  const people = await ofInforme('/reporteusuarioxempresa', token);
  // Ana belonged to A when the cuadro was made, and belongs to B now.
  expect([people.filas, await cells(people.id_cuadro, 'Usuario', token)]).toEqual([1, [ana.personal]]);
  expect((await read(people.id_cuadro, {}, token)).filas.map(({ personal }) => personal)).toEqual([ana.personal]);
  expect((await app.call(reporteApi.congelar, { token })).status).toBe(403);
});

test.each([
  'update cuadro set fecha = fecha + 1',
  'delete from cuadro',
  'truncate cuadro cascade',
  `update cuadro_fila set fila = '{}'`,
  'delete from cuadro_fila',
  `insert into cuadro_fila (id_cuadro, numero, fila) select id_cuadro, 999, '{}' from cuadro limit 1`,
])('the database refuses: %s', async (statement) => {
  await expect(runSql(app.db, statement)).rejects.toThrow('un cuadro congelado no cambia');
});

test('the hash of a cuadro reveals tampering', async () => {
  const { id_cuadro } = await ofInforme('/reporteusuarioxempresa');
  await runSql(app.db, 'alter table cuadro_fila disable trigger user');
  await runSql(app.db, `update cuadro_fila set fila = fila || '{"avance": 100}' where id_cuadro = ${id_cuadro}`);
  await runSql(app.db, 'alter table cuadro_fila enable trigger user');
  const { data } = await app.call(reporteApi.verificarCuadro, { token: admin.token, body: { id_cuadro } });
  expect(data).toMatchObject({ igual: false, clave: 'reporte.cuadro.distinto' });
});

test('the end of a month is frozen once, as of its last day; later, as of the day on which the portal is back', async () => {
  // 1 December, 00:10 in Lima.
  expect(await freezeMonth(app.db, new Date('2026-12-01T05:10:00Z'))).toBe(7);
  expect(await freezeMonth(app.db, new Date('2026-12-15T05:10:00Z'))).toBe(0);
  expect(await freezeMonth(app.db, new Date('2027-02-03T15:00:00Z'))).toBe(7);
  const automatic = (await app.call(reporteApi.cuadros, { token: admin.token, query: { pagina: 1 } })).data.filter(
    ({ autor }) => autor === null,
  );
  expect([...new Set(automatic.map(({ fecha, origen }) => `${fecha} ${origen}`))]).toEqual(['2027-02-03 regreso', '2026-11-30 mes']);
});

test('nothing is frozen on the last day of a month before it is over', async () => {
  // 28 February, 10:00 in Lima, by a portal that was away at the end of January.
  expect(await freezeMonth(app.db, new Date('2030-02-28T15:00:00Z'))).toBe(0);
  expect(await freezeMonth(app.db, new Date('2030-03-01T05:10:00Z'))).toBe(7);
});
