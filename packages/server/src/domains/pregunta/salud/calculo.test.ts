import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type Ocurrencia } from '@portal/testkit/builders/contenido/plan.ts';
import { buildPregunta } from '@portal/testkit/builders/contenido/pregunta.ts';
import { buildIntento } from '@portal/testkit/builders/persona/intento.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { computeSalud } from './calculo.service.ts';

const recorder = useRecorder();
const app = useTestApp();
const START = new Date('2026-11-21T15:00:00Z');
let here: Ocurrencia;

const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

beforeAll(async () => {
  here = (await buildPlan(app.db, { estructura: { P: { C: { M: [{ titulo: 'Salud', banco: 0 }] } } } })).ocurrencias[0]!;
});

beforeEach(async () => {
  await computeSalud(app.db, { clock: () => after(10_000_000), goesOn: () => true });
  await app.db.deleteFrom('pregunta_salud').execute();
  await app.db.updateTable('salud_marca').set({ hasta: START.toISOString() }).execute();
  await app.db.deleteFrom('evaluacion').execute();
  await app.db.deleteFrom('pendiente_salud').execute();
});

/** Builds attempts of new people with one answer to each question. */
async function answer(preguntas: readonly number[], { people, minute }: { people: number; minute: number }): Promise<number[]> {
  const attempts: number[] = [];
  for (let n = 0; n < people; n++) {
    const { id_usuario } = await buildUsuario(app.db);
    const id_evaluacion = await buildIntento(app.db, here, { id_usuario, fecha_fin: after(minute).toISOString() });
    attempts.push(id_evaluacion);
    for (const [index, id_pregunta] of preguntas.entries())
      await app.db
        .insertInto('detalle')
        .values({ id_evaluacion, id_pregunta, version: 1, numero_orden: index + 1, respuesta: 1, es_correcta: true })
        .execute();
  }
  return attempts;
}

const bank = async (count: number) => {
  const ids: number[] = [];
  for (let n = 0; n < count; n++) ids.push((await buildPregunta(app.db)).id_pregunta);
  return ids;
};

/** Runs the job at a minute; it may compute so many versions. */
async function run(minute: number, most = Infinity): Promise<number> {
  let left = most + 3;
  return computeSalud(app.db, { clock: () => after(minute), goesOn: () => left-- > 0 });
}

const counts = async () =>
  (
    await app.db
      .selectFrom('pregunta_salud')
      .select(['id_pregunta', 'contestadas', 'nuevas', 'fecha_calculo'])
      .orderBy('id_pregunta')
      .execute()
  ).map(({ contestadas, nuevas, fecha_calculo }) => [contestadas, nuevas, fecha_calculo !== null]);

test('computes the versions with new answers alone, and nothing without them', async () => {
  const [first, second, third] = (await bank(3)) as [number, number, number];
  await answer([first, second], { people: 2, minute: 1 });
  expect(await run(20)).toBe(2);
  expect(await run(21)).toBe(0);
  await answer([second, third], { people: 1, minute: 30 });
  expect(await run(60)).toBe(2);
  expect(await counts()).toEqual([
    [2, 0, true],
    [3, 0, true],
    [1, 0, true],
  ]);
});

test('leaves a few new answers to many until a day is over, an annulled one to nobody', async () => {
  const [id] = (await bank(1)) as [number];
  const [annulled] = await answer([id], { people: 41, minute: 1 });
  expect(await run(20)).toBe(1);
  await answer([id], { people: 2, minute: 30 });
  expect(await run(60)).toBe(0);
  expect(await counts()).toEqual([[41, 2, true]]);
  await app.db.updateTable('evaluacion').set({ codigo_estado: 2, motivo_anulacion: 'x' }).where('id_evaluacion', '=', annulled!).execute();
  expect(await run(61)).toBe(1);
  expect(await counts()).toEqual([[42, 0, true]]);
  await answer([id], { people: 1, minute: 70 });
  expect(await run(61 + 24 * 60)).toBe(1);
  expect(await counts()).toEqual([[43, 0, true]]);
});

test('a run that ends in the middle is taken up by the next one', async () => {
  const ids = await bank(5);
  await answer(ids, { people: 3, minute: 1 });
  expect(await run(20, 2)).toBeLessThan(5);
  const half = await counts();
  expect(half.filter(([, , done]) => done).length).toBeGreaterThan(0);
  expect(half.filter(([, , done]) => !done).length).toBeGreaterThan(0);
  await run(21);
  expect(await counts()).toEqual(ids.map(() => [3, 0, true]));
});

test('a process that dies between two statements loses no answer', async () => {
  const ids = await bank(3);
  const attempts = await answer(ids, { people: 3, minute: 1 });
  await run(20);
  await app.db
    .updateTable('evaluacion')
    .set({ codigo_estado: 2, motivo_anulacion: 'x' })
    .where('id_evaluacion', '=', attempts[0]!)
    .execute();
  await answer(ids, { people: 1, minute: 25 });
  let statements = 0;
  for (let at = 1; at < 20; at++) {
    statements = 0;
    const dying = computeSalud(app.db, {
      clock: () => after(60),
      goesOn: () => {
        if (++statements > at) throw new Error('dead');
        return true;
      },
    });
    if (
      await dying.then(
        () => true,
        () => false,
      )
    )
      break;
  }
  expect(await counts()).toEqual(ids.map(() => [3, 0, true]));
});

test('sends one statement for the queue and the mark, and two for each version', async () => {
  const ids = await bank(3);
  await answer(ids, { people: 1, minute: 1 });
  recorder.take();
  await run(20);
  const sent = recorder.take();
  expect(sent.filter((text) => text.includes('pendiente_salud'))).toHaveLength(1);
  expect(sent.filter((text) => text.includes('salud_marca'))).toHaveLength(1);
  // Two reads of what is due (the last finds nothing), and for each of three versions its answers and its figures.
  expect(sent).toHaveLength(2 + 2 + 2 * ids.length);
});

test('counts attempts in slices that meet at the same moment', async () => {
  const ids = await bank(1);
  await answer(ids, { people: 3, minute: 1 });
  await answer(ids, { people: 3, minute: 2 });
  const { countNuevas } = await import('./calculo.repository.ts');
  const hasta = after(10).toISOString();
  const rounds: boolean[] = [];
  do rounds.push(await countNuevas(app.db, { hasta, limite: 2 }));
  while (rounds.at(-1));
  expect(rounds.length).toBeLessThan(6);
  expect(await counts()).toEqual([[0, 6, false]]);
  expect(await countNuevas(app.db, { hasta, limite: 2 })).toBe(false);
  expect(await counts()).toEqual([[0, 6, false]]);
});
