import type { Message } from '@portal/messages';
import type { Context } from '../../core/context.ts';
import { portalTexts } from '../../core/portal-texts.ts';
import type { Executor } from '../../db/executor.ts';
import { recordEvent } from '../log/log.public.ts';
import { type Asignada, insertAsignaciones, type NuevaAsignacion } from './asignar.repository.ts';
import { ensureProgress } from '../avance/avance.public.ts';

/** Inserts assignments and computes their progress, earlier attempts included. Returns the new and reopened ones. Needs a transaction. */
export async function assign(trx: Executor, filas: readonly NuevaAsignacion[]): Promise<Asignada[]> {
  if (!filas.length) return [];
  const asignadas = await insertAsignaciones(trx, filas);
  await ensureAssigned(trx, asignadas);
  return asignadas;
}

/** Computes the progress of assignments that were just opened; does nothing for none. */
export async function ensureAssigned(trx: Executor, asignadas: readonly Asignada[]): Promise<void> {
  if (asignadas.length) await ensureProgress(trx, distinct(asignadas, 'id_usuario'), distinct(asignadas, 'id_planestudio'));
}

const distinct = (filas: readonly Asignada[], field: 'id_usuario' | 'id_planestudio'): number[] => [
  ...new Set(filas.map((fila) => fila[field])),
];

/** Writes the counts of an assignment of many to the activity log (P86); the database writes each one of it. */
export async function recordAssigning(
  trx: Executor,
  { detalle, user, now, settings }: Pick<Context, 'now' | 'settings' | 'user'> & { readonly detalle: Message },
): Promise<void> {
  const autor = { id_autor: user.id_usuario, usuario: user.username };
  const { word } = await portalTexts(settings);
  await recordEvent(trx, { id_usuario: user.id_usuario, ...autor, tabla: 'asignacion', tipo: 'asigna', detalle: word(detalle), now });
}
