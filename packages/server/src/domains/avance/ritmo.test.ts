import { avanceApi, META_SEMANA } from '@portal/contract/avance';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildIntento } from '@portal/testkit/builders/persona/intento.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rebuildProgress } from './avance.public.ts';
import { createRandom } from '../../demo/random.ts';

const app = useTestApp();
const DAY_MS = 86_400_000;
const START = '2026-01-01';
const TEMAS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'];
let plan: BuiltPlan;

/** A plan of ten topics that began long ago, and no holidays but those of a test. */
beforeAll(async () => {
  plan = await buildPlan(app.db, { fecha_inicio: START, fecha_fin: '2027-12-31', estructura: { P: { C: { M: TEMAS } } } });
});

beforeEach(async () => {
  app.now = TEST_NOW;
  await app.db.deleteFrom('feriado').execute();
  await app.db.updateTable('configuracion').set({ ritmo_semanal: true, zona_horaria: 'America/Lima' }).execute();
});

interface Persona {
  readonly id_usuario: number;
  readonly token: string;
}

/** Assigns plans since a day to a new person who approves topics, by their place in the first plan, at moments. */
async function personWith(
  moments: readonly (string | undefined)[],
  planes: readonly BuiltPlan[] = [plan],
  apertura = START,
): Promise<Persona> {
  const { id_usuario } = await buildUsuario(app.db);
  for (const { plan: one } of planes) {
    const { id_asignacion } = await buildAsignacion(app.db, { id_usuario, id_planestudio: one.id_planestudio });
    await app.db.updateTable('asignacion').set({ fecha_apertura: apertura }).where('id_asignacion', '=', id_asignacion).execute();
  }
  const person = { id_usuario, token: await signIn(app, { id_usuario }) };
  for (const [index, moment] of moments.entries()) if (moment) await approve(person, planes[0]!, { index, moment });
  return person;
}

async function approve({ id_usuario }: Persona, { ocurrencias }: BuiltPlan, { index, moment }: { index: number; moment: string }) {
  await buildIntento(app.db, ocurrencias[index]!, { id_usuario, fecha_fin: moment, aprobado: true, nota: 100 });
  await rebuildProgress(app.db, { id_usuario: [id_usuario] });
}

const ritmoOf = async ({ token }: Persona) => (await app.call(avanceApi.panel, { token })).data.ritmo;
const absent = ({ id_usuario }: Persona, fecha_desde: string, fecha_hasta: string) =>
  app.db.insertInto('ausencia').values({ id_usuario, tipo: 'licencia', fecha_desde, fecha_hasta, usuario_creacion: 'x' }).execute();
const holiday = (fecha: string) => app.db.insertInto('feriado').values({ fecha, feriado: 'Feriado', usuario_creacion: 'x' }).execute();

// Today is Saturday 21 November in Lima; its week began on Monday 16.
const [SEMANA_3, SEMANA_2, SEMANA_1, ESTA] = ['2026-10-28', '2026-11-04', '2026-11-11', '2026-11-18'].map((day) => `${day}T15:00:00Z`);

