import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

/** Records that reference a topic (P29): names of modules and topics, counts of the others. */
export interface TemaDependents {
  readonly modulos: string[];
  readonly temas: string[];
  readonly evaluaciones: number;
}

export const findDependents = async (db: Executor, id_tema: number): Promise<TemaDependents> =>
  (
    await sql<TemaDependents>`
      select
        array(select m.titulo from tema_modulo l join modulo m using (id_modulo) where l.id_tema = ${id_tema} order by orden_texto(m.titulo) collate "C") as modulos,
        array(select titulo from tema where referencia = ${id_tema} order by orden_texto(titulo) collate "C") as temas,
        (select count(*)::integer from evaluacion where id_tema = ${id_tema}) as evaluaciones`.execute(db)
  ).rows[0]!;
