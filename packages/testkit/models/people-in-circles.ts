import type { Executor } from '@portal/server/src/db/executor.ts';
import { sql } from 'kysely';

/** Returns the codes of the people who are their own boss, directly or by way of others. */
export async function peopleInCircles(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ codigo: string }>`
    with recursive sube as (
      select codigo_usuario as origen, codigo_jefe_inmediato as codigo, 1 as nivel from usuario
      union all
      select s.origen, u.codigo_jefe_inmediato, s.nivel + 1 from sube s join usuario u on u.codigo_usuario = s.codigo
      where s.codigo <> s.origen and s.nivel < 20
    )
    select origen as codigo from sube where codigo = origen order by 1`.execute(db);
  return rows.map(({ codigo }) => codigo);
}
