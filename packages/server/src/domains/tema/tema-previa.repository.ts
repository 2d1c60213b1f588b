import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { PreguntaBanco, PreguntaPrevia } from './previa.rules.ts';

const BANCO = sql`
  select p.id_pregunta, p.pregunta, p.rpta_a, p.rpta_b, p.rpta_c, p.rpta_d, p.indicador_correcta, p.tipo, p.datos,
    case when p.datos is null and v.orden_fijo then 0 else p.partes end as partes
  from tema_pregunta join pregunta p using (id_pregunta)
  left join pregunta_version v on v.id_pregunta = p.id_pregunta and v.version = p.version`;

/** Draws active questions of a topic at random, each with its parts in a random order, without storing them. */
export const samplePreguntas = async (db: Executor, id_tema: number, cantidad: number): Promise<PreguntaPrevia[]> =>
  (
    await sql<PreguntaPrevia>`
      select b.*, array(select parte from generate_series(1, b.partes) as parte order by random()) as orden
      from (${BANCO} where id_tema = ${id_tema} and p.codigo_estado = 1 order by random() limit ${cantidad}) b`.execute(db)
  ).rows;

/** Finds those of the given questions that are active and linked to the topic. */
export const findPreguntasByIds = async (db: Executor, id_tema: number, ids: readonly number[]): Promise<PreguntaBanco[]> =>
  (
    await sql<PreguntaBanco>`
      ${BANCO} where id_tema = ${id_tema} and p.codigo_estado = 1 and p.id_pregunta = any (${[...ids]}::integer[])`.execute(db)
  ).rows;
