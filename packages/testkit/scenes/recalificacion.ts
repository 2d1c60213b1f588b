import type { CallOf } from '@portal/contract/core';
import { recalificacionApi, type RecalificacionFicha } from '@portal/contract/recalificacion';
import type { Executor } from '@portal/server/src/db/executor.ts';
import { rebuildProgress } from '@portal/server/src/domains/avance/avance.public.ts';
import { correctCertificados } from '@portal/server/src/domains/certificado/certificado.public.ts';
import { findSettings } from '@portal/server/src/domains/configuracion/configuracion.public.ts';
import { notaDe } from '@portal/server/src/domains/evaluacion/evaluacion.public.ts';
import { runRecalificaciones } from '@portal/server/src/domains/recalificacion/recalificacion.public.ts';
import { sql } from 'kysely';
import type { TestPortal } from '../app.ts';
import type { BuiltPlan } from '../builders/contenido/plan.ts';
import { buildIntento } from '../builders/persona/intento.ts';

const momentIn = async (db: Executor, now: Date) => ({
  now,
  today: now.toISOString().slice(0, 10),
  settings: await findSettings(db),
  config: { publicUrl: 'https://portal.example' },
});

/** Does the corrections with portions left as their job does, at most `portions` of them. */
export async function runCorrections(db: Executor, now: Date, portions = Infinity): Promise<void> {
  let left = portions;
  await runRecalificaciones(db, { goesOn: () => left-- > 0, moment: () => momentIn(db, now) });
}

/** Administrator who corrects. */
export interface Correctora {
  readonly test: TestPortal;
  readonly token: string;
}

export type Pedida = CallOf<typeof recalificacionApi.simular>['body'];

/** Shows a correction, with all its portions. Throws the refusal. */
export async function shownCorrection({ test, token }: Correctora, body: Pedida): Promise<RecalificacionFicha> {
  const { status, data, problem } = await test.call(recalificacionApi.simular, { token, body });
  if (status !== 200) throw new Error(`${status} ${problem.message}`);
  await runCorrections(test.db, test.now);
  return ofCorrection({ test, token }, data.id_recalificacion);
}

/** Reads a correction. */
export const ofCorrection = async ({ test, token }: Correctora, id: number): Promise<RecalificacionFicha> =>
  (await test.call(recalificacionApi.sel, { token, params: { id } })).data;

/** Confirms a correction, with letters or without, and does all of it. Throws the refusal. */
export async function doneCorrection({ test, token }: Correctora, id_recalificacion: number, avisar = false): Promise<RecalificacionFicha> {
  const { status, problem } = await test.call(recalificacionApi.confirmar, { token, body: { id_recalificacion, avisar } });
  if (status !== 200) throw new Error(`${status} ${problem.message}`);
  await runCorrections(test.db, test.now);
  return ofCorrection({ test, token }, id_recalificacion);
}

/** Takes a correction back, all of it. Throws the refusal. */
export async function undoneCorrection({ test, token }: Correctora, id_recalificacion: number): Promise<RecalificacionFicha> {
  const { status, problem } = await test.call(recalificacionApi.deshacer, { token, body: { id_recalificacion } });
  if (status !== 200) throw new Error(`${status} ${problem.message}`);
  await runCorrections(test.db, test.now);
  return ofCorrection({ test, token }, id_recalificacion);
}

/** Graded attempt of four-option questions. */
interface Calificado {
  readonly id_usuario: number;
  /** Place of the plan, from 0. */
  readonly lugar?: number;
  readonly numero_intento?: number;
  /** Chosen option of each question of the topic's bank by its stored place, 1 to 4; null: the question was not drawn. */
  readonly respuestas: readonly (number | null)[];
  /** Order of the options of every question. */
  readonly orden?: string;
  readonly notaminima?: number;
  readonly fecha_fin?: string;
}

/** Inserts a graded attempt with its answers and, when it passes, its certificate. Progress stays as it is. Returns its id. */
export async function buildCalificado(test: TestPortal, { temas, ocurrencias }: BuiltPlan, calificado: Calificado): Promise<number> {
  const { id_usuario, lugar = 0, numero_intento = 1, respuestas, orden = '1234', notaminima = 70 } = calificado;
  const { fecha_fin = '2026-11-20T15:00:00.000Z' } = calificado;
  const { banco } = temas[lugar]!;
  const drawn = banco.flatMap((pregunta, index) => {
    const respuesta = respuestas[index];
    return respuesta === null || respuesta === undefined ? [] : [{ pregunta, respuesta, numero_orden: index + 1 }];
  });
  const nota = notaDe(
    drawn.map(({ pregunta, respuesta }) => (respuesta === pregunta.indicador_correcta ? 1 : 0)),
    notaminima,
  );
  const id_evaluacion = await buildIntento(test.db, ocurrencias[lugar]!, { id_usuario, fecha_fin, numero_intento, notaminima, ...nota });
  const details = drawn.map(({ pregunta, respuesta, numero_orden }) => ({
    id_evaluacion,
    id_pregunta: pregunta.id_pregunta,
    version: pregunta.version,
    numero_orden,
    orden,
    respuesta: orden.indexOf(String(respuesta)) + 1,
    es_correcta: respuesta === pregunta.indicador_correcta,
  }));
  if (details.length) await test.db.insertInto('detalle').values(details).execute();
  if (nota.aprobado)
    await correctCertificados(test.db, await momentIn(test.db, test.now), {
      emite: [{ id_evaluacion, fecha_fin }],
      revisa: [],
      anula: [],
      repone: [],
    });
  return id_evaluacion;
}

/** Counts the progress of what was inserted. */
export const countProgress = (test: TestPortal): Promise<void> => rebuildProgress(test.db);

/** State that a correction changes and its return gives back: grades, points, progress, valid certificates. */
export async function stateOf({ db }: TestPortal) {
  const read = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows;
  return {
    evaluacion: await read(sql`select id_evaluacion, correcta, total, nota, aprobado, codigo_estado from evaluacion order by 1`),
    detalle: await read(sql`
      select id_detalle, version, respuesta, es_correcta, coalesce(puntos, es_correcta::integer)::float8 as puntos from detalle order by 1`),
    progreso: await read(sql`
      select id_usuario, id_planestudio, total, aprobados, calificados, suma_notas, evaluaciones from progreso order by 1, 2`),
    progreso_tema: await read(sql`
      select id_usuario, id_planestudio, id_tema, intentos, nota, aprobado, id_evaluacion, fecha_aprobado, convalidado from progreso_tema order by 1, 2, 3`),
    certificado: await read(sql`select id_evaluacion, numero, codigo, nota, reemplaza from certificado where codigo_estado = 1 order by 1`),
  };
}
