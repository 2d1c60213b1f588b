import { preguntaApi } from '@portal/contract/pregunta';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan, type Ocurrencia } from '@portal/testkit/builders/contenido/plan.ts';
import { buildPregunta, buildVersion } from '@portal/testkit/builders/contenido/pregunta.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { enrol, take } from '@portal/testkit/scenes/cuestionario.ts';
import { acierta, buildContestado, type Contestada, type Hecho } from '@portal/testkit/scenes/salud.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { computeSalud } from './calculo.service.ts';

const recorder = useRecorder();
const app = useTestApp();
const START = new Date('2026-11-21T15:00:00Z');
const HOUR = 3_600_000;
let plan: BuiltPlan;
let here: Ocurrencia;
let who: { readonly id_usuario: number };
let admin = '';
let hours = 0;

beforeAll(async () => {
  app.now = START;
  const shape = { titulo: 'Salud', banco: 0 } as const;
  plan = await buildPlan(app.db, { estructura: { P: { C: { M: [shape, { titulo: 'Otro', banco: 0 }] } } } });
  here = plan.ocurrencias[0]!;
  who = await buildUsuario(app.db, { admin: true });
});

/** Each test is two hours after the one before: its attempts arrive behind the mark. */
beforeEach(async () => {
  app.now = new Date(START.getTime() + (hours += 2) * HOUR);
  admin = await signIn(app, who);
});

/** Minutes after one hour ago. */
const later = (minutes: number) => new Date(START.getTime() + (hours - 1) * HOUR + minutes * 60_000).toISOString();

/** Builds a graded attempt, an hour ago by default. */
const hace = (contestadas: readonly Contestada[], { place = here, ...given }: Partial<Hecho> & { readonly place?: Ocurrencia } = {}) =>
  buildContestado(app.db, place, { fecha_fin: later(0), ...given, contestadas });

const compute = (goesOn = () => true) => computeSalud(app.db, { clock: () => app.now, goesOn });

const versions = async (id: number, token = admin) => (await app.call(preguntaApi.saludDe, { token, params: { id } })).data;
const counted = async (id: number) => (await versions(id)).map(({ version, contestadas }) => [version, contestadas]);
const times = async (id: number) => (await versions(id))[0]!.opciones.map(({ veces }) => veces);

const newPregunta = async () => (await buildPregunta(app.db, { indicador_correcta: 1 })).id_pregunta;

describe('answers that count', () => {
  test('the first valid attempt of each person at the topic, wherever the topic is', async () => {
    const id = await newPregunta();
    const { id_usuario } = await hace([acierta(id)]);
    await hace([{ ...acierta(id), respuesta: 2, es_correcta: false }], { id_usuario, fecha_fin: later(5), numero_intento: 2 });
    const elsewhere = (await buildPlan(app.db, { estructura: { P: { C: { M: [plan.temas[0]!] } } } })).ocurrencias[0]!;
    await hace([{ ...acierta(id), respuesta: 3, es_correcta: false }], { id_usuario, fecha_fin: later(6), place: elsewhere });
    // Another topic with the same question is a first attempt again.
    await hace([{ ...acierta(id), respuesta: 4, es_correcta: false }], { id_usuario, fecha_fin: later(7), place: plan.ocurrencias[1]! });
    await compute();
    expect(await counted(id)).toEqual([[1, 2]]);
    expect(await times(id)).toEqual([1, 0, 0, 1]);
  });

  test('not one that was faster than reading, nor the one after it', async () => {
    const id = await newPregunta();
    await hace([acierta(id)]);
    const { id_usuario } = await hace([acierta(id)], { rapido: true });
    await hace([acierta(id)], { id_usuario, fecha_fin: later(5), numero_intento: 2 });
    await compute();
    expect(await counted(id)).toEqual([[1, 1]]);
  });

  test('not an open one, nor one that is not due yet', async () => {
    const id = await newPregunta();
    const { id_evaluacion } = await hace([acierta(id)]);
    await app.db.updateTable('evaluacion').set({ fecha_fin: null }).where('id_evaluacion', '=', id_evaluacion).execute();
    await hace([acierta(id)], { fecha_fin: later(59) });
    await compute();
    expect(await versions(id)).toEqual([]);
    app.now = new Date(app.now.getTime() + 10 * 60_000);
    await compute();
    expect(await counted(id)).toEqual([[1, 1]]);
  });

  test('an annulled one stops counting and the next one counts; restored, it counts again', async () => {
    const id = await newPregunta();
    const first = await hace([acierta(id)], { fecha_fin: later(1) });
    const next = [{ ...acierta(id), respuesta: 2, es_correcta: false }];
    await hace(next, { id_usuario: first.id_usuario, fecha_fin: later(2), numero_intento: 2 });
    await compute();
    expect(await times(id)).toEqual([1, 0, 0, 0]);
    for (const [codigo_estado, wanted] of [
      [2, [0, 1, 0, 0]],
      [1, [1, 0, 0, 0]],
    ] as const) {
      await app.db
        .updateTable('evaluacion')
        .set({ codigo_estado, motivo_anulacion: codigo_estado === 2 ? 'Prueba' : null })
        .where('id_evaluacion', '=', first.id_evaluacion)
        .execute();
      expect(await compute()).toBe(1);
      expect(await times(id)).toEqual(wanted);
    }
  });

  test('a deleted one leaves the figures', async () => {
    const id = await newPregunta();
    const { id_evaluacion } = await hace([acierta(id)]);
    await hace([acierta(id)]);
    await compute();
    await app.db.deleteFrom('evaluacion').where('id_evaluacion', '=', id_evaluacion).execute();
    expect(await compute()).toBe(1);
    expect(await counted(id)).toEqual([[1, 1]]);
  });

  test('each version by itself, and the list has the present one', async () => {
    const id = await newPregunta();
    await hace([acierta(id)]);
    const version = await buildVersion(app.db, id, { rpta_b: 'Otra' });
    for (let n = 0; n < 2; n++) await hace([{ ...acierta(id), version }]);
    await compute();
    expect(await counted(id)).toEqual([
      [2, 2],
      [1, 1],
    ]);
    await app.db.updateTable('pregunta').set({ version }).where('id_pregunta', '=', id).execute();
    const query = { pagina: 1, tamano: 10, filtro: { id_pregunta: String(id) } };
    expect((await app.call(preguntaApi.salud, { token: admin, query })).data).toMatchObject([{ version: 2, contestadas: 2, gravedad: 0 }]);
  });
});

