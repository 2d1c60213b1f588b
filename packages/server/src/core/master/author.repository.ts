import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { Database } from '../../db/schema.ts';

/** Who saved a record last, and when. */
export interface Author {
  /** Name of the person; the stored author where that is no person any more, or a job. */
  readonly nombre: string;
  readonly momento: string;
}

interface Place {
  readonly table: keyof Database;
  /** Name of its id column. */
  readonly key: string;
}

/** Returns who saved a record last; undefined for one that nobody changed. */
export async function findAuthor(db: Executor, { table, key }: Place, id: number): Promise<Author | undefined> {
  const { rows } = await sql<Author>`
    select coalesce(u.personal, r.usuario_modificacion) as nombre, r.fecha_modificacion as momento
    from ${sql.table(table)} r left join usuario u on u.id_usuario = r.id_usuario_modificacion
    where r.${sql.ref(key)} = ${id} and r.usuario_modificacion is not null`.execute(db);
  return rows[0];
}
