import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { isActiveOn, isAway, isReachable } from '../../db/person-conditions.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import { aCargoDe } from '../../db/people-led.ts';
import { RECORDADO } from '../equipo/equipo.public.ts';

/** Boss who asks for a reminder of an assignment, on a day. */
interface Pedido {
  readonly id_asignacion: number;
  readonly id_jefe: number;
  readonly scope: Scope;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** Result of judging it: `recuerda` sends the letter; the others say why not. */
export type VeredictoPedido = 'recuerda' | 'terminado' | 'ausente' | 'sinCorreo' | 'recordado';

/** Result with the names of the person and the boss. */
export interface PedidoJuzgado {
  readonly personal: string;
  readonly jefe: string;
  readonly veredicto: VeredictoPedido;
}

/** Judges a reminder of a boss; undefined for an assignment of nobody of theirs, or outside the scope. */
export const judgePedido = async (db: Executor, { id_asignacion, id_jefe, scope, today }: Pedido): Promise<PedidoJuzgado | undefined> =>
  (
    await sql<PedidoJuzgado>`
      select u.personal, jefe.personal as jefe, case
        when a.codigo_estado <> 1 or p.codigo_estado <> 1 or p.fecha_inicio > ${today}::date or not ${isActiveOn('u', today)} or u.codigo_estado <> 1
          or coalesce(g.aprobados >= g.total, true) then 'terminado'
        when ${isAway('u.id_usuario', today)} then 'ausente'
        when not ${isReachable('u')} then 'sinCorreo'
        when ${RECORDADO} = ${today}::date then 'recordado'
        else 'recuerda' end as veredicto
      from asignacion a join usuario u using (id_usuario) join planestudio p using (id_planestudio)
      join usuario jefe on jefe.id_usuario = ${id_jefe}::integer
      left join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
      where a.id_asignacion = ${id_asignacion}::integer and a.id_usuario in (${aCargoDe(sql`${id_jefe}::integer`)})
        and ${inScope(scope, 'u.id_empresa')}`.execute(db)
  ).rows[0];

/** Stores the reminder of a boss about the present opening, in place of the one before; returns the id of its row. */
export const upsertPedido = async (trx: Executor, id_asignacion: number, today: string): Promise<number> =>
  (
    await sql<{ id: number }>`
      insert into recordatorio (id_asignacion, fecha_apertura, nivel, id_destinatario, rol, fecha)
      select a.id_asignacion, a.fecha_apertura, 0, a.id_usuario, 'alumno', ${today}::date from asignacion a where a.id_asignacion = ${id_asignacion}::integer
      on conflict (id_asignacion, fecha_apertura, id_destinatario, nivel) do update set fecha = excluded.fecha, id_correo = null
      returning id_recordatorio as id`.execute(trx)
  ).rows[0]!.id;
