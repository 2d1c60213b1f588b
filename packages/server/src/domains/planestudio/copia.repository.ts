import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { OwnedTable } from '../../db/owned.ts';

/** Record that somebody changed after it was copied. */
interface Cambiado {
  readonly id: number;
  /** Name of who saved it; null where only its links or content items changed. */
  readonly autor: string | null;
}

/** Link table below each table of contents. */
const ENLACES: Partial<Record<OwnedTable, string>> = {
  planestudio: 'planestudio_programa',
  programa: 'programa_curso',
  curso: 'curso_modulo',
  modulo: 'tema_modulo',
  tema: 'tema_pregunta',
};

/** Finds those of some copied records that were saved, or got links or content items, after the moment of the copy. */
export async function findCambiados(
  db: Executor,
  { tabla, ids, momento }: { readonly tabla: OwnedTable; readonly ids: readonly number[]; readonly momento: string },
): Promise<Cambiado[]> {
  const key = sql.ref(`id_${tabla}`);
  const enlace = ENLACES[tabla];
  const later = (table: string, version: RawBuilder<unknown> = sql``) =>
    sql`or exists (select from ${sql.table(table)} l where l.${key} = r.${key} and (l.fecha_creacion <> ${momento}::timestamptz ${version}))`;
  const { rows } = await sql<Cambiado>`
    select r.${key} as id, case when r.version > 1 then coalesce(u.personal, r.usuario_modificacion) end as autor
    from ${sql.table(tabla)} r left join usuario u on u.id_usuario = r.id_usuario_modificacion
    where r.${key} = any (${[...ids]}::integer[]) and (r.version > 1 ${enlace ? later(enlace) : sql``}
      ${tabla === 'tema' ? later('contenido', sql`or l.version > 1`) : sql``})`.execute(db);
  return rows;
}
