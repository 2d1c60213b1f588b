import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { redactorApi } from '@portal/contract/redactor';
import { type Context, instantOf } from '../../../core/context.ts';
import { done } from '../../../core/http/answer/done.ts';
import { linkHandler } from '../../../core/master/link-service.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { lockOwners } from '../../../db/owned.ts';
import { failure, notFound } from '../../../errors/errors.ts';
import { createPreguntas } from '../../pregunta/pregunta.public.ts';
import { enlaceTemaPregunta } from '../../tema/tema.public.ts';
import { acceptBorrador, lockBorrador } from '../redactor.repository.ts';
import { requireTema } from '../redactor.service.ts';

type Aceptar = typeof redactorApi.aceptar;

const linkPregunta = linkHandler(enlaceTemaPregunta);

/**
 * `POST /redactor/aceptar`: stores a draft, as it is or corrected, as a question of the bank and of its topic, once. Throws 404, 409 for one that somebody
 * judged already, and like a question that is written by hand.
 */
export const acceptDraft = (context: Context, { body }: RequestOf<Aceptar>): Promise<ResponseOf<Aceptar>> =>
  inTransaction(context, async (trx) => {
    const within = { ...context, db: trx };
    await lockOwners(trx, 'link');
    const found = await lockBorrador(trx, body.id_redaccion_borrador);
    if (!found) throw notFound('borrador');
    const { id_tema } = found;
    await requireTema(trx, context, id_tema);
    if (found.estado !== 'por_revisar') throw failure('conflicto', 'redactor.errores.yaRevisado');
    const { id_pregunta } = await createPreguntas(within, { params: undefined, query: undefined, body: [body.pregunta] });
    await linkPregunta(within, { body: [{ id_tema, id_pregunta }] });
    await acceptBorrador(trx, body.id_redaccion_borrador, { id_pregunta, now: instantOf(context) });
    return { ...done(context, 'redactor.aceptada'), id_pregunta };
  });
