import { planestudioApi } from '@portal/contract/planestudio';
import { preguntaApi } from '@portal/contract/pregunta';
import { programaApi } from '@portal/contract/programa';
import { temaApi } from '@portal/contract/tema';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { statement } from '@portal/testkit/statement.ts';
import { beforeAll, expect, test } from 'vitest';
import { forgetCopias } from '../../core/master/copia.repository.ts';

const app = useTestApp();
let token = '';
let built: BuiltPlan;
const TABLES = ['planestudio', 'programa', 'curso', 'modulo', 'tema', 'pregunta', 'contenido'] as const;

/** A plan of two programs, a topic in two modules, and one that requires it. */
beforeAll(async () => {
  token = await signIn(app, await buildUsuario(app.db, { admin: true, nombres: 'Ana', apellido_paterno: 'Pérez' }));
  const compartido = await buildTema(app.db, { titulo: 'Compartido', banco: 2 });
  const segundo = await buildTema(app.db, { titulo: 'Segundo', banco: 1, referencia: compartido.id_tema });
  built = await buildPlan(app.db, {
    denominacion: 'Inducción',
    estructura: { Uno: { Caja: { Cobrar: [compartido, segundo] } }, Dos: { Almacén: { Guardar: [compartido] } } },
  });
});

const totals = async () => {
  const counts = TABLES.map(async (table) => {
    const { rows } = await statement<{ n: number }>`select count(*)::integer as n from ${statement.table(table)}`.execute(app.db);
    return [table, rows[0]!.n] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
};
const duplicate = async (con_contenido = 2) =>
  (await app.call(planestudioApi.duplicar, { token, params: { id: built.plan.id_planestudio }, body: { con_contenido } })).data;
const undo = (id_copia: number, more: object = {}, by = token) =>
  app.call(planestudioApi.deshacerCopia, { token: by, body: { id_copia, simular: 0, ...more } });
const copias = async (by = token) => (await app.call(planestudioApi.copias, { token: by })).data;
const programsOf = async (id: number) => (await app.call(programaApi.ofPlan, { token, params: { id } })).data;

test('a copy says what it made, and undoing it removes exactly that, after a simulation that removes nothing', async () => {
  const before = await totals();
  const { id_planestudio, id_copia, creados, preguntas_iguales } = await duplicate();
  expect(creados).toEqual({ planestudio: 1, programa: 2, curso: 2, modulo: 2, tema: 2, pregunta: 3 });
  expect(preguntas_iguales).toEqual([]);
  expect((await copias())[0]).toMatchObject({ id_copia, tabla: 'planestudio', id: id_planestudio, nombre: 'Inducción (copia)', creados });
  const copied = await totals();
  expect((await undo(id_copia, { simular: 1 })).data).toMatchObject({ eliminados: 12, quitados: creados, quedan: [] });
  expect(await totals()).toEqual(copied);
  expect((await undo(id_copia, { cantidad: 11 })).problem.code).toBe('conflicto');
  expect((await undo(id_copia, { cantidad: 12 })).data).toMatchObject({ eliminados: 12, quedan: [] });
  expect(await totals()).toEqual(before);
  expect([(await undo(id_copia)).status, (await copias()).some((one) => one.id_copia === id_copia)]).toEqual([404, false]);
});

test('the rest of a copy is taken back after its plan was removed by hand', async () => {
  const before = await totals();
  const { id_planestudio, id_copia } = await duplicate();
  expect((await app.call(planestudioApi.del, { token, params: { id: id_planestudio } })).status).toBe(200);
  expect((await undo(id_copia)).data).toMatchObject({ eliminados: 11, quitados: { planestudio: 0, programa: 2 }, quedan: [] });
  expect(await totals()).toEqual(before);
});

test('what somebody assigned, changed or added to stays with its reason, and what it holds too; the rest goes', async () => {
  const { id_planestudio, id_copia } = await duplicate();
  const [uno, dos] = await programsOf(id_planestudio);
  const record = (await app.call(programaApi.sel, { token, params: { id: uno!.id_programa } })).data;
  const { codigo, titulo, codigo_estado, version } = record;
  const change = { id_programa: uno!.id_programa, codigo, titulo, descripcion: 'Otra', codigo_estado, version, id: undefined };
  expect((await app.call(programaApi.upd, { token, body: change })).status).toBe(200);
  const { data } = await undo(id_copia, { simular: 1 });
  const reason = (tabla: string, id: number) => data.quedan.find((one) => one.tabla === tabla && one.id === id)?.motivo;
  expect(reason('programa', uno!.id_programa)).toContain('lo cambió Ana Pérez');
  expect(reason('programa', dos!.id_programa)).toBeUndefined();
  expect(data.quedan.find(({ tabla }) => tabla === 'curso')).toMatchObject({ nombre: 'Caja', motivo: expect.stringContaining('«Uno»') });
  const { id_usuario } = await buildUsuario(app.db);
  await buildAsignacion(app.db, { id_usuario, id_planestudio });
  const used = (await undo(id_copia)).data;
  expect(used.quedan[0]).toMatchObject({ tabla: 'planestudio', motivo: expect.stringContaining('1 usuario asignado') });
  expect((await programsOf(id_planestudio)).map(({ id_programa }) => id_programa)).toEqual([uno!.id_programa, dos!.id_programa]);
  expect(
    (await copias()).some((one) => one.id_copia === id_copia),
    'it can be tried again',
  ).toBe(true);
});

test('a copied module to which a topic was linked later stays', async () => {
  const { id_copia, id_planestudio } = await duplicate();
  const { rows } = await statement<{
    id_modulo: number;
  }>`select distinct id_modulo from lugar where id_planestudio = ${id_planestudio} order by 1`.execute(app.db);
  const { id_tema } = await buildTema(app.db, { banco: 0 });
  const link = { id_modulo: rows[0]!.id_modulo, id_tema, numero_orden: 9, cuestionario: 0 };
  await app.db
    .insertInto('tema_modulo')
    .values({ ...link, usuario_creacion: 'otro', fecha_creacion: '2026-11-21T15:00:01.000Z' })
    .execute();
  const { data } = await undo(id_copia);
  expect(data.quedan.find(({ tabla, id }) => tabla === 'modulo' && id === link.id_modulo)?.motivo).toContain('le agregaron partes');
  expect((await app.call(temaApi.sel, { token, params: { id: id_tema } })).status).toBe(200);
});

test('nobody undoes the copy of another person, nor one that is older than a day', async () => {
  const { id_copia } = await duplicate(0);
  const other = await signIn(app, await buildUsuario(app.db, { admin: true }));
  expect([(await undo(id_copia, {}, other)).status, (await copias(other)).length]).toEqual([404, 0]);
  await forgetCopias(app.db, app.now.toISOString());
  expect((await copias()).some((one) => one.id_copia === id_copia)).toBe(true);
  await app.db.updateTable('copia').set({ fecha_creacion: '2026-11-20T14:59:59.000Z' }).where('id_copia', '=', id_copia).execute();
  expect([(await undo(id_copia)).status, (await copias()).some((one) => one.id_copia === id_copia)]).toEqual([404, false]);
  await forgetCopias(app.db, app.now.toISOString());
  expect(await app.db.selectFrom('copia').select('id_copia').where('id_copia', '=', id_copia).execute()).toEqual([]);
});

test('old questions with two equal options are copied and named', async () => {
  const { rows } = await statement<{ id_pregunta: number }>`
    update pregunta set rpta_b = ' ' || upper(rpta_a) where id_pregunta = (select min(id_pregunta) from tema_pregunta) returning id_pregunta`.execute(
    app.db,
  );
  const { preguntas_iguales } = await duplicate();
  expect(preguntas_iguales).toHaveLength(1);
  expect(preguntas_iguales).not.toContain(rows[0]!.id_pregunta);
  const { data } = await app.call(preguntaApi.sel, { token, params: { id: preguntas_iguales[0]! } });
  expect(data.rpta_b.trim().toLowerCase()).toBe(data.rpta_a.toLowerCase());
});
