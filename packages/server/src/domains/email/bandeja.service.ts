import type { api, CorreoFila, RequestOf, ResponseOf } from '@portal/contract';
import { instantOf, type Context } from '../../core/context.ts';
import { done } from '../../core/http/done.ts';
import { failure, notFound } from '../../errors/errors.ts';
import type { Listing } from '../../list/listing.ts';
import { recordEvent } from '../log/log.public.ts';
import { countEstados, findCorreo, listBandeja, requeueCorreo } from './bandeja.repository.ts';

type Email = typeof api.email;

/** `GET /email/sellst` (P42) */
export const listCorreos = ({ db, scope }: Context, { query }: RequestOf<Email['sellst']>): Promise<Listing<CorreoFila>> =>
  listBandeja(db, query, scope);

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

/** `POST /email/reenviar/:id`: makes a message due now. Throws 409 `conflicto` for a sent one: it is not sent twice (P42). */
export async function retryCorreo(context: Context, { params }: RequestOf<Email['reenviar']>): Promise<ResponseOf<Email['reenviar']>> {
  const { db, scope } = context;
  if (!(await findCorreo(db, params.id, scope))) throw notFound('correo');
  if (!(await requeueCorreo(db, params.id, instantOf(context)))) throw failure('conflicto', 'email.errores.enviado');
  return { ...done(context, 'email.seEnviara') };
}