describe('the rhythm of a learner', () => {
  test('nobody without an approved topic has one, nor anybody where the settings switch it off', async () => {
    expect(await ritmoOf(await personWith([]))).toBeNull();
    const person = await personWith([ESTA]);
    expect(await ritmoOf(person)).not.toBeNull();
    await app.db.updateTable('configuracion').set({ ritmo_semanal: false }).execute();
    expect(await ritmoOf(person)).toBeNull();
  });

  test('counts weeks in a row, the topics of this week beside its goal, and the best month', async () => {
    const mejor_mes = { mes: '2026-11', temas: 4 };
    expect(await ritmoOf(await personWith([SEMANA_3, SEMANA_2, SEMANA_1, ESTA, ESTA]))).toEqual({
      semanas: 4,
      semana: 2,
      meta: META_SEMANA,
      mejor_mes,
    });
  });

  test('a running week breaks nothing, one without a topic breaks the row', async () => {
    expect(await ritmoOf(await personWith([SEMANA_2, SEMANA_1]))).toMatchObject({ semanas: 2, semana: 0, meta: META_SEMANA });
    expect(await ritmoOf(await personWith([SEMANA_3, SEMANA_1, ESTA]))).toMatchObject({ semanas: 2, semana: 1 });
    expect(await ritmoOf(await personWith([SEMANA_3, SEMANA_2])), 'the last week had none').toMatchObject({ semanas: 0, semana: 0 });
  });

  test('a week begins on Monday of the portal’s time zone', async () => {
    const [sunday, monday] = ['2026-11-16T04:59:59Z', '2026-11-16T05:00:00Z'];
    expect(await ritmoOf(await personWith([sunday, monday]))).toMatchObject({ semanas: 2, semana: 1 });
    await app.db.updateTable('configuracion').set({ zona_horaria: 'Europe/Madrid' }).execute();
    expect(await ritmoOf(await personWith([sunday, monday]))).toMatchObject({ semanas: 1, semana: 2 });
  });

  test.each([
    ['a day of absence', (person: Persona) => absent(person, '2026-11-06', '2026-11-06')],
    ['an absence of several weeks', (person: Persona) => absent(person, '2026-10-20', '2026-11-30')],
    ['a holiday', () => holiday('2026-11-02')],
  ])('%s in a week keeps the row', async (...[, excuse]) => {
    const person = await personWith([SEMANA_3, undefined, SEMANA_1]);
    expect(await ritmoOf(person)).toMatchObject({ semanas: 1 });
    await excuse(person);
    expect(await ritmoOf(person)).toMatchObject({ semanas: 2 });
  });

  test('an absence of somebody else, and a holiday of the week beside it, do not', async () => {
    const person = await personWith([SEMANA_3, undefined, SEMANA_1]);
    await absent(await personWith([]), '2026-11-02', '2026-11-08');
    await absent(person, '2026-10-20', '2026-11-01');
    await holiday('2026-11-09');
    expect(await ritmoOf(person)).toMatchObject({ semanas: 1 });
  });

  test('a week in which nothing was pending keeps the row, and nothing pending sets no goal', async () => {
    const short = await buildPlan(app.db, { fecha_inicio: START, fecha_fin: '2027-12-31', estructura: { P: { C: { M: ['A', 'B'] } } } });
    const person = await personWith([SEMANA_3, SEMANA_3], [short]);
    expect(await ritmoOf(person)).toMatchObject({ semanas: 1, semana: 0, meta: 0 });
    const { id_asignacion } = await buildAsignacion(app.db, { id_usuario: person.id_usuario, id_planestudio: plan.plan.id_planestudio });
    const since = (fecha_apertura: string) =>
      app.db.updateTable('asignacion').set({ fecha_apertura }).where('id_asignacion', '=', id_asignacion).execute();
    await since('2026-11-16T15:00:00Z');
    await approve(person, plan, { index: 0, moment: ESTA! });
    expect(await ritmoOf(person), 'the next plan came this week').toMatchObject({ semanas: 2, semana: 1, meta: 2 });
    await since('2026-11-15T15:00:00Z');
    expect(await ritmoOf(person), 'it waited on the Sunday before').toMatchObject({ semanas: 1 });
  });

  test('a topic of two plans counts once, when it was approved first', async () => {
    const shared = await buildTema(app.db, { titulo: 'Común', banco: 0 });
    const [one, two] = [
      await buildPlan(app.db, { fecha_inicio: START, estructura: { P: { C: { M: [shared] } } } }),
      await buildPlan(app.db, { fecha_inicio: START, estructura: { P: { C: { M: [shared, 'Otro'] } } } }),
    ];
    const person = await personWith([SEMANA_1], [one, two]);
    await approve(person, two, { index: 0, moment: ESTA! });
    expect(await ritmoOf(person)).toEqual({ semanas: 1, semana: 0, meta: 1, mejor_mes: { mes: '2026-11', temas: 1 } });
  });

  test('of equal months the latest is the best', async () => {
    expect((await ritmoOf(await personWith(['2026-09-10T15:00:00Z', SEMANA_1])))?.mejor_mes).toEqual({ mes: '2026-11', temas: 1 });
  });
});

