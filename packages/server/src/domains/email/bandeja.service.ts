import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { CorreoFila, emailApi } from '@portal/contract/email';
import { instantOf, type Context } from '../../core/context.ts';
import { done } from '../../core/http/answer/done.ts';
import { inTransaction } from '../../core/transaction.ts';
import { failure, notFound } from '../../errors/errors.ts';
import type { Listing } from '../../list/listing.ts';
import { recordEvent } from '../log/log.public.ts';
import { countEstados, findCorreo, listBandeja, markRebotado, requeueCorreo, setRebote } from './bandeja.repository.ts';

type Email = typeof emailApi;

/** `GET /email/sellst` (P42) */
export const listCorreos = ({ db, scope }: Context, { query }: RequestOf<Email['sellst']>): Promise<Listing<CorreoFila>> =>
  listBandeja(db, query, { scope });

/** `GET /email/sel/:id` with its text. Logs the reading (P32), because the text may hold a link of another person. */
export async function getCorreo({ db, user, scope, now }: Context, { params }: RequestOf<Email['sel']>): Promise<ResponseOf<Email['sel']>> {
  const correo = await findCorreo(db, params.id, scope);
  if (!correo) throw notFound('correo');
  const { id_usuario } = user;
  const event = { id_usuario, id_autor: id_usuario, usuario: user.username, tabla: 'correo', tipo: 'correo_lectura', now };
  await recordEvent(db, { ...event, detalle: `id_correo ${params.id}` });
  return correo;
}

/** `GET /email/resumen`: counts by state, and whether a mail server is configured. */
export async function getResumen({ db, scope, config }: Context): Promise<ResponseOf<Email['resumen']>> {
  return { servidor: config.smtpUrl !== undefined, ...(await countEstados(db, scope)) };
}

/**
 * `POST /email/reenviar/:id`: makes a message due now; one that was returned makes its address good again. Throws 409 `conflicto` for a sent one,
 * which is not sent twice (P42), and for one that is held or discarded.
 */
export const retryCorreo = (context: Context, { params }: RequestOf<Email['reenviar']>): Promise<ResponseOf<Email['reenviar']>> =>
  inTransaction(context, async (trx) => {
    const correo = await findCorreo(trx, params.id, context.scope);
    if (!correo) throw notFound('correo');
    if (correo.estado === 'rebotado') await setRebote(trx, params.id, false);
    if (!(await requeueCorreo(trx, params.id, instantOf(context))))
      throw failure('conflicto', correo.estado === 'enviado' ? 'email.errores.enviado' : 'email.errores.detenido');
    return { ...done(context, 'email.seEnviara') };
  });

/** `POST /email/rebote`: notes that a message came back. Throws 409 `conflicto` for one that did not go out. */
export const bounceCorreo = (context: Context, { body }: RequestOf<Email['rebote']>): Promise<ResponseOf<Email['rebote']>> =>
  inTransaction(context, async (trx) => {
    const { id_correo, motivo } = body;
    if (!(await findCorreo(trx, id_correo, context.scope))) throw notFound('correo');
    if (!(await markRebotado(trx, id_correo, motivo))) throw failure('conflicto', 'email.errores.noSalio');
    await setRebote(trx, id_correo, true);
    return { ...done(context, 'email.rebote') };
  });
