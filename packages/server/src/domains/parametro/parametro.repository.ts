import type { ListQuery } from '@portal/contract/core';
import { DOMINIOS } from '@portal/contract/dominio';
import { type ParametroFila, parametroMaestro, type ParametroOpcion } from '@portal/contract/parametro';
import { type RawBuilder, sql } from 'kysely';
import { masterRows } from '../../core/master/master-rows.repository.ts';
import type { Executor } from '../../db/executor.ts';
import { commonOrInScope, inScope, type Scope } from '../../db/scope.ts';
import type { Listing } from '../../list/listing.ts';
import { listRows } from '../../list/paging.ts';

/** Builds the number of people, topics and modules, or questions that have the parameter `p`, by its table. */
function usos(scope: Scope): RawBuilder<unknown> {
  const people = (condition: RawBuilder<unknown>) =>
    sql`(select count(*)::integer from usuario u where ${condition} and ${inScope(scope, 'u.id_empresa')})`;
  return sql`case p.id_dominio
    when ${sql.lit(DOMINIOS.grupo_usuario)} then ${people(sql`u.codigo_grupo = p.codigo_comun`)}
    when ${sql.lit(DOMINIOS.cargo)} then ${people(sql`u.id_cargo = p.id_parametro`)}
    when ${sql.lit(DOMINIOS.centro_costo)} then ${people(sql`u.id_centro_costo = p.id_parametro`)}
    when ${sql.lit(DOMINIOS.departamento)} then ${people(sql`u.id_departamento = p.id_parametro`)}
    when ${sql.lit(DOMINIOS.categoria)} then (select count(*)::integer from tema t where t.codigo_categoria = p.codigo_comun)
      + (select count(*)::integer from modulo m where m.codigo_categoria = p.codigo_comun)
    when ${sql.lit(DOMINIOS.categoria_pregunta)} then (select count(*)::integer from pregunta q where q.codigo_categoria = p.codigo_comun)
    else 0 end`;
}

export const parametroRows = masterRows({
  definition: parametroMaestro,
  table: 'parametro',
  alias: 'p',
  from: sql`parametro p left join empresa e on e.id_empresa = p.id_empresa`,
  inScope: (scope) => commonOrInScope(scope, 'fila.id_empresa'),
  computed: (scope) => ({ empresa: sql`e.empresa`, usos: usos(scope) }),
});

/** Table of the listed parameters, for a caller's scope. */
interface Tabla {
  readonly id_dominio: number;
  readonly scope: Scope;
}

/** Lists the parameters of a table. */
export const listParametrosOf = (db: Executor, { id_dominio, scope }: Tabla, list: ListQuery): Promise<Listing<ParametroFila>> =>
  listRows(
    db,
    sql<ParametroFila>`select fila.* from (${parametroRows.selectIn({ scope })}) as fila where fila.id_dominio = ${id_dominio}`,
    {
      list,
      definition: parametroMaestro.list,
    },
  );

/** Lists the active parameters of the table with the key `clave`, by text. */
export const findParametros = async (db: Executor, clave: string, scope: Scope): Promise<ParametroOpcion[]> =>
  (
    await sql<ParametroOpcion>`
      select p.id_parametro, p.id_dominio, p.id_empresa, p.codigo_parametro, p.parametro from parametro p join dominio d using (id_dominio)
      where d.clave = ${clave} and p.codigo_estado = 1 and ${commonOrInScope(scope, 'p.id_empresa')}
      order by orden_texto(p.parametro) collate "C", p.id_parametro`.execute(db)
  ).rows;

/** Returns whether a parameter table has this key. */
export const dominioExists = async (db: Executor, clave: string): Promise<boolean> =>
  (await db.selectFrom('dominio').select('id_dominio').where('clave', '=', clave).executeTakeFirst()) !== undefined;

export const idDominioExists = async (db: Executor, id_dominio: number): Promise<boolean> =>
  (await db.selectFrom('dominio').select('id_dominio').where('id_dominio', '=', id_dominio).executeTakeFirst()) !== undefined;
