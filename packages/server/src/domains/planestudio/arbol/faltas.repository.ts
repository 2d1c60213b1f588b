import { sql } from 'kysely';
import type { Executor } from '../../../db/executor.ts';
import type { Suministro } from './arbol.rules.ts';
import { TABLAS, type Tabla } from './nivel.rules.ts';

/** Reads material and questions of some topics. */
export async function findSuministros(db: Executor, temas: readonly number[]): Promise<Suministro[]> {
  const ids = sql`any (${[...temas]}::integer[])`;
  const { rows } = await sql<Suministro>`
    select t.id_tema as id, t.contenido, t.numero_preguntas, coalesce(c.contenidos, 0) as contenidos, coalesce(q.banco, 0) as banco
    from tema t
    left join (select id_tema, count(*)::integer as contenidos from contenido where codigo_estado = 1 and id_tema = ${ids} group by 1) c using (id_tema)
    left join (
      select id_tema, count(*)::integer as banco from tema_pregunta join pregunta using (id_pregunta)
      where codigo_estado = 1 and id_tema = ${ids} group by 1) q using (id_tema)
    where t.id_tema = ${ids}`.execute(db);
  return rows;
}

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
