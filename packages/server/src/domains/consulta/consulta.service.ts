import type { ConsultaFicha, ConsultaFila, consultaApi } from '@portal/contract/consulta';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { type Context, instantOf } from '../../core/context.ts';
import { done } from '../../core/http/answer/done.ts';
import { inTransaction } from '../../core/transaction.ts';
import type { Executor } from '../../db/executor.ts';
import { failure, invalid, notFound, staleVersion } from '../../errors/errors.ts';
import type { Listing } from '../../list/listing.ts';
import { queueAnswer } from './carta.service.ts';
import {
  type Bloqueada,
  type ConsultaLeida,
  findAutor,
  findConsulta,
  listConsultas,
  lockConsulta,
  updateConsulta,
} from './consulta.repository.ts';
import { partesVistas, stateAfter } from './consulta.rules.ts';

type Consulta = typeof consultaApi;
type Cambio = RequestOf<Consulta['upd']>['body'];

/** `GET /consulta/sellst` (P273) */
export const list = ({ db, scope }: Context, { query }: RequestOf<Consulta['sellst']>): Promise<Listing<ConsultaFila>> =>
  listConsultas(db, query, scope);

/** `GET /consulta/sel/:id` */
export async function get({ db, scope }: Context, { params }: RequestOf<Consulta['sel']>): Promise<ResponseOf<Consulta['sel']>> {
  const row = await findConsulta(db, params.id, scope);
  if (!row) throw notFound('consulta');
  return toFicha(row);
}

/** Returns a question with the options as its person saw them. */
const toFicha = ({ datos, orden, ...ficha }: ConsultaLeida): ConsultaFicha => ({
  ...ficha,
  opciones: datos ? partesVistas(datos, orden ?? []) : ficha.opciones,
});

/** `POST /consulta/upd`: answers, closes or reopens; a new answer is written to its person (P273). */
export const change = (context: Context, { body }: RequestOf<Consulta['upd']>): Promise<ResponseOf<Consulta['upd']>> =>
  inTransaction(context, async (trx) => {
    const { user } = context;
    const { id_consulta, acto } = body;
    const respuesta = answerOf(body);
    const stored = await lockVersion(trx, context, body);
    const estado = stateAfter(acto, stored.estado);
    if (!estado) throw failure('conflicto', 'consulta.errores.estado');
    // The same words again are no new answer: no letter, and seen remains seen.
    const nueva = respuesta === stored.respuesta ? undefined : respuesta;
    const author = { usuario: user.username, id_autor: user.id_usuario, now: instantOf(context) };
    const version = await updateConsulta(trx, id_consulta, { estado, ...(nueva && { respuesta: nueva }), ...author });
    if (nueva) await queueAnswer(trx, context, { ...stored, id_consulta, version, respuesta: nueva });
    return { ...done(context, `consulta.hecho.${acto}`), version };
  });

/** Returns the text of an answer; undefined for another act. Throws 400 without one. */
function answerOf({ acto, respuesta }: Cambio): string | undefined {
  if (acto !== 'responder') return undefined;
  if (!respuesta) throw invalid('respuesta', 'consulta.errores.respuesta');
  return respuesta;
}

/** Locks the question. Throws 404 outside the scope, 409 for another version than the caller read (P31). */
async function lockVersion(trx: Executor, { scope, today, user }: Context, { id_consulta, version }: Cambio): Promise<Bloqueada> {
  const stored = await lockConsulta(trx, id_consulta, { scope, today });
  if (!stored) throw notFound('consulta');
  if (stored.version === version) return stored;
  const actual = await findConsulta(trx, id_consulta, scope);
  throw staleVersion(actual && toFicha(actual), {
    propia: stored.usuario_modificacion === user.username,
    autor: await findAutor(trx, id_consulta),
  });
}
