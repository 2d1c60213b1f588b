import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { sesionApi } from '@portal/contract/sesion';
import type { Context } from '../../core/context.ts';
import { done } from '../../core/http/answer/done.ts';
import { inTransaction } from '../../core/transaction.ts';
import { updateIdioma } from './sesion.repository.ts';

type Call = typeof sesionApi.updIdioma;

/** `POST /usuario/upd/idioma`: keeps the language of the caller, for every device and for the messages that the caller receives (P134). */
export const chooseIdioma = (context: Context, { body }: RequestOf<Call>): Promise<ResponseOf<Call>> =>
  inTransaction(context, async (trx) => {
    await updateIdioma(trx, context.user.id_usuario, body.idioma);
    return { ...done(context, 'registro.actualizado') };
  });
