import { type AccesoFicha, type AccesoFila, accesoLista } from '@portal/contract/acceso';
import type { ListQuery } from '@portal/contract/core';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { accessInScope, type Scope } from '../../db/scope.ts';
import type { Listing } from '../../list/listing.ts';
import { listRows } from '../../list/paging.ts';
import { hasAccess } from '../../db/person-conditions.ts';

/** SQL of the role of the person `u`, for people who have one. */
const ROL = sql`case when u.indicador_admin = 1 then 1 when u.indicador_soporte = 1 then 2 else u.rol_acotado end`;

interface Reach {
  readonly scope: Scope;
  /** Time zone of the portal. */
  readonly zona: string;
}

/** Lists the people with a role and an access within the scope. */
export const listAccesosInScope = (db: Executor, list: ListQuery, { scope, zona }: Reach): Promise<Listing<AccesoFila>> =>
  listRows(
    db,
    sql<AccesoFila>`
      select u.id_usuario, u.codigo_usuario, u.personal, ${ROL} as rol, u.correo_electronico, u.codigo_estado, u.indicador_alcance,
        (u.fecha_login at time zone ${zona})::date as fecha_login, to_char(u.fecha_login at time zone ${zona}, 'HH24:MI') as hora_login,
        case when u.indicador_alcance = 1 then
          (select string_agg(e.empresa, ', ' order by orden_texto(e.empresa) collate "C") from acceso_empresa a join empresa e using (id_empresa)
            where a.id_usuario = u.id_usuario)
        end as empresas
      from usuario u where ${hasAccess('u')} and ${accessInScope(scope, 'u')}`,
    { list, definition: accesoLista },
  );

/** Reads the access of a person, if it is within the scope. */
export const findAcceso = async (db: Executor, id_usuario: number, scope: Scope): Promise<AccesoFicha | undefined> =>
  (
    await sql<AccesoFicha>`
      select u.id_usuario, u.username, u.codigo_usuario, u.personal, u.correo_electronico, u.codigo_estado, ${ROL} as rol,
        u.indicador_alcance, u.version,
        coalesce((select json_agg(json_build_object('id_empresa', e.id_empresa, 'empresa', e.empresa) order by orden_texto(e.empresa) collate "C")
          from acceso_empresa a join empresa e using (id_empresa) where a.id_usuario = u.id_usuario), '[]') as empresas
      from usuario u where u.id_usuario = ${id_usuario} and ${hasAccess('u')} and ${accessInScope(scope, 'u')}`.execute(db)
  ).rows[0];

/** Takes an advisory lock until the transaction ends: simultaneous changes of accesses could leave the portal without administrator. */
export async function lockAccesos(trx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('acceso'))`.execute(trx);
}

/** Rights of the caller as they are stored now. */
export interface Grantor {
  readonly alcance: readonly number[] | null;
}

/** Reads the scope of an active administrator again; undefined if the person is none any more. */
export const findGrantor = async (trx: Executor, id_usuario: number): Promise<Grantor | undefined> =>
  (
    await sql<Grantor>`
      select case when u.indicador_alcance = 1 then array(select a.id_empresa from acceso_empresa a where a.id_usuario = u.id_usuario) end
        as alcance
      from usuario u where u.id_usuario = ${id_usuario} and u.indicador_admin = 1 and u.codigo_estado = 1`.execute(trx)
  ).rows[0];

/** Returns whether a person is the last active administrator of all companies; one with a noted last day does not count as another. */
export const isLastAdministrator = async (trx: Executor, id_usuario: number): Promise<boolean> =>
  (
    await sql`
      select from usuario u
      where u.id_usuario = ${id_usuario} and u.indicador_admin = 1 and u.indicador_alcance = 0 and u.codigo_estado = 1 and not exists (
        select from usuario o where o.indicador_admin = 1 and o.indicador_alcance = 0 and o.codigo_estado = 1 and o.fecha_cese is null
          and o.id_usuario <> u.id_usuario)`.execute(trx)
  ).rows.length > 0;
