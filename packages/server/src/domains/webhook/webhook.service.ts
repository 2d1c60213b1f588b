import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { EntregaFila, webhookApi } from '@portal/contract/webhook';
import { type Context, instantOf } from '../../core/context.ts';
import { done } from '../../core/http/answer/done.ts';
import { inTransaction } from '../../core/transaction.ts';
import type { Executor } from '../../db/executor.ts';
import { fieldFailure, notFound } from '../../errors/errors.ts';
import type { Listing } from '../../list/listing.ts';
import { recordEvent } from '../log/log.public.ts';
import { direccionProblem } from './direccion.rules.ts';
import { findEntrega, insertPrueba, listEntregas, requeue, requeueFailed } from './entrega.repository.ts';
import { newSecreto } from './firma.crypto.ts';
import { webhookService } from './webhook.master.ts';
import { saveSecreto, webhookRows } from './webhook.repository.ts';

type Webhook = typeof webhookApi;

/** Time for which the secret before the present one signs too. */
const OVERLAP_MS = 24 * 60 * 60 * 1000;

/** Throws 400 for an address to which the portal does not send (P157). */
function requireGoodDireccion({ config }: Context, direccion: string): void {
  const problem = direccionProblem(direccion, config.webhooksPrivados);
  if (problem) throw fieldFailure('datos_invalidos', 'direccion', problem);
}

/** `POST /webhook/ins` and `POST /webhook/upd/`: the usual ones, for an address that the portal may reach. */
export const webhooks: typeof webhookService = {
  ...webhookService,
  create: async (context, request) => {
    requireGoodDireccion(context, request.body.direccion);
    return webhookService.create(context, request);
  },
  change: async (context, request) => {
    requireGoodDireccion(context, request.body.direccion);
    return webhookService.change(context, request);
  },
};

/** Locks a webhook. Throws 404 without one. */
async function lock(trx: Executor, id: number): Promise<void> {
  if (!(await webhookRows.lock(trx, id))) throw notFound('webhook');
}

/** Writes an entry of the log about a webhook, by its number. */
const note = (trx: Executor, { user, now }: Context, { tipo, detalle }: { readonly tipo: string; readonly detalle: string }) =>
  recordEvent(trx, { id_usuario: null, id_autor: user.id_usuario, usuario: user.username, tabla: 'webhook', tipo, detalle, now });

/** `POST /webhook/secreto`: makes the secret of a webhook; the earlier one signs beside it for a day (P156). */
export const renewSecreto = (
  context: Context,
  { body: { id_webhook } }: RequestOf<Webhook['secreto']>,
): Promise<ResponseOf<Webhook['secreto']>> =>
  inTransaction(context, async (trx) => {
    await lock(trx, id_webhook);
    const secreto = newSecreto();
    const hasta = new Date(context.now.getTime() + OVERLAP_MS).toISOString();
    await saveSecreto(trx, { id_webhook, secreto, now: instantOf(context), hasta });
    await note(trx, context, { tipo: 'webhook_secreto', detalle: `webhook ${id_webhook}` });
    return { ...done(context, 'webhook.secretoGenerado'), secreto };
  });

/** `POST /webhook/probar`: queues a test event, which goes out even while the webhook is off. */
export const testWebhook = (
  context: Context,
  { body: { id_webhook } }: RequestOf<Webhook['probar']>,
): Promise<ResponseOf<Webhook['probar']>> =>
  inTransaction(context, async (trx) => {
    await lock(trx, id_webhook);
    const id_entrega = await insertPrueba(trx, id_webhook, instantOf(context));
    return { ...done(context, 'webhook.seEnviara'), id_entrega };
  });

/** `GET /webhook/entregas` */
export const listSent = ({ db }: Context, { query }: RequestOf<Webhook['entregas']>): Promise<Listing<EntregaFila>> =>
  listEntregas(db, query);

/** `GET /webhook/entrega/:id` */
export async function getEntrega({ db }: Context, { params }: RequestOf<Webhook['entrega']>): Promise<ResponseOf<Webhook['entrega']>> {
  const entrega = await findEntrega(db, params.id);
  if (!entrega) throw notFound('entrega');
  return entrega;
}

/** `POST /webhook/reenviar/:id`: sends an event again, whatever became of it (P157). */
export const resend = (context: Context, { params }: RequestOf<Webhook['reenviar']>): Promise<ResponseOf<Webhook['reenviar']>> =>
  inTransaction(context, async (trx) => {
    if (!(await requeue(trx, params.id, instantOf(context)))) throw notFound('entrega');
    await note(trx, context, { tipo: 'webhook_reenvio', detalle: `entrega ${params.id}` });
    return { ...done(context, 'webhook.seEnviara') };
  });

/** `POST /webhook/reenviar`: sends the failed events of a webhook since a day again (P157). */
export const resendFailed = (
  context: Context,
  { body: { id_webhook, desde } }: RequestOf<Webhook['reenviarFallidos']>,
): Promise<ResponseOf<Webhook['reenviarFallidos']>> =>
  inTransaction(context, async (trx) => {
    await lock(trx, id_webhook);
    const zona = context.settings.zona_horaria;
    const reenviados = await requeueFailed(trx, { id_webhook, desde, zona, now: instantOf(context) });
    await note(trx, context, { tipo: 'webhook_reenvio', detalle: `webhook ${id_webhook}, desde ${desde}: ${reenviados}` });
    return { ...done(context, 'webhook.reenviados', { total: reenviados }), reenviados };
  });
