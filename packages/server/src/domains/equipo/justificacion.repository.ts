import type { TipoRespuesta } from '@portal/contract/equipo';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

/**
 * Last answer of a boss to the present opening of the assignment `a`, for a `left join … on true`: `r.tipo`, `r.fecha_hasta`, `r.motivo`,
 * `r.fecha_creacion` and `r.autor`, the person's name or the username of one who is gone. Found by its
 * key, so that PostgreSQL leaves the join out of a count.
 */
export const JUSTIFICACION = sql`lateral (
  select j.tipo, j.fecha_hasta, j.motivo, j.fecha_creacion,
    coalesce((select b.personal from usuario b where b.id_usuario = j.id_usuario_creacion), j.usuario_creacion) as autor
  from justificacion j
  where j.id_justificacion = (
    select max(ultima.id_justificacion) from justificacion ultima
    where ultima.id_asignacion = a.id_asignacion and ultima.fecha_apertura = a.fecha_apertura)) r`;

/**
 * The same for a `left join` of many assignments: all last answers at once, which the database leaves out of a count. `r.tipo`, `r.fecha_hasta` and
 * `r.motivo`.
 */
export const JUSTIFICACIONES = sql`(
  select distinct on (j.id_asignacion, j.fecha_apertura) j.id_asignacion, j.fecha_apertura, j.tipo, j.fecha_hasta, j.motivo
  from justificacion j order by j.id_asignacion, j.fecha_apertura, j.id_justificacion desc
) r on r.id_asignacion = a.id_asignacion and r.fecha_apertura = a.fecha_apertura`;

/** `respuestaColumnas` of the contract, from `JUSTIFICACION` or `JUSTIFICACIONES`. */
export const RESPUESTA = sql`r.tipo as respuesta, nullif(r.motivo, '') as respuesta_motivo, r.fecha_hasta as respuesta_hasta`;

/** Answer to insert. */
export interface NuevaJustificacion {
  readonly id_asignacion: number;
  readonly tipo: TipoRespuesta;
  readonly fecha_hasta: string | null;
  readonly motivo: string;
}

/** Author, moment and way of an answer. */
export interface Sello {
  /** Answered from the link of a mail, or signed in. */
  readonly via: 'enlace' | 'sesion';
  readonly usuario: string;
  /** ISO 8601. */
  readonly now: string;
}

/** Inserts answers to the present openings, each with the highest level of the reminders to a boss so far. */
export async function insertJustificaciones(
  trx: Executor,
  rows: readonly NuevaJustificacion[],
  { via, usuario, now }: Sello,
): Promise<void> {
  await sql`
    insert into justificacion (id_asignacion, id_usuario, fecha_apertura, tipo, fecha_hasta, motivo, nivel, via, usuario_creacion, fecha_creacion)
    select a.id_asignacion, a.id_usuario, a.fecha_apertura, n.tipo, n.fecha_hasta, n.motivo,
      coalesce((select max(r.nivel) from recordatorio r
        where r.id_asignacion = a.id_asignacion and r.fecha_apertura = a.fecha_apertura and r.rol <> 'alumno'), 0),
      ${via}, ${usuario}, ${now}::timestamptz
    from unnest(${rows.map((row) => row.id_asignacion)}::integer[], ${rows.map((row) => row.tipo)}::text[],
      ${rows.map((row) => row.fecha_hasta)}::date[], ${rows.map((row) => row.motivo)}::text[])
      as n(id_asignacion, tipo, fecha_hasta, motivo)
    join asignacion a using (id_asignacion) order by a.id_asignacion`.execute(trx);
}
