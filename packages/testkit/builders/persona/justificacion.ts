import type { Executor } from '@portal/server/src/db/executor.ts';
import type { JustificacionTable } from '@portal/server/src/db/tables/avisos.ts';
import type { AsignacionTable } from '@portal/server/src/db/tables/evaluaciones.ts';
import type { Insertable, Selectable } from 'kysely';

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
