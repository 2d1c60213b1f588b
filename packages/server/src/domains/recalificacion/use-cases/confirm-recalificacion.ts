import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { datosDe } from '@portal/contract/pregunta';
import type { recalificacionApi } from '@portal/contract/recalificacion';
import { message } from '@portal/messages';
import { type Context, instantOf } from '../../../core/context.ts';
import { requireOwn } from '../../../core/master/owner.ts';
import { requireConfirmed } from '../../../core/require-confirmed.ts';
import { inTransaction } from '../../../core/transaction.ts';
import type { Executor } from '../../../db/executor.ts';
import { failure, notFound } from '../../../errors/errors.ts';
import { countIntentosDe } from '../../evaluacion/evaluacion.public.ts';
import { correctClave, findVersion, giveBackClave, lockPregunta } from '../../pregunta/pregunta.public.ts';
import { type Confirmada, findAbierta, queueRecalificacion, setEstado, wasCorrectedSince } from '../corrida.repository.ts';
import { lockRecalificacion, type Recalificacion } from '../recalificacion.repository.ts';
import { answerOf } from '../recalificacion.service.ts';
import { bancoCorregido } from '../recalificacion.rules.ts';
import { noteEvent, runPortion } from './run-recalificaciones.ts';

type Calls = typeof recalificacionApi;

/**
 * `POST /recalificacion/confirmar`: queues an own simulation of the last day once, corrects the key in the bank and does the first portion; the job does the
 * rest. A repeat answers the same correction. Grades that may fall want a proof (P153). Throws 404, 409 while it is counted, when another correction of the
 * question came in between, and while one runs.
 */
export async function confirmRecalificacion(
  context: Context,
  { body }: RequestOf<Calls['confirmar']>,
): Promise<ResponseOf<Calls['confirmar']>> {
  const id = body.id_recalificacion;
  await inTransaction(context, async (trx) => {
    const operacion = await requireOwnOne(trx, context, id);
    if (operacion.id_usuario_creacion !== context.user.id_usuario) throw notFound('recalificacion');
    if (operacion.estado === 'simulando') throw failure('conflicto', 'recalificacion.errores.contando');
    if (operacion.estado !== 'simulada') return;
    if (operacion.a_la_baja) requireConfirmed(context.user, message('seguridad.confirmar.recalificar'));
    await lockPregunta(trx, operacion.id_pregunta);
    await requireCurrent(trx, context, operacion);
    await queueRecalificacion(trx, id, { now: instantOf(context), avisa: body.avisar, ...(await correctBank(trx, context, operacion)) });
    await noteEvent(trx, context, { operacion, suceso: 'confirmada' });
  });
  return firstPortion(context, id, 'recalificacion.confirmada');
}

/** Locks a correction of a question that the caller may change. Throws 404, 403. */
async function requireOwnOne(trx: Executor, context: Context, id: number): Promise<Recalificacion> {
  const { scope } = context;
  const operacion = await lockRecalificacion(trx, id, { scope, now: instantOf(context) });
  if (!operacion) throw notFound('recalificacion');
  await requireOwn(trx, { table: 'pregunta', scope }, [operacion.id_pregunta]);
  return operacion;
}

async function requireCurrent(trx: Executor, { scope }: Context, { id_pregunta, version, fecha_creacion }: Recalificacion): Promise<void> {
  if ((await findAbierta(trx, id_pregunta)) !== undefined) throw failure('conflicto', 'recalificacion.errores.otra');
  if (await wasCorrectedSince(trx, id_pregunta, fecha_creacion)) throw failure('conflicto', 'recalificacion.errores.cambio');
  const { versiones } = (await findVersion(trx, id_pregunta, version))!;
  const { fuera } = await countIntentosDe(trx, { id_pregunta, versiones }, scope);
  if (fuera > 0) throw failure('sin_permiso', 'recalificacion.errores.fuera', { n: fuera });
}

async function correctBank(trx: Executor, context: Context, operacion: Recalificacion): Promise<Omit<Confirmada, 'now' | 'avisa'>> {
  const { id_pregunta, version } = operacion;
  const wrong = datosDe((await findVersion(trx, id_pregunta, version))!);
  const datos = bancoCorregido({ ...operacion, datos: wrong });
  if (!datos) return { version_corregida: null, version_banco: null, version_anterior: null };
  return correctClave(trx, { usuario: context.user.username, now: instantOf(context) }, { id_pregunta, version, datos });
}

async function firstPortion(context: Context, id: number, sentence: 'recalificacion.confirmada' | 'recalificacion.devuelta') {
  // It is queued: the job does what fails here.
  await runPortion(context, id).catch((error: unknown) =>
    context.log.error({ err: error }, 'la primera parte de una recalificación falló'),
  );
  return answerOf(context.db, context, { id, sentence });
}

/**
 * `POST /recalificacion/deshacer`: queues the return of a correction, gives the bank its key back and does the first portion. An attempt that changed since
 * stays and is named. A repeat answers the same correction. Wants a proof (P153). Throws 404, 409 for one that is not done.
 */
export async function undoRecalificacion(context: Context, { body }: RequestOf<Calls['deshacer']>): Promise<ResponseOf<Calls['deshacer']>> {
  const id = body.id_recalificacion;
  await inTransaction(context, async (trx) => {
    const operacion = await requireOwnOne(trx, context, id);
    if (operacion.estado === 'deshaciendo' || operacion.estado === 'deshecha') return;
    if (operacion.estado !== 'hecha' && operacion.estado !== 'detenida') throw failure('conflicto', 'recalificacion.errores.noHecha');
    requireConfirmed(context.user, message('seguridad.confirmar.devolverNotas'));
    await lockPregunta(trx, operacion.id_pregunta);
    if ((await findAbierta(trx, operacion.id_pregunta)) !== undefined) throw failure('conflicto', 'recalificacion.errores.otra');
    await giveBackClave(trx, { usuario: context.user.username, now: instantOf(context) }, operacion);
    await setEstado(trx, id, { estado: 'deshaciendo', fin: null });
    await noteEvent(trx, context, { operacion, suceso: 'deshaciendo' });
  });
  return firstPortion(context, id, 'recalificacion.devuelta');
}
