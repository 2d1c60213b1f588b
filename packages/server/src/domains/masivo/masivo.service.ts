import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { MasivoFila, MasivoFilaFila, masivoApi, OperacionMasiva } from '@portal/contract/masivo';
import { message } from '@portal/messages';
import { type Context, instantOf } from '../../core/context.ts';
import { doneAs } from '../../core/http/answer/done.ts';
import type { Executor } from '../../db/executor.ts';
import { notFound } from '../../errors/errors.ts';
import type { Listing } from '../../list/listing.ts';
import { findMasivo, type Lector, listFilas, listMasivos, type OperacionGuardada } from './masivo.repository.ts';

type Calls = typeof masivoApi;

/** Reader of operations in a call. */
export const lectorOf = (context: Context): Lector => ({
  id_usuario: context.user.id_usuario,
  scope: context.scope,
  autor: context.user.acotado === 'autor',
  now: instantOf(context),
});

interface Answer {
  readonly id: number;
  readonly sentence: 'masivo.simulada' | 'masivo.confirmada' | 'masivo.cancelada';
}

/** Words the effect of an operation for its reader. */
const worded = ({ texts }: Context, { efectos, ...operacion }: OperacionGuardada): OperacionMasiva => ({
  ...operacion,
  efectos: efectos.map(({ frase, ...efecto }) => (frase ? { ...efecto, nombre: texts.word(frase) } : efecto)),
});

/** Answers an operation with its counts. */
export async function answerOf(db: Executor, context: Context, { id, sentence }: Answer): Promise<ResponseOf<Calls['confirmar']>> {
  const found = await findMasivo(db, id, lectorOf(context));
  if (!found) throw notFound('masivo');
  const { por_hacer, hechas, rechazadas } = found;
  return { ...doneAs(context, message(sentence, { por_hacer, hechas, rechazadas })), ...worded(context, found) };
}

/** `GET /masivo/sel/:id`. Throws 404 for an operation of somebody else, unless the access has no limit. */
export async function getMasivo(context: Context, { params }: RequestOf<Calls['sel']>): Promise<ResponseOf<Calls['sel']>> {
  const found = await findMasivo(context.db, params.id, lectorOf(context));
  if (!found) throw notFound('masivo');
  return worded(context, found);
}

/** `GET /masivo/sellst` */
export const listOperaciones = (context: Context, { query }: RequestOf<Calls['sellst']>): Promise<Listing<MasivoFila>> =>
  listMasivos(context.db, lectorOf(context), query);

/** `GET /masivo/filas/:id`. Throws 404 like `getMasivo`. */
export async function listFilasDe(context: Context, { params, query }: RequestOf<Calls['filas']>): Promise<Listing<MasivoFilaFila>> {
  await getMasivo(context, { params, query: undefined, body: undefined });
  return listFilas(context.db, context.scope, { id: params.id, list: query });
}
