import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

/** Share of common trigrams from which two names resemble each other. */
const RESEMBLES = 0.5;
const MOST = 3;

/** Returns for each name of a new company the stored ones that resemble it, the nearest first. */
export async function findEmpresasParecidas(db: Executor, nombres: readonly string[]): Promise<string[][]> {
  const { rows } = await sql<{ parecidos: string[] }>`
    with n as materialized (select plegar(nombre) as plegado, lugar from unnest(${[...nombres]}::text[]) with ordinality as n(nombre, lugar))
    select array(
      select e.empresa from empresa e where similarity(plegar(e.empresa), n.plegado) >= ${RESEMBLES}
      order by similarity(plegar(e.empresa), n.plegado) desc, e.id_empresa limit ${MOST}) as parecidos
    from n order by n.lugar`.execute(db);
  return rows.map(({ parecidos }) => parecidos);
}
