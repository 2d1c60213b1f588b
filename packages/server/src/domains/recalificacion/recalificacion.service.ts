import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { recalificacionApi, RecalificacionFila, RecalificacionFilaFila } from '@portal/contract/recalificacion';
import { message } from '@portal/messages';
import type { Context } from '../../core/context.ts';
import { doneAs } from '../../core/http/answer/done.ts';
import type { Executor } from '../../db/executor.ts';
import { notFound } from '../../errors/errors.ts';
import type { Listing } from '../../list/listing.ts';
import { findRecalificacion, listFilas, listRecalificaciones } from './recalificacion.repository.ts';

type Calls = typeof recalificacionApi;

interface Answer {
  readonly id: number;
  readonly sentence: 'recalificacion.simulada' | 'recalificacion.confirmada' | 'recalificacion.devuelta';
}

/** Answers a correction with its counts. */
export async function answerOf(db: Executor, context: Context, { id, sentence }: Answer): Promise<ResponseOf<Calls['confirmar']>> {
  const found = await findRecalificacion(db, id, context);
  if (!found) throw notFound('recalificacion');
  const { cambian, aprueban } = found.cuentas;
  const said = sentence === 'recalificacion.devuelta' ? message(sentence, { cambian }) : message(sentence, { cambian, aprueban });
  return { ...doneAs(context, said), ...found };
}

/** `GET /recalificacion/sel/:id`. Throws 404 for a question out of sight. */
export async function getRecalificacion(context: Context, { params }: RequestOf<Calls['sel']>): Promise<ResponseOf<Calls['sel']>> {
  const found = await findRecalificacion(context.db, params.id, context);
  if (!found) throw notFound('recalificacion');
  return found;
}

/** `GET /recalificacion/sellst` */
export const listCorrecciones = (context: Context, { query }: RequestOf<Calls['sellst']>): Promise<Listing<RecalificacionFila>> =>
  listRecalificaciones(context.db, context.scope, query);

/** `GET /recalificacion/filas/:id`. Throws 404 like `getRecalificacion`. */
export async function listFilasDe(
  context: Context,
  { params, query }: RequestOf<Calls['filas']>,
): Promise<Listing<RecalificacionFilaFila>> {
  await getRecalificacion(context, { params, query: undefined, body: undefined });
  return listFilas(context.db, context.scope, { id: params.id, list: query });
}
