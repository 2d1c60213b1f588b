import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

/** Active question of a topic with its key, for staff. */
export interface PreguntaBanco {
  readonly id_pregunta: number;
  readonly pregunta: string;
  readonly rpta_a: string;
  readonly rpta_b: string;
  readonly rpta_c: string;
  readonly rpta_d: string;
  /** Right option, 1 to 4. */
  readonly indicador_correcta: number;
}

const BANCO = sql`
  select p.id_pregunta, p.pregunta, p.rpta_a, p.rpta_b, p.rpta_c, p.rpta_d, p.indicador_correcta
  from tema_pregunta join pregunta p using (id_pregunta)`;

/** Draws active questions of a topic at random, without storing them. */
export const samplePreguntas = async (db: Executor, id_tema: number, cantidad: number): Promise<PreguntaBanco[]> =>
  (await sql<PreguntaBanco>`${BANCO} where id_tema = ${id_tema} and p.codigo_estado = 1 order by random() limit ${cantidad}`.execute(db))
    .rows;

/** Finds those of the given questions that are active and linked to the topic. */
export const findPreguntasByIds = async (db: Executor, id_tema: number, ids: readonly number[]): Promise<PreguntaBanco[]> =>
  (
    await sql<PreguntaBanco>`
      ${BANCO} where id_tema = ${id_tema} and p.codigo_estado = 1 and p.id_pregunta = any (${[...ids]}::integer[])`.execute(db)
  ).rows;
