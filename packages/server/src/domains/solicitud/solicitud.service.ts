import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { solicitudApi } from '@portal/contract/solicitud';
import { type Context, instantOf } from '../../core/context.ts';
import { done } from '../../core/http/answer/done.ts';
import { inTransaction } from '../../core/transaction.ts';
import { failure } from '../../errors/errors.ts';
import { findPropias, insertPropia } from './solicitud.repository.ts';

type Solicitud = typeof solicitudApi;

/** `GET /solicitud/propias` (P163) */
export const listPropias = ({ db, user }: Context): Promise<ResponseOf<Solicitud['propias']>> => findPropias(db, user.id_usuario);

/** `POST /solicitud/pedir`: files a request of the caller. Throws 409 while one of the kind is open: its clock runs already (P163). */
export const askFor = (context: Context, { body }: RequestOf<Solicitud['pedir']>): Promise<ResponseOf<Solicitud['pedir']>> =>
  inTransaction(context, async (trx) => {
    const { user, today } = context;
    const nueva = {
      ...body,
      detalle: body.detalle ?? null,
      id_usuario: user.id_usuario,
      usuario: user.username,
      today,
      now: instantOf(context),
    };
    if (!(await insertPropia(trx, nueva))) throw failure('conflicto', 'solicitud.errores.abierta');
    return { ...done(context, 'solicitud.presentada') };
  });
