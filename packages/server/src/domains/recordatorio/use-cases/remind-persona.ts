import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { recordatorioApi } from '@portal/contract/recordatorio';
import { type Context, instantOf } from '../../../core/context.ts';
import { done } from '../../../core/http/answer/done.ts';
import { inTransaction } from '../../../core/transaction.ts';
import type { Executor } from '../../../db/executor.ts';
import { failure, forbidden, notFound } from '../../../errors/errors.ts';
import { findPapel } from '../../../mail/papel.repository.ts';
import { queueMails } from '../../email/email.public.ts';
import { hasEquipo } from '../../equipo/equipo.public.ts';
import { ofCarta, writeCartas } from '../cartas.service.ts';
import { findPartes } from '../partes.repository.ts';
import { judgePedido, upsertPedido } from '../pedido.repository.ts';
import { linkCorreos, lockRecordatorios } from '../recordatorio.repository.ts';

type Persona = typeof recordatorioApi.persona;

/**
 * `POST /recordatorio/persona`: queues the reminder of one plan to a person for whom the caller answers, once a day (P269). Throws 403 without people
 * of one's own, 404 for somebody else's, 409 with the reason for which no letter goes out.
 */
export const remindPersona = (context: Context, { body }: RequestOf<Persona>): Promise<ResponseOf<Persona>> =>
  inTransaction(context, async (trx) => {
    const { today, scope } = context;
    const { id_asignacion } = body;
    const { id_usuario: id_jefe } = context.user;
    await lockRecordatorios(trx);
    const judged = await judgePedido(trx, { id_asignacion, id_jefe, scope, today });
    if (!judged) throw (await hasEquipo(trx, id_jefe)) ? notFound('asignacion') : forbidden();
    const { veredicto, personal: persona, jefe } = judged;
    if (veredicto !== 'recuerda') throw failure('conflicto', `recordatorio.errores.${veredicto}`);
    await queuePedido(trx, context, { id_asignacion, jefe });
    return { ...done(context, 'recordatorio.enviado', { persona }), recordado: today };
  });

/** Queues the letter in the name of the boss. */
async function queuePedido(
  trx: Executor,
  context: Context,
  { id_asignacion, jefe }: { readonly id_asignacion: number; readonly jefe: string },
): Promise<void> {
  const { now, today, settings, config } = context;
  const { zona_horaria: zona, idioma } = settings;
  const { publicUrl } = config;
  const partes = await findPartes(trx, [await upsertPedido(trx, id_asignacion, today)], zona);
  const papel = await findPapel(trx, { settings, publicUrl });
  const cartas = await writeCartas(trx, partes, { now, today, zona, idioma, papel, publicUrl, jefe });
  const clave = `recordatorio:asignacion:${id_asignacion}:${instantOf(context)}`;
  const queued = await queueMails(
    trx,
    cartas.map((carta) => ({
      clave,
      tipo: 'recordatorio',
      id_usuario: carta.lector.id_usuario,
      destinatario: carta.lector.correo_electronico,
      ...ofCarta(carta),
      now,
    })),
  );
  const id_correo = queued.get(clave);
  if (id_correo !== undefined)
    await linkCorreos(
      trx,
      partes.map(({ id_recordatorio }) => ({ id_recordatorio, id_correo })),
    );
}
