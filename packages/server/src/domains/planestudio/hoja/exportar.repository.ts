import type { NivelDePlan } from '@portal/contract/planestudio';
import { sql } from 'kysely';
import type { Executor } from '../../../db/executor.ts';
import type { Pregunta } from './fila.rules.ts';

const integers = (ids: Iterable<number>) => sql`${[...ids]}::integer[]`;

/** Reads the active questions of some topics, in their order. */
export async function findPreguntas(db: Executor, temas: Iterable<number>): Promise<(Pregunta & { readonly id_tema: number })[]> {
  const { rows } = await sql<Pregunta & { readonly id_tema: number }>`
    select l.id_tema, q.pregunta, q.rpta_a, q.rpta_b, q.rpta_c, q.rpta_d, q.indicador_correcta, q.datos
    from tema_pregunta l join pregunta q using (id_pregunta)
    where l.id_tema = any (${integers(temas)}) and q.codigo_estado = 1 order by l.id_tema, l.numero_orden, l.id_tema_pregunta`.execute(db);
  return rows;
}

/** Finds the records of a level of which the title is the code of another one. */
export async function findAmbiguos(db: Executor, nivel: NivelDePlan, ids: Iterable<number>): Promise<number[]> {
  const key = sql.ref(`id_${nivel}`);
  const { rows } = await sql<{ id: number }>`
    select r.${key} as id from ${sql.table(nivel)} r where r.${key} = any (${integers(ids)}) and exists (
      select from ${sql.table(nivel)} x where x.${key} <> r.${key} and sin_acentos(x.codigo) = sin_acentos(r.titulo))`.execute(db);
  return rows.map(({ id }) => id);
}