describe('options and points', () => {
  test('shown positions become the places of the bank, by the order of each attempt', async () => {
    const id = await newPregunta();
    await hace([{ ...acierta(id), respuesta: 1, orden: '3142', es_correcta: false }]);
    await hace([{ ...acierta(id), respuesta: 4, orden: '3142', es_correcta: false }]);
    await hace([{ ...acierta(id), respuesta: 1, orden: '1234', orden_opciones: [4, 3, 2, 1], es_correcta: false }]);
    await compute();
    expect(await times(id)).toEqual([0, 1, 1, 1]);
  });

  test('ticks of several right options, true or false, and words', async () => {
    const stored = async (datos: object & { readonly tipo: 'multiple' | 'verdadero_falso' | 'corta' }) => {
      const row = await buildPregunta(app.db, { tipo: datos.tipo, datos: JSON.stringify(datos), partes: 0 });
      await app.db
        .updateTable('pregunta_version')
        .set({ tipo: datos.tipo, datos: JSON.stringify(datos), partes: 0 })
        .where('id_pregunta', '=', row.id_pregunta)
        .execute();
      return row.id_pregunta;
    };
    const opciones = ['A', 'B', 'C'].map((texto) => ({ texto }));
    const multiple = await stored({ tipo: 'multiple', opciones, correctas: [1, 2], orden_fijo: false, parcial: true } as never);
    const verdad = await stored({ tipo: 'verdadero_falso', correcta: false } as never);
    const corta = await stored({ tipo: 'corta', aceptadas: ['sí'], exacta: false } as never);
    const { id_evaluacion } = await hace([
      { id_pregunta: multiple, respuesta: 1, orden_opciones: [3, 1, 2], es_correcta: false, puntos: 0.5 },
      { id_pregunta: verdad, respuesta: 2, es_correcta: true, puntos: 1 },
      { id_pregunta: corta, respuesta: 1, es_correcta: false, puntos: 0 },
    ]);
    const answered = async (id_pregunta: number, value: unknown) =>
      app.db
        .updateTable('detalle')
        .set({ respuesta: null, respuesta_datos: JSON.stringify(value) })
        .where('id_evaluacion', '=', id_evaluacion)
        .where('id_pregunta', '=', id_pregunta)
        .execute();
    await answered(multiple, [2]);
    await answered(corta, 'no');
    await compute();
    expect(await times(multiple)).toEqual([1, 0, 0]);
    expect((await versions(verdad))[0]!.opciones.map(({ veces, clave }) => [veces, clave])).toEqual([
      [0, false],
      [1, true],
    ]);
    expect((await versions(corta))[0]).toMatchObject({ contestadas: 1, opciones: [] });
  });

  test('figures by hand: 20 people right with the other question right, 10 with half a point and nothing else', async () => {
    const [id, other] = [await newPregunta(), await newPregunta()];
    for (let n = 0; n < 20; n++) await hace([acierta(id), acierta(other)]);
    for (let n = 0; n < 10; n++)
      await hace([
        { ...acierta(id), es_correcta: false, puntos: 0.5 },
        { ...acierta(other), respuesta: 2, es_correcta: false },
      ]);
    await compute();
    // Points: mean (20 + 5) / 30. Both move together: correlation and efficiency 1. Everybody chose option 1.
    expect((await versions(id))[0]).toMatchObject({ contestadas: 30, facilidad: 83.33, discriminacion: 100, eficiencia: 100, avisos: [] });
    expect((await versions(id))[0]!.opciones[0]).toMatchObject({ veces: 30, parte: 100, correlacion: null });
    expect((await versions(other))[0]!.opciones.map(({ veces, correlacion }) => [veces, correlacion])).toEqual([
      [20, 1],
      [10, -1],
      [0, null],
      [0, null],
    ]);
  });
});

test('grading sends nothing to the tables of the figures', async () => {
  const built = await buildPlan(app.db, { today: '2026-11-21', estructura: { P: { C: { M: [{ titulo: 'Calificado', banco: 3 }] } } } });
  const alumno = await enrol(app, [built]);
  recorder.take();
  expect((await take(alumno, built.ocurrencias[0]!)).status).toBe(200);
  expect(recorder.take().filter((statement) => /salud/.test(statement))).toEqual([]);
  expect(await app.db.selectFrom('pendiente_salud').selectAll().execute()).toEqual([]);
});

test('an attempt that waited for a connection counts when it arrives, and comes before a later one of its person', async () => {
  const id = await newPregunta();
  const { id_usuario } = await hace([acierta(id)]);
  await compute();
  await hace([{ ...acierta(id), respuesta: 3, es_correcta: false }], {
    id_usuario,
    fecha_fin: later(-600),
    fecha_recibida: later(48 * 60),
    numero_intento: 2,
  });
  app.now = new Date(app.now.getTime() + 72 * HOUR);
  admin = await signIn(app, who);
  await compute();
  expect(await times(id)).toEqual([0, 0, 1, 0]);
});
