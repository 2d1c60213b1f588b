import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { emailApi } from '@portal/contract/email';
import { instantOf, type Context } from '../../core/context.ts';
import { done } from '../../core/http/answer/done.ts';
import { portalTexts } from '../../core/portal-texts.ts';
import { requireConfirmedFor } from '../../core/require-confirmed.ts';
import { inTransaction } from '../../core/transaction.ts';
import type { Executor } from '../../db/executor.ts';
import { notFound } from '../../errors/errors.ts';
import { countEstados, findSeleccionados } from './bandeja.repository.ts';
import { cancelPorEscribir, countPorEscribir } from './cola.repository.ts';
import { noteUnwritten } from './cola.service.ts';
import { discardCorreos, findDeLote, lockRetenidos, releaseRetenidos } from './retenido.repository.ts';

type Email = typeof emailApi;

/** `GET /email/lote/:id`: progress of a bulk send. Throws 404 for one without messages in the scope. */
export async function getLote({ db, scope, config }: Context, { params }: RequestOf<Email['lote']>): Promise<ResponseOf<Email['lote']>> {
  // Read first: a letter that is written meanwhile is counted twice rather than never.
  const porEscribir = await countPorEscribir(db, scope, params.id);
  const written = await countEstados(db, scope, params.id);
  const counted = { ...written, pendiente: written.pendiente + porEscribir };
  const total = Object.values(counted).reduce((sum, count) => sum + count, 0);
  if (total === 0) throw notFound('correo');
  return { lote: params.id, total, servidor: config.smtpUrl !== undefined, ...counted };
}

/** `POST /email/lote/cancelar`: discards what is left of a bulk send. A message that is on its way counts as sent. Throws 404. */
export const cancelLote = (context: Context, { body }: RequestOf<Email['cancelar']>): Promise<ResponseOf<Email['cancelar']>> =>
  inTransaction(context, async (trx) => {
    const porEscribir = await cancelPorEscribir(trx, context.scope, body.lote);
    const ids = await findDeLote(trx, context.scope, body.lote);
    if (!ids.length && !porEscribir.length) throw notFound('correo');
    const discarded = await discardCorreos(trx, ids, (await portalTexts(context.settings)).text('email.motivos.cancelado'));
    await noteUnwritten(trx, porEscribir, { ...context, porque: 'cancelado' });
    const counted = { descartados: discarded + porEscribir.length, omitidos: ids.length - discarded };
    return { ...done(context, 'email.descartados', counted), ...counted };
  });

/** Finds the held messages that have nothing to say any more; domains/index.ts passes that of `recordatorio`. */
export type FindCaducos = (trx: Executor, context: Context, correos: readonly number[]) => Promise<number[]>;

/** `POST /email/liberar`: lets held messages go out that still have something to say, and discards the others (P43). */
export const releaseCorreos =
  (findCaducos: FindCaducos) =>
  (context: Context, { body }: RequestOf<Email['liberar']>): Promise<ResponseOf<Email['liberar']>> =>
    inTransaction(context, async (trx) => {
      const asked = await findSeleccionados(trx, context.scope, body.seleccion);
      const held = await lockRetenidos(trx, asked);
      const caducos = new Set(await findCaducos(trx, context, held));
      const released = held.filter((id) => !caducos.has(id));
      await releaseRetenidos(trx, released, instantOf(context));
      const descartados = await discardCorreos(trx, [...caducos], (await portalTexts(context.settings)).text('email.motivos.caduco'));
      const counted = { liberados: released.length, descartados, omitidos: countOf(body.seleccion) - held.length };
      return { ...done(context, 'email.liberados', counted), ...counted };
    });

/** `POST /email/descartar`: discards messages that wait or are held, with a reason; several want a proof (P153). */
export const discardSelected = (context: Context, { body }: RequestOf<Email['descartar']>): Promise<ResponseOf<Email['descartar']>> =>
  inTransaction(context, async (trx) => {
    requireConfirmedFor(context.user, 'correos', { n: countOf(body.seleccion) });
    const descartados = await discardCorreos(trx, await findSeleccionados(trx, context.scope, body.seleccion), body.motivo);
    const counted = { descartados, omitidos: countOf(body.seleccion) - descartados };
    return { ...done(context, 'email.descartados', counted), ...counted };
  });

type Seleccion = RequestOf<Email['liberar']>['body']['seleccion'];

const countOf = (seleccion: Seleccion): number => ('ids' in seleccion ? new Set(seleccion.ids).size : seleccion.todos.cantidad);
