import { type GrupoFila, grupoLista, type ListQuery } from '@portal/contract';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import type { Listing } from '../../list/listing.ts';
import { listRows } from '../../list/paging.ts';
import { soloGrupo } from './asignar.repository.ts';

/** Rules of the group `p`, those in force first, with their people in the scope. */
const reglas = (today: string, scope: Scope) => sql`
  select json_agg(json_build_object(
      'id_regla', g.id_regla, 'id_planestudio', g.id_planestudio, 'plan', pl.denominacion,
      'codigo_estado', g.codigo_estado, 'plan_cerrado', pl.codigo_estado <> 1 or pl.fecha_fin < ${today}::date,
      'autor', coalesce(
        (select x.personal from usuario x
          where x.id_usuario = case when g.usuario_modificacion is null then g.id_usuario_creacion else g.id_usuario_modificacion end),
        nullif(coalesce(g.usuario_modificacion, g.usuario_creacion), 'sistema')),
      'fecha', to_char((case when g.usuario_modificacion is null then g.fecha_creacion else g.fecha_modificacion end) at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'version', g.version,
      'asignados', (select count(*) from asignacion a join usuario u using (id_usuario)
        where a.id_regla = g.id_regla and a.codigo_estado = 1 and u.codigo_estado = 1
          and ${inScope(scope, 'u.id_empresa')}),
      'sin_plan', (select count(*) from usuario u
        where u.codigo_grupo = p.codigo_comun and u.codigo_estado = 1 and ${inScope(scope, 'u.id_empresa')}
          and (g.empresas is null or u.id_empresa = any (g.empresas))
          and not exists (select from asignacion a where a.id_usuario = u.id_usuario and a.id_planestudio = g.id_planestudio))
    ) order by g.codigo_estado, sin_acentos(pl.denominacion), g.id_regla)
  from regla g join planestudio pl using (id_planestudio) where ${soloGrupo('g', 'p')}`;

/** Lists the groups with their active members in the scope, and the rules that give them plans. */
export const listGrupoRows = (
  db: Executor,
  { today, scope }: { readonly today: string; readonly scope: Scope },
  list: ListQuery,
): Promise<Listing<GrupoFila>> =>
  listRows(
    db,
    sql<GrupoFila>`
      select p.id_parametro, p.codigo_parametro as codigo_grupo, p.parametro as grupo,
        (select count(*)::integer from usuario u
          where u.codigo_grupo = p.codigo_comun and u.codigo_estado = 1 and ${inScope(scope, 'u.id_empresa')}) as miembros,
        (select string_agg(pl.denominacion, '; ' order by sin_acentos(pl.denominacion))
          from regla g join planestudio pl using (id_planestudio)
          where ${soloGrupo('g', 'p')} and g.codigo_estado = 1 and pl.codigo_estado = 1 and pl.fecha_fin >= ${today}::date) as planes,
        coalesce((${reglas(today, scope)}), '[]'::json) as reglas, ${scope === null}::boolean as puede_retirar
      from parametro p join dominio d using (id_dominio) where d.clave = 'grupo_usuario' and p.codigo_comun is not null`,
    { list, definition: grupoLista },
  );

/** Stored rule of a group. */
export interface Regla {
  readonly id_regla: number;
  readonly codigo_estado: number;
  readonly version: number;
  readonly usuario_modificacion: string | null;
}

/** Locks a rule until the transaction ends. */
export const lockRegla = (trx: Executor, id_regla: number): Promise<Regla | undefined> =>
  trx
    .selectFrom('regla')
    .select(['id_regla', 'codigo_estado', 'version', 'usuario_modificacion'])
    .where('id_regla', '=', id_regla)
    .forUpdate()
    .executeTakeFirst();

interface Change {
  readonly codigo_estado: number;
  readonly usuario: string;
  /** ISO 8601. */
  readonly now: string;
}

/** Withdraws a rule (2) or puts it in force (1). */
export async function updateRegla(trx: Executor, regla: Regla, { codigo_estado, usuario, now }: Change): Promise<void> {
  await trx
    .updateTable('regla')
    .set({
      codigo_estado,
      fecha_cierre: codigo_estado === 2 ? now : null,
      usuario_modificacion: usuario,
      fecha_modificacion: now,
      version: regla.version + 1,
    })
    .where('id_regla', '=', regla.id_regla)
    .execute();
}
