import { type Context, instantOf } from '../../../core/context.ts';
import { failure } from '../../../errors/errors.ts';
import type { Executor } from '../../../db/executor.ts';
import { findTemaAlumno, lockProgress, type Ocurrencia, type TemaAbrible } from '../../avance/avance.public.ts';
import { findAbierto, insertIntento, leaveToPackage } from '../apertura.repository.ts';
import { requireOpenable, startOf } from './open-attempt.ts';

/**
 * Finds or opens the caller's attempt that the package of a topic grades (P286), under the lock of the progress. Throws 403, or 409 as a questionnaire
 * does: locked, approved, in its pause.
 */
export async function openPackageAttempt(trx: Executor, context: Context, ocurrencia: Ocurrencia): Promise<number> {
  const { id_usuario } = context.user;
  await lockProgress(trx, { id_usuario, id_planestudio: ocurrencia.id_planestudio });
  const tema = await findTemaAlumno(trx, { ...context, id_usuario, ocurrencia });
  requireOpenable(tema, context);
  const found = await findAbierto(trx, id_usuario, ocurrencia);
  if (found) await leaveToPackage(trx, found.id_evaluacion);
  return (found ?? (await insert(trx, context, tema))).id_evaluacion;
}

async function insert(trx: Executor, context: Context, tema: TemaAbrible) {
  const opened =
    tema.progreso === null
      ? undefined
      : await insertIntento(trx, {
          id_usuario: context.user.id_usuario,
          ocurrencia: tema,
          notaminima: tema.notaminima,
          cantidad: 0,
          progreso: tema.progreso,
          fecha: instantOf(context),
          fuente: 'paquete',
          ...(await startOf(context)),
        });
  if (!opened) throw failure('conflicto', 'evaluacion.errores.otraVentana');
  return opened;
}
