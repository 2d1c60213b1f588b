import type { Insertable, Selectable } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { JustificacionTable } from '../../db/tables/avisos.ts';
import type { AsignacionTable } from '../../db/tables/evaluaciones.ts';

/** Answers a delay of the present opening of an assignment, signed in; by default justifies it. */
export async function buildJustificacion(
  db: Executor,
  { id_asignacion, id_usuario, fecha_apertura }: Selectable<AsignacionTable>,
  said: Partial<Insertable<JustificacionTable>> = {},
): Promise<void> {
  await db
    .insertInto('justificacion')
    .values({
      id_asignacion,
      id_usuario,
      fecha_apertura,
      fecha_creacion: fecha_apertura,
      tipo: 'justificada',
      motivo: 'Apoyó el inventario',
      via: 'sesion',
      usuario_creacion: 'jefa',
      ...said,
    })
    .execute();
}
