import type { EnlaceFila } from '@portal/contract/equipo';
import { sql } from 'kysely';
import { avanceDe, limiteDe } from '../../db/cifras.ts';
import type { Executor } from '../../db/executor.ts';
import { isActiveOn, isAway } from '../../db/person-conditions.ts';
import { inScope } from '../../db/scope.ts';
import { aCargoDe } from '../../db/people-led.ts';
import { type Equipo, ULTIMA_PRORROGA } from './equipo.repository.ts';
import { JUSTIFICACION } from './justificacion.repository.ts';

interface NewEnlace {
  readonly id_usuario: number;
  readonly asignaciones: number[];
  readonly token_hash: string;
  readonly fecha_creacion: string;
  readonly fecha_expiracion: string;
}

export async function insertEnlace(db: Executor, enlace: NewEnlace): Promise<void> {
  await db.insertInto('enlace_equipo').values(enlace).execute();
}

/** Link that can be answered, with its boss. */
export interface Enlace {
  readonly id_usuario: number;
  readonly username: string;
  readonly personal: string;
  readonly asignaciones: number[];
  readonly fecha_expiracion: string;
}

/** Finds an unused, unexpired link of an active person. */
export const findEnlace = (db: Executor, token_hash: string, now: string): Promise<Enlace | undefined> =>
  db
    .selectFrom('enlace_equipo')
    .innerJoin('usuario', 'usuario.id_usuario', 'enlace_equipo.id_usuario')
    .select(['usuario.id_usuario', 'usuario.username', 'usuario.personal', 'enlace_equipo.asignaciones', 'enlace_equipo.fecha_expiracion'])
    .where('token_hash', '=', token_hash)
    .where('fecha_uso', 'is', null)
    .where('fecha_expiracion', '>', now)
    .where('usuario.codigo_estado', '=', 1)
    .executeTakeFirst();

/** Marks a link as used; false if it was used or expired meanwhile. */
export async function consumeEnlace(trx: Executor, token_hash: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('enlace_equipo')
    .set({ fecha_uso: now })
    .where('token_hash', '=', token_hash)
    .where('fecha_uso', 'is', null)
    .where('fecha_expiracion', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes expired links. */
export async function forgetEnlaces(db: Executor, now: string): Promise<void> {
  await sql`delete from enlace_equipo where fecha_expiracion < ${now}::timestamptz`.execute(db);
}

/** Reads what became of assignments for a boss, in the order of plan and person; unknown ids are absent. */
export const findSituaciones = async (db: Executor, { id_jefe, scope, today }: Equipo, ids: readonly number[]): Promise<EnlaceFila[]> =>
  (
    await sql<EnlaceFila>`
      with equipo as materialized (${aCargoDe(sql`${id_jefe}`)}),
      fila as (
        select a.id_asignacion, u.personal, p.denominacion as plan, a.fecha_apertura, ${limiteDe('a', 'p')} as fecha_fin, ${ULTIMA_PRORROGA} as fecha_maxima,
          ${limiteDe('a', 'p')} - ${today}::date as dias,
          ${avanceDe('g')} as avance, ${isAway('u.id_usuario', today)} as ausente, r.tipo as respuesta, r.fecha_hasta as respuesta_hasta,
          case
            when not exists (select from equipo where equipo.id_usuario = a.id_usuario) or not ${inScope(scope, 'u.id_empresa')} then 'ajena'
            when a.codigo_estado <> 1 or not ${isActiveOn('u', today)} or p.codigo_estado <> 1 then 'retirada'
            when coalesce(g.aprobados >= g.total, true) then 'terminada' else 'pendiente' end as situacion
        from asignacion a join usuario u using (id_usuario) join planestudio p using (id_planestudio)
        left join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
        left join ${JUSTIFICACION} on true
        where a.id_asignacion = any (${[...ids]}::integer[]))
      select f.id_asignacion, f.personal, f.plan, f.situacion, propia.fecha_apertura, propia.fecha_fin, propia.fecha_maxima, propia.dias, propia.avance,
        coalesce(propia.ausente, false) as ausente, propia.respuesta, propia.respuesta_hasta
      from fila f left join fila propia on propia.id_asignacion = f.id_asignacion and f.situacion <> 'ajena'
      order by orden_texto(f.plan) collate "C", orden_texto(f.personal) collate "C", f.id_asignacion`.execute(db)
  ).rows;