/** A learner’s history, as the second evaluator reads it. */
interface Historia {
  readonly zona: string;
  readonly aprobados: readonly string[];
  readonly ausencias: readonly (readonly [string, string])[];
  readonly feriados: readonly string[];
  readonly apertura: string;
}

const dayIn = (zona: string, moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone: zona });
const plus = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
const mondayOf = (day: string) => plus(day, -((new Date(day).getUTCDay() + 6) % 7));
const weekOf = (monday: string) => Array.from({ length: 7 }, (_, index) => plus(monday, index));

/** Walks back day by day from today, in place of the sets of the statement. */
function secondEvaluator({ zona, aprobados, ausencias, feriados, apertura }: Historia) {
  const days = aprobados.map((moment) => dayIn(zona, new Date(moment)));
  if (days.length === 0) return null;
  const done = (week: readonly string[]) => days.filter((day) => week.includes(day)).length;
  const opened = dayIn(zona, new Date(apertura));
  const finished = days.length === plan.ocurrencias.length;
  const excused = (week: readonly string[]) =>
    week.some((day) => feriados.includes(day) || ausencias.some(([from, to]) => day >= from && day <= to)) ||
    week.every((day) => day < opened || (finished && days.every((approved) => approved < day)));
  const monday = mondayOf(dayIn(zona, app.now));
  let semanas = 0;
  for (let at = monday; at >= mondayOf(days.toSorted()[0]!); at = plus(at, -7)) {
    const week = weekOf(at);
    if (done(week) > 0) semanas += 1;
    else if (at !== monday && !excused(week)) break;
  }
  const inMonth = (mes: string) => days.filter((day) => day.startsWith(mes)).length;
  const months = [...new Set(days.map((day) => day.slice(0, 7)))].toSorted().toReversed();
  const mes = months.reduce((best, each) => (inMonth(each) > inMonth(best) ? each : best));
  const semana = done(weekOf(monday));
  const meta = Math.min(META_SEMANA, semana + plan.ocurrencias.length - days.length);
  return { semanas, semana, meta, mejor_mes: { mes, temas: inMonth(mes) } };
}

test.each([1, 2, 3, 4, 5, 6])('equals a second evaluator over random histories (seed %i)', async (seed) => {
  const random = createRandom(seed);
  const ago = (days: number) => new Date(TEST_NOW.getTime() - random.integer(0, days * DAY_MS)).toISOString();
  const some = (most: number, days: number) => Array.from({ length: random.integer(0, most) }, () => ago(days));
  const found: unknown[] = [];
  for (let round = 0; round < 12; round += 1) {
    const zona = random.pick(['America/Lima', 'Europe/Madrid', 'Pacific/Auckland', 'America/Santiago']);
    await app.db.updateTable('configuracion').set({ zona_horaria: zona }).execute();
    await app.db.deleteFrom('feriado').execute();
    const feriados = [...new Set(some(3, 70).map((moment) => dayIn(zona, new Date(moment))))];
    for (const fecha of feriados) await holiday(fecha);
    const aprobados = some(plan.ocurrencias.length, random.integer(14, 70));
    const apertura = random.chance(0.3) ? ago(60) : `${START}T12:00:00Z`;
    const person = await personWith(aprobados, [plan], apertura);
    const first = dayIn(zona, new Date(ago(60)));
    const ausencias = random.chance(0.5) ? [[first, plus(first, random.integer(0, 20))] as const] : [];
    for (const [from, to] of ausencias) await absent(person, from, to);
    const expected = secondEvaluator({ zona, aprobados, ausencias, feriados, apertura });
    expect(await ritmoOf(person), JSON.stringify({ zona, aprobados, ausencias, feriados, apertura })).toEqual(expected);
    found.push(expected?.semanas);
  }
  expect(new Set(found).size, 'rows of several lengths').toBeGreaterThan(2);
});
