import { CALENDARIO, type calendarioApi } from '@portal/contract/calendario';
import type { ResponseOf } from '@portal/contract/core';
import { sql } from 'kysely';
import { limiteDe } from '../../db/cifras.ts';
import type { Executor } from '../../db/executor.ts';
import { isActiveOn } from '../../db/person-conditions.ts';
import type { FinDePlan } from './calendario.rules.ts';

type Enlace = ResponseOf<(typeof calendarioApi)['sel']>['enlace'];

/** Reads when a person's address was made; null without one. */
export const findEnlaceOf = async (db: Executor, id_usuario: number): Promise<Enlace> =>
  (await db
    .selectFrom('calendario_enlace')
    .select(['fecha_creacion', 'fecha_reemplazo'])
    .where('id_usuario', '=', id_usuario)
    .executeTakeFirst()) ?? null;

/** Stores the hash of a new address in place of the one before; returns whether there was one. */
export async function saveEnlace(
  db: Executor,
  { id_usuario, token_hash, now }: { readonly id_usuario: number; readonly token_hash: string; readonly now: string },
): Promise<boolean> {
  const { rows } = await sql<{ reemplazado: boolean }>`
    insert into calendario_enlace as c (id_usuario, token_hash, fecha_creacion)
    values (${id_usuario}::integer, ${token_hash}, ${now}::timestamptz)
    on conflict (id_usuario) do update set token_hash = excluded.token_hash, fecha_reemplazo = ${now}::timestamptz
    returning c.fecha_reemplazo is not null as reemplazado`.execute(db);
  return rows[0]!.reemplazado;
}

/** Deletes a person's address; false without one. */
export async function deleteEnlace(db: Executor, id_usuario: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('calendario_enlace').where('id_usuario', '=', id_usuario).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Owner of an address. */
export interface Dueno {
  readonly id_usuario: number;
  readonly idioma: string | null;
}

/** Finds the owner of an address by its hash; undefined for an unknown one and for who left. */
export const findDueno = (db: Executor, token_hash: string, today: string): Promise<Dueno | undefined> =>
  db
    .selectFrom('calendario_enlace as c')
    .innerJoin('usuario as u', 'u.id_usuario', 'c.id_usuario')
    .select(['u.id_usuario', 'u.idioma'])
    .where('c.token_hash', '=', token_hash)
    .where('u.codigo_estado', '=', 1)
    .where(isActiveOn('u', today))
    .executeTakeFirst();

/**
 * Lists the last days of unfinished plans of a person, from some days back, the nearest first where there are too many; of what was closed those of as
 * many days. A day moves with assignment, plan and record of the person; their versions only grow.
 */
export const findFines = async (db: Executor, { id_usuario, today }: { id_usuario: number; today: string }): Promise<FinDePlan[]> =>
  (
    await sql<FinDePlan>`
      select id_planestudio, plan, fecha_fin, pendientes, cerrado, version, cambio from (
        select a.id_planestudio, p.denominacion as plan, ${limiteDe('a', 'p')} as fecha_fin, g.total - g.aprobados as pendientes,
          a.codigo_estado <> 1 or p.codigo_estado <> 1 as cerrado, a.version + p.version + u.version as version,
          greatest(a.fecha_modificacion, p.fecha_modificacion, a.fecha_cierre, a.fecha_apertura) as cambio,
          case when a.codigo_estado <> 1 then a.fecha_cierre when p.codigo_estado <> 1 then p.fecha_modificacion end as cierre
        from asignacion a join planestudio p using (id_planestudio) join usuario u on u.id_usuario = a.id_usuario
        join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
        where a.id_usuario = ${id_usuario}::integer and g.aprobados < g.total and p.plantilla = 0
      ) f
      where f.fecha_fin >= ${today}::date - ${CALENDARIO.dias}::integer
        and (f.cierre is null or f.cierre >= ${today}::date - ${CALENDARIO.dias}::integer)
      order by f.cerrado, f.fecha_fin < ${today}::date, abs(f.fecha_fin - ${today}::date), f.id_planestudio
      limit ${CALENDARIO.eventos}`.execute(db)
  ).rows;
