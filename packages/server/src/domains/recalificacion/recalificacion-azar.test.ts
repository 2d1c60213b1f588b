import type { ModoClave } from '@portal/contract/pregunta';
import { rebuildProgress } from '../avance/avance.public.ts';
import { computeSalud } from '../pregunta/pregunta.public.ts';
import { type TestApp, useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { type Alumno, enrol } from '@portal/testkit/scenes/cuestionario.ts';
import { randomFrom } from '@portal/testkit/random.ts';
import {
  buildCalificado,
  countProgress,
  doneCorrection,
  shownCorrection,
  stateOf,
  undoneCorrection,
} from '@portal/testkit/scenes/recalificacion.ts';
import { isThorough } from '@portal/testkit/thorough.ts';
import { statement } from '@portal/testkit/statement.ts';
import { beforeAll, describe, expect, test } from 'vitest';

/** Histories, in databases of so many: each is compared with all before it. */
const HISTORIES = isThorough ? 1000 : 24;
const TOGETHER = 50;
const FIRST = Array.from({ length: Math.ceil(HISTORIES / TOGETHER) }, (_, index) => index * TOGETHER + 1);
const ORDERS = ['1234', '4321', '3142', '2413', '1432'];

type Random = ReturnType<typeof randomFrom>;
const below = (random: Random, limit: number): number => Math.floor(random() * limit);
const oneOf = <T>(random: Random, all: readonly T[]): T => all[below(random, all.length)]!;

/** People with attempts at a topic of four questions, which a second plan counts too. */
async function history(app: TestApp, random: Random) {
  const plan = await buildPlan(app.db, { estructura: { P: { C: { M: [{ titulo: 'Tema', banco: 4 }] } } } });
  const other = await buildPlan(app.db, { convalida: 1, estructura: { P: { C: { M: [plan.temas[0]!] } } } });
  const attempts: { id_evaluacion: number; chosen: number; drawn: number; right: number[]; minimum: number }[] = [];
  for (let people = 2 + below(random, 3); people > 0; people -= 1) {
    const { id_usuario } = await buildUsuario(app.db);
    await buildAsignacion(app.db, { id_usuario, id_planestudio: plan.plan.id_planestudio });
    if (random() < 0.6) await buildAsignacion(app.db, { id_usuario, id_planestudio: other.plan.id_planestudio });
    for (let intento = 1; intento <= 1 + below(random, 2); intento += 1) {
      const respuestas = [0, 1, 2, 3].map((index) => (index > 0 && random() < 0.3 ? null : 1 + below(random, 4)));
      const notaminima = oneOf(random, [50, 60, 70, 75]);
      const built = { id_usuario, respuestas, numero_intento: intento, notaminima, orden: oneOf(random, ORDERS) };
      const id_evaluacion = await buildCalificado(app, plan, built);
      const { banco } = plan.temas[0]!;
      const right = banco
        .slice(1)
        .flatMap(({ indicador_correcta }, index) => (respuestas[index + 1] === indicador_correcta ? [index] : []));
      const drawn = respuestas.filter((each) => each !== null).length;
      attempts.push({ id_evaluacion, chosen: respuestas[0]!, drawn, right, minimum: notaminima });
    }
  }
  return { plan, attempts };
}

type State = Awaited<ReturnType<typeof stateOf>>;
interface Grade {
  id_evaluacion: number;
  nota: number | null;
  aprobado: boolean;
}
const gradesOf = (state: State) => new Map((state.evaluacion as Grade[]).map((row) => [row.id_evaluacion, row]));

/** Grade by another key, computed apart from the product: chosen options are stored places here. */
function expected(
  { chosen, drawn, right, minimum }: Awaited<ReturnType<typeof history>>['attempts'][number],
  { modo, old, key }: { modo: ModoClave; old: number; key: number },
) {
  if (modo === 'anular' && drawn === 1) return undefined;
  const own = modo === 'nueva' ? chosen === key : chosen === key || chosen === old;
  const total = modo === 'anular' ? drawn - 1 : drawn;
  const nota = Math.round(((right.length + (modo !== 'anular' && own ? 1 : 0)) / total) * 10_000) / 100;
  return { nota, aprobado: nota >= minimum };
}

type Result = Pick<Grade, 'nota' | 'aprobado'>;

/** Keeps the grade of before where the other one is worse and grades only rise, and where nothing is left to grade. */
function kept({ nota, aprobado }: Grade, wanted: Result | undefined, a_la_baja: boolean): Result {
  const before = { nota, aprobado };
  if (!wanted) return before;
  const worse = wanted.aprobado === aprobado ? (wanted.nota ?? 0) < (nota ?? 0) : aprobado;
  return worse && !a_la_baja ? before : wanted;
}

describe.each(FIRST)('histories from %i on', (first) => {
  const app = useTestApp();
  let admin: Alumno;
  beforeAll(async () => {
    admin = await enrol(app, [], { admin: true });
  });

  test(
    'the act is what was shown, and its return what was before',
    async () => {
      for (let seed = first; seed < first + TOGETHER && seed <= HISTORIES; seed += 1) await expectTrue(app, admin, seed);
    },
    TOGETHER * 15_000,
  );
});

/** Shows, does and takes back the correction of one history. */
async function expectTrue(app: TestApp, admin: Alumno, seed: number) {
  const random = randomFrom(seed);
  const { plan, attempts } = await history(app, random);
  await countProgress(app);
  const { id_pregunta, version, indicador_correcta: old } = plan.temas[0]!.banco[0]!;
  const key = ((old - 1 + 1 + below(random, 3)) % 4) + 1;
  const modo = oneOf(random, ['anular', 'tambien', 'nueva'] as const);
  const a_la_baja = random() < 0.5;
  const body = { id_pregunta, version, modo, respuestas: modo === 'anular' ? [] : [key], a_la_baja, motivo: 'Al azar' };
  const before = await stateOf(app);
  const banco = plan.temas[0]!.banco.map((pregunta) => pregunta.id_pregunta);
  const healthy = await computedAgain(app, banco);
  const shown = await shownCorrection(admin, body);
  expect(await stateOf(app), `seed ${seed}: a look changes nothing`).toEqual(before);

  const done = await doneCorrection(admin, shown.id_recalificacion);
  expect(done.cuentas, `seed ${seed}`).toEqual(shown.cuentas);
  const after = await stateOf(app);
  const [was, is] = [gradesOf(before), gradesOf(after)];
  const turns = attempts.map((attempt) => {
    const [one, now] = [was.get(attempt.id_evaluacion)!, is.get(attempt.id_evaluacion)!];
    const wanted = kept(one, expected(attempt, { modo, old, key }), a_la_baja);
    expect({ nota: now.nota, aprobado: now.aprobado }, `seed ${seed}, attempt ${attempt.id_evaluacion}`).toEqual(wanted);
    return Number(now.aprobado) - Number(one.aprobado);
  });
  const count = (turn: number) => turns.filter((each) => each === turn).length;
  expect([shown.cuentas.aprueban, shown.cuentas.desaprueban], `seed ${seed}`).toEqual([count(1), count(-1)]);
  await expectCertified(app, seed);
  const health = await computed(app, banco);
  expect(await computedAgain(app, banco), `seed ${seed}: health`).toEqual(health);
  await rebuildProgress(app.db);
  expect(await stateOf(app), `seed ${seed}: progress equals a rebuilt one`).toEqual(after);

  await undoneCorrection(admin, shown.id_recalificacion);
  expect(await stateOf(app), `seed ${seed}: back`).toEqual(before);
  expect(await computed(app, banco), `seed ${seed}: health, back`).toEqual(healthy);
}

/** Every approved attempt has a valid certificate with its grade, and no other one. */
async function expectCertified(app: TestApp, seed: number) {
  const { rows } = await statement`
    select e.id_evaluacion from evaluacion e left join certificado c on c.id_evaluacion = e.id_evaluacion and c.codigo_estado = 1
    where e.aprobado <> (c.id_certificado is not null) or c.nota is distinct from case when e.aprobado then e.nota end`.execute(app.db);
  expect(rows, `seed ${seed}`).toEqual([]);
}

/** Figures of the answered versions of questions, once the job has computed what is due. */
async function computed(app: TestApp, banco: readonly number[]) {
  await computeSalud(app.db, { clock: () => app.now, goesOn: () => true });
  const { rows } = await statement`
    select id_pregunta, version, contestadas, facilidad, discriminacion, eficiencia, avisos, opciones from pregunta_salud
    where id_pregunta = any (${banco}::integer[]) and contestadas > 0 order by 1, 2`.execute(app.db);
  return rows;
}

/** The same, from nothing. */
async function computedAgain(app: TestApp, banco: readonly number[]) {
  await statement`delete from pregunta_salud where id_pregunta = any (${banco}::integer[])`.execute(app.db);
  await statement`
    insert into pregunta_salud (id_pregunta, version, pendiente)
    select id_pregunta, version, true from pregunta_version where id_pregunta = any (${banco}::integer[])`.execute(app.db);
  return computed(app, banco);
}
