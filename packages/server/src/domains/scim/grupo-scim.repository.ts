import { DOMINIOS } from '@portal/contract/dominio';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import type { FiltroGrupos, Pagina } from './filtro-recursos.rules.ts';
import type { GrupoScim } from './recurso.rules.ts';

/** Groups are the parameters of their table that belong to all companies and are in use. */
const IS_GROUP = sql<boolean>`p.id_dominio = ${DOMINIOS.grupo_usuario} and p.id_empresa is null and p.codigo_estado = 1`;

/** Active people of the scope in the group `p`. */
const MIEMBROS = (scope: Scope) => sql`array(
  select u.id_usuario from usuario u where u.codigo_grupo = p.codigo_comun and u.codigo_estado = 1 and ${inScope(scope, 'u.id_empresa')}
  order by u.id_usuario)`;

const columns = (scope: Scope, miembros: boolean): RawBuilder<unknown> => sql`
  p.id_parametro, s.id_externo, p.parametro, p.fecha_creacion, p.fecha_modificacion, p.codigo_parametro,
  ${miembros ? MIEMBROS(scope) : sql`null::integer[]`} as miembros`;

const SOURCE = sql`parametro p left join scim_grupo s on s.id_parametro = p.id_parametro`;

/** Group with its code, by which people name it. */
export interface GrupoGuardado extends GrupoScim {
  readonly codigo_parametro: string;
}

const withMembers = <Row extends GrupoScim>({
  miembros,
  ...row
}: Row & { readonly miembros?: readonly number[] | null | undefined }): Row => ({ ...row, ...(miembros && { miembros }) }) as Row;

function conditionsOf(scope: Scope, { id, displayName, externalId, miembro }: FiltroGrupos): RawBuilder<boolean>[] {
  return [
    id !== undefined && sql<boolean>`p.id_parametro = ${id}::integer`,
    displayName !== undefined && sql<boolean>`p.plegado = plegar(${displayName}::text)`,
    externalId !== undefined && sql<boolean>`s.id_externo = ${externalId}::text`,
    miembro !== undefined &&
      sql<boolean>`exists (select from usuario u where u.id_usuario = ${miembro}::integer and u.codigo_grupo = p.codigo_comun
        and u.codigo_estado = 1 and ${inScope(scope, 'u.id_empresa')})`,
  ].filter((condition) => condition !== false);
}

interface Busqueda extends Pagina {
  readonly filtro: FiltroGrupos;
  readonly miembros: boolean;
}

/** Finds the groups that meet a filter: their number, and a page of them in order of id, with their members in the scope if asked. */
export async function findGrupos(
  db: Executor,
  scope: Scope,
  { filtro, miembros, skip, most }: Busqueda,
): Promise<{ readonly total: number; readonly rows: GrupoScim[] }> {
  const where = sql`${IS_GROUP} and ${sql.join([sql<boolean>`true`, ...conditionsOf(scope, filtro)], sql` and `)}`;
  const { rows } = await sql<{ total: number; grupo: GrupoScim | null }>`
    with encontrados as materialized (select p.id_parametro from ${SOURCE} where ${where}),
      pagina as (select id_parametro from encontrados order by id_parametro offset ${skip}::integer limit ${most}::integer)
    select n.total, to_jsonb(g) as grupo
    from (select count(*)::integer as total from encontrados) n
    left join (select ${columns(scope, miembros)} from ${SOURCE} where p.id_parametro in (select id_parametro from pagina)) g on true
    order by g.id_parametro`.execute(db);
  return { total: rows[0]?.total ?? 0, rows: rows.flatMap(({ grupo }) => (grupo ? [withMembers(grupo)] : [])) };
}

/** Reads a group; `miembros`: with its members in the scope. */
export async function findGrupo(
  db: Executor,
  scope: Scope,
  { id, miembros }: { readonly id: number; readonly miembros: boolean },
): Promise<GrupoGuardado | undefined> {
  const { rows } = await sql<GrupoGuardado>`
    select ${columns(scope, miembros)} from ${SOURCE} where p.id_parametro = ${id}::integer and ${IS_GROUP}`.execute(db);
  return rows[0] && withMembers(rows[0]);
}

/** Returns the people of the scope who are in a group, also those who left the company. */
export async function findTodosEn(trx: Executor, scope: Scope, codigo_grupo: string): Promise<number[]> {
  const { rows } = await sql<{ id_usuario: number }>`
    select u.id_usuario from usuario u where u.codigo_grupo = ${codigo_grupo}::text and ${inScope(scope, 'u.id_empresa')}`.execute(trx);
  return rows.map(({ id_usuario }) => id_usuario);
}

/** Stores the provider's own id of a group; null forgets it. */
export async function saveExterno(trx: Executor, id_parametro: number, id_externo: string | null): Promise<void> {
  if (id_externo === null) await trx.deleteFrom('scim_grupo').where('id_parametro', '=', id_parametro).execute();
  else
    await sql`
      insert into scim_grupo (id_parametro, id_externo) values (${id_parametro}::integer, ${id_externo})
      on conflict (id_parametro) do update set id_externo = excluded.id_externo where scim_grupo.id_externo <> excluded.id_externo`.execute(
      trx,
    );
}
