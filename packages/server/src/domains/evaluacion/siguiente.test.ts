// A result reads only the topics that it shows; the tests compare its state of the plan with the learner's whole list.
import { avanceApi } from '@portal/contract/avance';
import { evaluacionApi } from '@portal/contract/evaluacion';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan, type Ocurrencia } from '@portal/testkit/builders/contenido/plan.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { enrol, take, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { expect, test } from 'vitest';
import { createRandom } from '../../demo/random.ts';

const SEEDS = Array.from({ length: 12 }, (_empty, index) => 20_261_126 + index);
const STEPS = 10;
const TOMORROW = new Date(TEST_NOW.getTime() + 86_400_000);
const app = useTestApp();

const PAUSAS = [0, 5, 30];
const setPausas = (pausas_intento: number[] | null) => app.db.updateTable('configuracion').set({ pausas_intento }).execute();

/** Two plans that share a topic: locked topics, one without questions, one with an empty bank, and one in two modules. */
async function buildPlanes(): Promise<readonly BuiltPlan[]> {
  const base = await buildTema(app.db, { banco: 3 });
  const shared = await buildTema(app.db, { banco: 2 });
  const locked = await buildTema(app.db, { banco: 2, referencia: base.id_tema });
  const chained = await buildTema(app.db, { banco: 2, referencia: locked.id_tema });
  const estructura = {
    G: {
      C: {
        M: [base, locked, shared, { titulo: 'Sin banco', banco: 0, numero_preguntas: 5 }],
        N: [chained, { titulo: 'Lectura', banco: 0 }, base],
      },
    },
  };
  return [await buildPlan(app.db, { estructura }), await buildPlan(app.db, { estructura: { G: { C: { M: [shared, 'Propio'] } } } })];
}

const placeOf = ({ id_planestudio, id_programa, id_curso, id_modulo, id_tema }: Ocurrencia) =>
  [id_planestudio, id_programa, id_curso, id_modulo, id_tema].join('/');

async function expected({ id_usuario, token }: Alumno, place: Ocurrencia) {
  const { data } = await app.call(avanceApi.temas, { token, params: { id: id_usuario } });
  const pending = data.filter(({ id_planestudio, aprobado }) => id_planestudio === place.id_planestudio && !aprobado);
  const openable = pending.filter(({ bloqueado, listo, espera_hasta }) => !bloqueado && listo && espera_hasta === null);
  const program = data.filter((tema) => tema.id_planestudio === place.id_planestudio && tema.id_programa === place.id_programa);
  const avance_programa =
    program.length === 0 ? null : { temas: program.length, aprobados: program.filter(({ aprobado }) => aprobado).length };
  return { avance_programa, pendientes: pending.length, siguiente: openable.find((tema) => placeOf(tema) !== placeOf(place)) ?? null };
}

/** A locked topic, one without questions and one that waits are refused when they are opened; anything else fails the test. */
function refused(error: Error): undefined {
  expect(error.message).toMatch(/^(403|409) /);
}

async function compare(alumno: Alumno, told: readonly number[], when: string): Promise<void> {
  for (const id of told) {
    const { data } = await app.call(evaluacionApi.resultado, { token: alumno.token, params: { id } });
    const { avance_programa, pendientes, siguiente } = data;
    expect({ avance_programa, pendientes, siguiente }, when).toEqual(await expected(alumno, data));
  }
}

test.each(SEEDS)('the next topic and the number of pending ones are those of the whole list (seed %i)', async (seed) => {
  app.now = TEST_NOW;
  const random = createRandom(seed);
  const planes = await buildPlanes();
  const alumno = await enrol(app, planes);
  const places = planes.flatMap(({ ocurrencias }) => ocurrencias);
  const told: number[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const sent = await take(alumno, random.pick(places), random.integer(0, 3)).catch(refused);
    if (sent) told.push(sent.data.id_evaluacion);
    await compare(alumno, told, `after step ${step}`);
  }
  expect(told.length).toBeGreaterThan(2);
  await setPausas(null);
  await compare(alumno, told, 'without pauses');
  await setPausas(PAUSAS);
  await app.db.updateTable('tema').set({ codigo_estado: 0 }).where('id_tema', '=', random.pick(places).id_tema).execute();
  await compare(alumno, told, 'without one of the topics');
  app.now = TOMORROW;
  await compare({ ...alumno, token: await signIn(app, alumno) }, told, 'the next day, when nothing waits');
});
