import { avanceApi, LIMITE_PANEL, LIMITE_PLANES_PANEL } from '@portal/contract/avance';
import { temaApi } from '@portal/contract/tema';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { enrol, take, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { findPrimerosTemas } from './primer-tema.repository.ts';

const recorder = useRecorder();
const app = useTestApp();
let ended: BuiltPlan;
let running: BuiltPlan;
let alumno: Alumno;

/** "Vencido" ended on November 10: Uno, Dos, and Cerrado, which Uno locks. "Vigente": six topics, A to F. */
beforeAll(async () => {
  const uno = await buildTema(app.db, { titulo: 'Uno', banco: 2 });
  const cerrado = await buildTema(app.db, { titulo: 'Cerrado', referencia: uno.id_tema });
  ended = await buildPlan(app.db, {
    denominacion: 'Vencido',
    fecha_inicio: '2026-10-01',
    fecha_fin: '2026-11-10',
    estructura: { P: { C: { M: [uno, cerrado, 'Dos'] } } },
  });
  running = await buildPlan(app.db, { denominacion: 'Vigente', estructura: { Q: { C: { M: ['A', 'B', 'C', 'D', 'E', 'F'] } } } });
});

beforeEach(async () => {
  app.now = TEST_NOW;
  alumno = await enrol(app, [running, ended]);
});

const panelOf = async ({ token }: Alumno) => (await app.call(avanceApi.panel, { token })).data;
const titles = (temas: readonly { titulo: string }[]) => temas.map(({ titulo }) => titulo);
const visits = ({ id_usuario }: Alumno) =>
  app.db
    .selectFrom('log')
    .select(['usuario_creacion', 'tabla', 'detalle'])
    .where('id_usuario', '=', id_usuario)
    .where('tipo', '=', 'dashboard')
    .execute();

test('the next topic is the first open one of the plans; the others follow by urgency, locked ones last, five at most', async () => {
  const { siguiente, temas } = await panelOf(alumno);
  expect(siguiente).toMatchObject({ titulo: 'Uno', estado: 'Pendiente', vencido: true, bloqueado: false });
  expect(titles(temas)).toEqual(['Dos', 'A', 'B', 'C', 'D']);
  expect(temas).toHaveLength(LIMITE_PANEL);
});

test('a topic in progress comes before the untouched ones of its plan and after the overdue ones', async () => {
  await take(alumno, running.ocurrencias[4]!, 0);
  expect(titles((await panelOf(alumno)).temas)).toEqual(['Dos', 'E', 'A', 'B', 'C']);
});

test('a letter leads to the topic that the panel offers, in each plan of each person', async () => {
  const other = await enrol(app, [ended, running]);
  await take(other, ended.ocurrencias[0]!);
  const pair = ({ id_usuario }: Alumno, { plan }: BuiltPlan) => ({ id_usuario, id_planestudio: plan.id_planestudio });
  const pairs = [pair(alumno, ended), pair(alumno, running), pair(other, ended), pair(other, ended)];
  const found = await findPrimerosTemas(app.db, pairs);
  expect(found).toHaveLength(3);
  const first = (id_usuario: number, built: BuiltPlan) =>
    found.find((tema) => tema.id_usuario === id_usuario && tema.id_planestudio === built.plan.id_planestudio);
  expect(first(alumno.id_usuario, ended)).toMatchObject({ titulo: 'Uno', ...ended.ocurrencias[0] });
  expect(first(alumno.id_usuario, running)).toMatchObject({ titulo: 'A', ...running.ocurrencias[0] });
  expect(first(other.id_usuario, ended)).toMatchObject({ titulo: 'Cerrado', ...ended.ocurrencias[1] });
});

test('a locked topic is listed once nothing else is pending, and opens with its requirement', async () => {
  const short = await enrol(app, [ended]);
  const before = await panelOf(short);
  expect(titles(before.temas)).toEqual(['Dos', 'Cerrado']);
  expect(before.temas[1]).toMatchObject({ bloqueado: true, requisito: 'Uno' });
  await take(short, ended.ocurrencias[0]!);
  const after = await panelOf(short);
  expect([after.siguiente?.titulo, ...titles(after.temas)]).toEqual(['Cerrado', 'Dos']);
});

test('a topic in its pause is not the next one; when every open topic waits there is none', async () => {
  await app.db
    .updateTable('configuracion')
    .set({ pausas_intento: [30] })
    .execute();
  onTestFinished(
    async () =>
      void (await app.db
        .updateTable('configuracion')
        .set({ pausas_intento: [0, 5, 30] })
        .execute()),
  );
  await take(alumno, ended.ocurrencias[0]!, 0);
  const { siguiente, temas } = await panelOf(alumno);
  expect(siguiente?.titulo, 'the next one of the plans').toBe('Dos');
  expect(temas[0]).toMatchObject({ titulo: 'Uno', espera_hasta: '2026-11-21T15:30:00.000Z' });
  expect(titles(temas)).not.toContain('Dos');
  for (const place of [ended.ocurrencias[2]!, ...running.ocurrencias.slice(0, 5)]) await take(alumno, place, 0);
  expect((await panelOf(alumno)).siguiente?.titulo, 'beyond what the panel lists').toBe('F');
  await take(alumno, running.ocurrencias[5]!, 0);
  const waiting = await panelOf(alumno);
  expect(waiting.siguiente).toBeNull();
  expect(waiting.temas).toHaveLength(LIMITE_PANEL);
  app.now = new Date(TEST_NOW.getTime() + 30 * 60_000);
  expect((await panelOf(alumno)).siguiente?.titulo).toBe('Uno');
});

test('topics and figures equal those of the separate calls', async () => {
  await take(alumno, running.ocurrencias[0]!);
  await take(alumno, running.ocurrencias[1]!, 0);
  const panel = await panelOf(alumno);
  const own = { token: alumno.token, params: { id: alumno.id_usuario } };
  // Nine topics, one approved; the three of "Vencido" are overdue; grades 100 and 0.
  expect(panel.cifras).toMatchObject({ temas: 9, pendientes: 8, vencido: 3, promedio: 50, evaluaciones: 2 });
  expect([panel.cifras]).toEqual((await app.call(avanceApi.kpi, own)).data);
  const all = (await app.call(avanceApi.temas, own)).data;
  for (const tema of [panel.siguiente!, ...panel.temas]) expect(all).toContainEqual(tema);
});

test('without a plan and with every topic approved nothing is pending', async () => {
  const nothing = await panelOf(await enrol(app, []));
  expect(nothing).toEqual({
    cifras: { temas: 0, pendientes: 0, vencido: 0, promedio: null, avance: 0, evaluaciones: 0 },
    siguiente: null,
    temas: [],
    planes: [],
    primera: true,
    consultas_por_leer: 0,
    ritmo: null,
  });
  const finished = await enrol(app, [ended]);
  for (const ocurrencia of ended.ocurrencias) await take(finished, ocurrencia);
  expect(await panelOf(finished)).toMatchObject({ cifras: { temas: 3, pendientes: 0, vencido: 0 }, siguiente: null, temas: [] });
});

test('it shows the plans with topics, unfinished ones first, by their end', async () => {
  const empty = await buildPlan(app.db, { denominacion: 'Sin temas', estructura: {} });
  const person = await enrol(app, [running, ended, empty]);
  const plan = ({ plan: { id_planestudio } }: BuiltPlan) => id_planestudio;
  const vencido = { id_planestudio: plan(ended), plan: 'Vencido', fecha_fin: '2026-11-10', temas: 3 };
  const vigente = { id_planestudio: plan(running), plan: 'Vigente', temas: 6, aprobados: 0 };
  expect((await panelOf(person)).planes).toMatchObject([{ ...vencido, aprobados: 0 }, vigente]);
  for (const place of ended.ocurrencias) await take(person, place);
  expect((await panelOf(person)).planes, 'a finished one comes last').toMatchObject([vigente, { ...vencido, aprobados: 3 }]);
});

test('it shows the end of a plan that was extended for the person, and five plans at most', async () => {
  const plans = await Promise.all(
    Array.from({ length: LIMITE_PLANES_PANEL + 1 }, (_, index) =>
      buildPlan(app.db, { denominacion: `Plan ${index}`, fecha_fin: `2026-12-1${index}`, estructura: { P: { C: { M: ['Tema'] } } } }),
    ),
  );
  const person = await enrol(app, plans);
  await app.db
    .updateTable('asignacion')
    .set({ fecha_limite: '2026-12-31' })
    .where('id_usuario', '=', person.id_usuario)
    .where('id_planestudio', '=', plans[0]!.plan.id_planestudio)
    .execute();
  const { planes = [] } = await panelOf(person);
  expect(planes.map(({ plan }) => plan)).toEqual(['Plan 1', 'Plan 2', 'Plan 3', 'Plan 4', 'Plan 5']);
});

test('the first session of a person is the one before which nobody opened their panel', async () => {
  const person = await enrol(app, [running]);
  expect((await panelOf(person)).primera).toBe(true);
  expect((await panelOf(person)).primera, 'all of the first session, as an answer may be lost').toBe(true);
  app.now = new Date(TEST_NOW.getTime() + 3_600_000);
  const token = await signIn(app, person);
  expect((await panelOf({ ...person, token })).primera, 'another device').toBe(false);
  const other = await enrol(app, [running]);
  await take(other, running.ocurrencias[0]!);
  expect((await panelOf(other)).primera, 'who has finished an attempt knows the portal').toBe(false);
});

test('a topic that was approved elsewhere names that attempt until it is approved here', async () => {
  const shared = await buildTema(app.db, { titulo: 'Común', banco: 2 });
  const [one, two] = [
    await buildPlan(app.db, { denominacion: 'Uno', estructura: { P: { C: { M: [shared] } } } }),
    await buildPlan(app.db, { denominacion: 'Dos', estructura: { P: { C: { M: [shared, 'Otro'] } } } }),
  ];
  const person = await enrol(app, [one, two]);
  const temas = async () => (await app.call(avanceApi.temas, { token: person.token, params: { id: person.id_usuario } })).data;
  expect((await temas()).map(({ aprobado_antes }) => aprobado_antes)).toEqual([null, null, null]);
  await take(person, two.ocurrencias[0]!, 0);
  expect(
    (await temas()).map(({ aprobado_antes }) => aprobado_antes),
    'a failed attempt is none',
  ).toEqual([null, null, null]);
  const { id_evaluacion } = (await take(person, one.ocurrencias[0]!)).data;
  const place = (rows: Awaited<ReturnType<typeof temas>>) =>
    rows.map(({ plan, titulo, aprobado, aprobado_antes }) => ({ plan, titulo, aprobado, aprobado_antes }));
  const approved = { plan: 'Uno', titulo: 'Común', aprobado: true, aprobado_antes: null };
  const other = { plan: 'Dos', titulo: 'Otro', aprobado: false, aprobado_antes: null };
  expect(place(await temas())).toEqual([
    approved,
    { plan: 'Dos', titulo: 'Común', aprobado: false, aprobado_antes: { id_evaluacion, nota: 100 } },
    other,
  ]);
  const detail = (await app.call(temaApi.detalle, { token: person.token, body: two.ocurrencias[0]! })).data;
  expect(detail.aprobado_antes, 'its page says the same').toEqual({ id_evaluacion, nota: 100 });
  await app.db.updateTable('planestudio').set({ codigo_estado: 2 }).where('id_planestudio', '=', one.plan.id_planestudio).execute();
  expect((await temas())[0]!.aprobado_antes, 'also from a plan that is inactive by now').toEqual({ id_evaluacion, nota: 100 });
});

test('opening the panel is logged once within a minute', async () => {
  await panelOf(alumno);
  app.now = new Date(TEST_NOW.getTime() + 59_000);
  await panelOf(alumno);
  expect(await visits(alumno)).toEqual([{ usuario_creacion: alumno.username, tabla: 'pantalla', detalle: null }]);
  app.now = new Date(TEST_NOW.getTime() + 60_000);
  await panelOf(alumno);
  expect(await visits(alumno)).toHaveLength(2);
});

test('besides session and settings the panel sends two statements, whatever it shows', async () => {
  const sentBy = async (request: () => Promise<unknown>) => {
    recorder.take();
    await request();
    return recorder.take().length;
  };
  const { token } = alumno;
  const common = await sentBy(() => app.inject({ url: '/api/portal', headers: { authorization: `Bearer ${token}` } }));
  const empty = await enrol(app, []);
  expect(await sentBy(() => panelOf(alumno))).toBe(common + 2);
  expect(await sentBy(() => panelOf(empty))).toBe(common + 2);
});
