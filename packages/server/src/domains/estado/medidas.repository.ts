import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { type PartitionFigures, partitionFigures } from '../../db/partitions.ts';

/** Last run of a scheduled job; instants in ISO 8601. */
export interface TareaMedida {
  readonly nombre: string;
  /** End of the last run that succeeded; null: none yet. */
  readonly ultima: string | null;
  /** While this is ahead a process runs the job. */
  readonly arrendada_hasta: string;
}

/** Figures of the work of the database. */
export interface Medidas extends PartitionFigures {
  readonly pendientes: number;
  readonly fallidos: number;
  /** When the oldest message that waits was queued; null: none waits. */
  readonly mas_antiguo: string | null;
  readonly sesiones: number;
  /** Events of webhooks that are switched on and have waited for an hour. */
  readonly entregas_detenidas: number;
  readonly tareas: TareaMedida[];
}

const instant = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** Returns the columns of `Medidas` as expressions of one statement; `now` in ISO 8601. */
export const medidas = (now: string) => sql<Medidas>`
  (select count(*) from correo where estado = 'pendiente')::integer as pendientes,
  (select count(*) from correo where estado = 'fallido')::integer as fallidos,
  (select min(fecha_creacion) from correo where estado = 'pendiente') as mas_antiguo,
  (select count(*) from sesion where fecha_revocacion is null and fecha_expiracion > ${now}::timestamptz)::integer as sesiones,
  (select count(*) from webhook_entrega n join webhook w using (id_webhook)
    where n.estado = 'pendiente' and w.codigo_estado = 1 and n.fecha_creacion < ${now}::timestamptz - interval '1 hour')::integer as entregas_detenidas,
  ${partitionFigures(now)},
  coalesce((select json_agg(json_build_object('nombre', nombre, 'ultima', ${instant('ultima')},
    'arrendada_hasta', ${instant('arrendada_hasta')}) order by nombre) from tarea_programada), '[]') as tareas`;

/** Measures outbox, webhooks, sessions, partitions and jobs in one statement. */
export async function findMedidas(db: Executor, now: string): Promise<Medidas> {
  const { rows } = await sql<Medidas>`select ${medidas(now)}`.execute(db);
  return rows[0]!;
}
