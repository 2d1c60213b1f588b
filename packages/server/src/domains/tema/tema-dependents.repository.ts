import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

/** Records that reference a topic (P29): names of modules and topics, counts of the others. */
export interface TemaDependents {
  readonly id: number;
  readonly modulos: string[];
  readonly temas: string[];
  readonly evaluaciones: number;
}

/** `sin`: topics that go too, and do not count. */
export const findDependents = async (db: Executor, ids: readonly number[], sin: readonly number[]): Promise<TemaDependents[]> =>
  (
    await sql<TemaDependents>`
      select r.id,
        array(select m.titulo from tema_modulo l join modulo m using (id_modulo) where l.id_tema = r.id order by orden_texto(m.titulo) collate "C") as modulos,
        array(select titulo from tema where referencia = r.id and id_tema <> all (${[...sin]}::integer[]) order by orden_texto(titulo) collate "C") as temas,
        (select count(*)::integer from evaluacion where id_tema = r.id) as evaluaciones
      from unnest(${[...ids]}::integer[]) as r(id)`.execute(db)
  ).rows;

/** Returns the topic that each of some topics requires (P16). */
export const findReferencias = async (db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, number>> =>
  new Map(
    (
      await sql<{ id: number; referencia: number }>`
        select id_tema as id, referencia from tema where id_tema = any (${[...ids]}::integer[]) and referencia is not null`.execute(db)
    ).rows.map(({ id, referencia }) => [id, referencia]),
  );
