import { sql } from 'kysely';
import { limiteDe, terminadoDe } from '../../db/cifras.ts';
import type { Executor } from '../../db/executor.ts';
import { isActiveOn } from '../../db/person-conditions.ts';
import type { Receptor } from './push.crypto.ts';
import type { Silencio } from './silencio.rules.ts';

/** Queues the own reminders among some rows of `recordatorio` for the browsers of their readers: one a browser and day. */
export const queueRecordatorios = async (trx: Executor, ids: readonly number[], now: string): Promise<void> => {
  await sql`
    insert into notificacion_pendiente (id_notificacion_equipo, fecha, proximo_intento)
    select distinct e.id_notificacion_equipo, r.fecha, ${now}::timestamptz
    from recordatorio r join notificacion_equipo e on e.id_usuario = r.id_destinatario
    where r.id_recordatorio = any (${[...ids]}::bigint[]) and r.rol = 'alumno'
    on conflict do nothing`.execute(trx);
};

/** Returns whether a browser has something to show now (ISO 8601). */
export const hasDue = async (db: Executor, now: string): Promise<boolean> =>
  (await sql`select from notificacion_pendiente where proximo_intento <= ${now}::timestamptz limit 1`.execute(db)).rows.length > 0;

/** Reminders that a process sends, with what they say. */
export interface Reclamada extends Receptor, Silencio {
  readonly id_notificacion_equipo: number;
  readonly fecha: string;
  /** Attempts, this one included. */
  readonly intentos: number;
  readonly direccion: string;
  readonly idioma: string | null;
  /** Letters of that day about the same wait for an administrator (P43). */
  readonly retenida: boolean;
  readonly planes: readonly {
    readonly plan: string;
    readonly id_planestudio: number;
    readonly fecha_fin: string;
    readonly pendientes: number;
  }[];
}

interface Turno {
  readonly now: string;
  readonly until: string;
  readonly today: string;
  readonly limit: number;
}

/**
 * Claims what is due until a moment, each for one process, with the plans that still wait for their person: without those that were closed, finished
 * or are over meanwhile, of people who left, and of letters that an administrator discarded.
 */
export const claimPendientes = async (db: Executor, { now, until, today, limit }: Turno): Promise<Reclamada[]> =>
  (
    await sql<Reclamada>`
      with turno as (
        update notificacion_pendiente n set proximo_intento = ${until}::timestamptz, intentos = n.intentos + 1
        from (
          select id_notificacion_equipo, fecha from notificacion_pendiente where proximo_intento <= ${now}::timestamptz
          order by proximo_intento limit ${limit} for update skip locked
        ) d
        where n.id_notificacion_equipo = d.id_notificacion_equipo and n.fecha = d.fecha
        returning n.id_notificacion_equipo, n.fecha, n.intentos
      )
      select t.id_notificacion_equipo, t.fecha, t.intentos, e.direccion, e.clave_publica, e.secreto, e.silencio_desde, e.silencio_hasta, u.idioma,
        coalesce(v.retenida, false) as retenida, coalesce(v.planes, '[]') as planes
      from turno t join notificacion_equipo e using (id_notificacion_equipo) join usuario u using (id_usuario)
      left join lateral (
        select bool_or(c.estado = 'retenido') as retenida, jsonb_agg(jsonb_build_object(
          'plan', p.denominacion, 'id_planestudio', p.id_planestudio, 'fecha_fin', ${limiteDe('a', 'p')}, 'pendientes', g.total - g.aprobados
        ) order by ${limiteDe('a', 'p')}, p.id_planestudio) as planes
        from recordatorio r join asignacion a using (id_asignacion) join planestudio p using (id_planestudio)
        join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
        left join correo c on c.id_correo = r.id_correo
        where r.id_destinatario = u.id_usuario and r.fecha = t.fecha and r.rol = 'alumno' and r.nivel > 0 and a.codigo_estado = 1
          and a.fecha_apertura = r.fecha_apertura and p.codigo_estado = 1 and not ${terminadoDe('g')} and ${limiteDe('a', 'p')} >= ${today}::date
          and c.estado is distinct from 'descartado' and u.codigo_estado = 1 and ${isActiveOn('u', today)}
      ) v on true`.execute(db)
  ).rows;

type Clave = Pick<Reclamada, 'id_notificacion_equipo' | 'fecha'>;

/** Makes a claimed row due again later; `intentos` corrects its count where nothing was sent. */
export const postpone = async (
  db: Executor,
  { id_notificacion_equipo, fecha }: Clave,
  to: { proximo_intento: string; intentos: number },
) => {
  await db
    .updateTable('notificacion_pendiente')
    .set(to)
    .where('id_notificacion_equipo', '=', id_notificacion_equipo)
    .where('fecha', '=', fecha)
    .execute();
};

/** Deletes a row that was shown, or that nobody needs to see. */
export const settle = async (db: Executor, { id_notificacion_equipo, fecha }: Clave): Promise<void> => {
  await db
    .deleteFrom('notificacion_pendiente')
    .where('id_notificacion_equipo', '=', id_notificacion_equipo)
    .where('fecha', '=', fecha)
    .execute();
};

/** Deletes a browser that its push service does not know any more. */
export const forgetEquipo = async (db: Executor, id_notificacion_equipo: number): Promise<void> => {
  await db.deleteFrom('notificacion_equipo').where('id_notificacion_equipo', '=', id_notificacion_equipo).execute();
};
