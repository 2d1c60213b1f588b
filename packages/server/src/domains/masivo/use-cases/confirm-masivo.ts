import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { masivoApi } from '@portal/contract/masivo';
import { type Context, instantOf } from '../../../core/context.ts';
import { requireConfirmedFor } from '../../../core/require-confirmed.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { failure, notFound } from '../../../errors/errors.ts';
import { findListas, queueMasivo, setEstado } from '../corrida.repository.ts';
import { lockMasivo, type Operacion } from '../masivo.repository.ts';
import { answerOf, lectorOf } from '../masivo.service.ts';
import { noteEvent, runPortion } from './run-masivos.ts';

type Calls = typeof masivoApi;

/** Ceasings that ask for no proof, as of a file (P153). */
const CESES_LIBRES = 10;

/**
 * `POST /masivo/confirmar`: queues an own simulation of the last day once and does its first portion; the job does the rest. A repeat answers
 * the same operation. Ceasing more than ten people, removing several records and taking several back want a proof (P153). Throws 404, 409 when nobody changes.
 */
export async function confirmMasivo(context: Context, { body }: RequestOf<Calls['confirmar']>): Promise<ResponseOf<Calls['confirmar']>> {
  const id = body.id_masivo;
  await inTransaction(context, async (trx) => {
    const operacion = await lockMasivo(trx, id, lectorOf(context));
    if (operacion?.id_usuario !== context.user.id_usuario) throw notFound('masivo');
    if (operacion.estado !== 'simulada') return;
    const some = await findListas(trx, id, CESES_LIBRES + 1);
    if (!some.length) throw failure('conflicto', 'masivo.errores.nadie');
    requireProof(context, operacion, some.length);
    await queueMasivo(trx, id, body.motivo);
    await noteEvent(trx, context, { operacion, suceso: 'confirmada' });
  });
  // The operation is queued: the job does what fails here.
  await runPortion(context, id).catch((error: unknown) => context.log.error({ err: error }, 'la primera parte de una acción masiva falló'));
  return answerOf(context.db, context, { id, sentence: 'masivo.confirmada' });
}

function requireProof(context: Context, { acto, deshace }: Operacion, n: number): void {
  if (deshace !== null) requireConfirmedFor(context.user, 'deshacer', { n });
  else if (acto.clase === 'eliminar') requireConfirmedFor(context.user, 'registros', { n });
  else if (acto.clase === 'cesar') requireConfirmedFor(context.user, 'ceses', { n, free: CESES_LIBRES });
}

/** `POST /masivo/cancelar`: ends an operation after the portion that runs; what is done stays. A repeat changes nothing. Throws 404. */
export async function cancelMasivo(context: Context, { body }: RequestOf<Calls['cancelar']>): Promise<ResponseOf<Calls['cancelar']>> {
  const id = body.id_masivo;
  await inTransaction(context, async (trx) => {
    const operacion = await lockMasivo(trx, id, lectorOf(context));
    if (!operacion) throw notFound('masivo');
    if (operacion.estado !== 'pendiente') return;
    await setEstado(trx, id, { estado: 'cancelada', fin: instantOf(context) });
    await noteEvent(trx, context, { operacion, suceso: 'cancelada' });
  });
  return answerOf(context.db, context, { id, sentence: 'masivo.cancelada' });
}
