import { importOfRefused } from '@portal/contract/core';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { nombreDe } from './importacion.repository.ts';

/** Condition on an import `i`: it left out rows that nobody sent again or dismissed (P261). */
export const conRechazadas: RawBuilder<boolean> = sql<boolean>`(i.estado = 'aplicada' and i.fecha_atendida is null and (i.resultado ->> 'rechazados')::integer > 0)`;

interface Sent {
  readonly id: number;
  readonly tipo: string;
  readonly archivo: string | null;
  /** Columns that name the record of a row. */
  readonly nombran: readonly string[];
  readonly now: string;
}

/**
 * Marks the earlier imports of the kind when this one sent their refused rows again: from the workbook of these rows, or by the same person
 * for the same subject from a file of the same name or with rows of the same names (P261).
 */
export const settleSent = async (db: Executor, { id, tipo, archivo, nombran, now }: Sent): Promise<void> => {
  await sql`
    update importacion i set fecha_atendida = ${now}::timestamptz from importacion n
    where n.id_importacion = ${id} and i.tipo = ${tipo} and i.id_importacion < n.id_importacion and ${conRechazadas}
      and (i.id_importacion = ${importOfRefused(archivo)}::integer
        or i.id_usuario = n.id_usuario and i.preparado ->> 'asunto' is not distinct from n.preparado ->> 'asunto'
        and (i.archivo = n.archivo or not exists (
          select from importacion_fila f where f.id_importacion = i.id_importacion and f.estado = 'rechazada' and not exists (
            select from (select ${nombreDe(nombran)} as nombre from importacion_fila f where f.id_importacion = ${id}) s
            where s.nombre = ${nombreDe(nombran)}))))`.execute(db);
};
