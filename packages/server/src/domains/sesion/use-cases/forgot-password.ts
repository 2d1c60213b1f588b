import { portalTexts } from '../../../core/portal-texts.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { api, RequestOf, ResponseOf } from '@portal/contract';
import { instantOf, type PublicContext } from '../../../core/context.ts';
import { done } from '../../../core/http/done.ts';
import { restablecerMail } from '../../../mail/templates/restablecer.ts';
import { queueMail } from '../../email/email.public.ts';
import { holdTitulares } from '../acceso.repository.ts';
import { findCuentas, type Cuenta } from '../cuenta.repository.ts';
import { addressKey, frenoKey, requireAttempt, takeAttempt } from '../freno.service.ts';
import { closeLinks, insertLink } from '../restablecimiento.repository.ts';
import { hashToken, newToken } from '../token.crypto.ts';

type Forgot = typeof api.usuario.forgotPassword;

/** Life of a link (P7). */
const LINK_MS = 60 * 60 * 1000;
/** No answer comes sooner: the work for a known address disappears in it (P7). */
const FLOOR_MS = 400;

/** Queues a single-use link for every active person with this e-mail. The same answer and time whether there is one or not (P7). */
export async function forgotPassword(context: PublicContext, { body }: RequestOf<Forgot>): Promise<ResponseOf<Forgot>> {
  await requireAttempt(context, [addressKey('solicitudes', context.ip)]);
  await Promise.all([sendLinks(context, body.email.toLowerCase()), sleep(FLOOR_MS)]);
  return { ...done(context, 'sesion.olvido') };
}

/** An e-mail that was asked for too often gets nothing more for a while, silently. */
async function sendLinks(context: PublicContext, email: string): Promise<void> {
  if ((await takeAttempt(context, [frenoKey('correo', hashToken(email))])) > 0) return;
  const cuentas = await findCuentas(context.db, email);
  for (const cuenta of cuentas) {
    if (cuenta.codigo_estado === 1 && cuenta.correo_electronico) await sendLink(context, cuenta, cuenta.correo_electronico);
  }
}

async function sendLink(context: PublicContext, cuenta: Cuenta, destinatario: string): Promise<void> {
  const { config, settings, now } = context;
  const token = newToken();
  const token_hash = hashToken(token);
  const url = `${config.publicUrl}/auth/reset-password?token=${token}`;
  const data = { nombre: cuenta.nombres, username: cuenta.username, url, firma: settings.firma_notificacion };
  const mail = restablecerMail(await portalTexts(), data);
  return context.db.transaction().execute(async (trx) => {
    // Asked for twice at once, the second waits: one link works, the last.
    const [titular] = await holdTitulares(trx, [cuenta.id_usuario]);
    if (!titular) return;
    await closeLinks(trx, [cuenta.id_usuario], instantOf(context));
    const fecha_expiracion = new Date(now.getTime() + LINK_MS).toISOString();
    await insertLink(trx, { id_usuario: cuenta.id_usuario, token_hash, fecha_creacion: instantOf(context), fecha_expiracion });
    await queueMail(trx, { clave: `restablecer:${token_hash}`, tipo: 'restablecer', destinatario, ...mail, now });
  });
}
