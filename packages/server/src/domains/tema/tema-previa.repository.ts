import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

/** An active question of a topic's bank with its key; only staff get it. */
export interface PreguntaBanco {
  readonly id_pregunta: number;
  readonly pregunta: string;
  readonly rpta_a: string;
  readonly rpta_b: string;
  readonly rpta_c: string;
  readonly rpta_d: string;
  /** 1 to 4. */
  readonly indicador_correcta: number;
}

const BANCO = sql`
  select p.id_pregunta, p.pregunta, p.rpta_a, p.rpta_b, p.rpta_c, p.rpta_d, p.indicador_correcta
  from tema_pregunta join pregunta p using (id_pregunta)`;

/** Draws as an attempt does, active questions at random, but keeps nothing. */
export const samplePreguntas = async (db: Executor, id_tema: number, cantidad: number): Promise<PreguntaBanco[]> =>
  (await sql<PreguntaBanco>`${BANCO} where id_tema = ${id_tema} and p.codigo_estado = 1 order by random() limit ${cantidad}`.execute(db))
    .rows;

/** Those of the named questions that are active in the topic. */
export const findPreguntasByIds = async (db: Executor, id_tema: number, ids: readonly number[]): Promise<PreguntaBanco[]> =>
  (
    await sql<PreguntaBanco>`
      ${BANCO} where id_tema = ${id_tema} and p.codigo_estado = 1 and p.id_pregunta = any (${[...ids]}::integer[])`.execute(db)
  ).rows;
