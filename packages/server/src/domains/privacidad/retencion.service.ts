import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { type Plazos, type privacidadApi, RETENCIONES, type Vencidos } from '@portal/contract/privacidad';
import { type Context, instantOf } from '../../core/context.ts';
import { done } from '../../core/http/answer/done.ts';
import { inTransaction } from '../../core/transaction.ts';
import { invalid } from '../../errors/errors.ts';
import { recordEvent } from '../log/log.public.ts';
import { countVencidos, findPlazos, savePlazos } from './retencion.repository.ts';

type Calls = typeof privacidadApi;

const isAnyOver = (vencidos: Vencidos): boolean => RETENCIONES.some((cual) => vencidos[cual] > 0);

/** `GET /privacidad/retencion` (P175) */
export async function getRetencion({ db, today }: Context): Promise<ResponseOf<Calls['retencion']>> {
  const plazos = await findPlazos(db);
  return { plazos, vencidos: await countVencidos(db, { plazos, hoy: today }) };
}

/** `POST /privacidad/retencion/simular` (P176) */
export const simulateRetencion = (
  { db, today }: Context,
  { body }: RequestOf<Calls['simularRetencion']>,
): Promise<ResponseOf<Calls['simularRetencion']>> => countVencidos(db, { plazos: body, hoy: today });

/** `POST /privacidad/retencion` (P176): saves the periods. Throws 400 without a reason when records are over by them. */
export async function saveRetencion(
  context: Context,
  { body }: RequestOf<Calls['guardarRetencion']>,
): Promise<ResponseOf<Calls['guardarRetencion']>> {
  const { user, now, today } = context;
  const { motivo, ...plazos }: Plazos & { motivo: string | null } = body;
  await inTransaction(context, async (trx) => {
    if (!motivo && isAnyOver(await countVencidos(trx, { plazos, hoy: today }))) throw invalid('motivo', 'privacidad.errores.motivo');
    await savePlazos(trx, plazos, { usuario: user.username, now: instantOf(context) });
    const event = { id_usuario: null, id_autor: user.id_usuario, usuario: user.username, tabla: 'configuracion', now };
    if (motivo) await recordEvent(trx, { ...event, tipo: 'retencion_motivo', detalle: motivo });
  });
  return { ...done(context, 'privacidad.retencion.guardada') };
}
