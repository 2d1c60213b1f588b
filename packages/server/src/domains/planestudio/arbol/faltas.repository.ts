import { sql } from 'kysely';
import type { Executor } from '../../../db/executor.ts';
import { TABLAS, type Tabla } from './nivel.rules.ts';

interface Planes {
  readonly tabla: Tabla;
  readonly id: number;
  readonly planes: number;
}

/** Ids by table. */
export type Ids = Readonly<Record<Tabla, readonly number[]>>;

/** Counts by record the plans that contain it; one without plans is absent. */
export async function countPlanes(db: Executor, ids: Ids): Promise<Planes[]> {
  const from = sql`planestudio_programa left join programa_curso using (id_programa) left join curso_modulo using (id_curso) left join tema_modulo using (id_modulo)`;
  const counts = TABLAS.slice(1).map((tabla) => {
    const key = sql.ref(`id_${tabla}`);
    return sql`select ${tabla}::text as tabla, ${key} as id, count(distinct id_planestudio)::integer as planes from ${from}
      where ${key} = any (${[...ids[tabla]]}::integer[]) group by ${key}`;
  });
  const { rows } = await sql<Planes>`${sql.join(counts, sql` union all `)}`.execute(db);
  return rows;
}
