import type { AsignacionDetalle, SucesoAsignacion } from '@portal/contract/asignacion';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

/** Lists what happened to an assignment, the newest first. */
export const findHistoria = async (db: Executor, id_asignacion: number): Promise<SucesoAsignacion[]> =>
  (
    await sql<SucesoAsignacion>`
      select h.tipo, h.fecha, coalesce(u.personal, h.usuario) as autor, h.fuente, nullif(r.nombre, '') as regla, h.razon, h.motivo
      from asignacion_historia h left join usuario u on u.id_usuario = h.id_usuario_autor left join regla r on r.id_regla = h.id_regla
      where h.id_asignacion = ${id_asignacion} order by h.fecha desc, h.id_asignacion_historia desc`.execute(db)
  ).rows;

type Justificacion = AsignacionDetalle['justificaciones'][number];

/** Lists what was said to the delays of an assignment, the newest first. */
export const findJustificaciones = async (db: Executor, id_asignacion: number): Promise<Justificacion[]> =>
  (
    await sql<Justificacion>`
      select j.id_justificacion, j.tipo, j.fecha_hasta, j.motivo, coalesce(u.personal, j.usuario_creacion) as autor, j.fecha_creacion
      from justificacion j left join usuario u on u.id_usuario = j.id_usuario_creacion
      where j.id_asignacion = ${id_asignacion} order by j.fecha_creacion desc, j.id_justificacion desc`.execute(db)
  ).rows;
