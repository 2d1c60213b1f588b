import { chooseLanguage, loadTranslator } from '@portal/messages';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { sesionApi } from '@portal/contract/sesion';
import { instantOf, type PublicContext } from '../../../../core/context.ts';
import { done } from '../../../../core/http/answer/done.ts';
import { findPapel } from '../../../../mail/papel.repository.ts';
import { restablecerMail } from '../../../../mail/templates/restablecer.ts';
import { queueMail } from '../../../email/email.public.ts';
import { lockTitulares } from '../titular.repository.ts';
import { findCuentas, type Cuenta } from '../../cuenta.repository.ts';
import { addressKey, frenoKey, requireAttempt, takeAttempt } from '../../freno/freno.service.ts';
import { closeLinks, insertLink } from '../restablecimiento.repository.ts';
import { hashToken, newToken } from '../../token.crypto.ts';

type Forgot = typeof sesionApi.forgotPassword;

/** Lifetime of a link (P7). */
const LINK_MS = 60 * 60 * 1000;
/** Shortest response time, longer than the work for a known e-mail, so that the time does not reveal it (P7). */
const FLOOR_MS = 400;

/** `POST /forgot_password`: queues a single-use link for every active person with the e-mail. Answer and time are constant (P7). */
export async function forgotPassword(context: PublicContext, { body }: RequestOf<Forgot>): Promise<ResponseOf<Forgot>> {
  await requireAttempt(context, [addressKey('solicitudes', context.ip)]);
  await Promise.all([sendLinks(context, body.email.toLowerCase()), sleep(FLOOR_MS)]);
  return { ...done(context, 'sesion.olvido.listo') };
}

/** Sends the links; silently none while the counter of the e-mail is blocked. */
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
  // Behind `#`, where no server and no log sees it.
  const url = `${config.publicUrl}/auth/reset-password#token=${token}`;
  // An unproven e-mail may be a stranger's, and the name a text for that stranger.
  const nombre = cuenta.correo_comprobado ? cuenta.nombres : undefined;
  const papel = await findPapel(context.db, { settings, publicUrl: config.publicUrl });
  const data = { nombre, username: cuenta.username, url, ...papel };
  const mail = restablecerMail(await loadTranslator(chooseLanguage([cuenta.idioma ?? settings.idioma])), data);
  return context.db.transaction().execute(async (trx) => {
    // The lock serialises simultaneous requests: only the last link is valid.
    const [titular] = await lockTitulares(trx, [cuenta.id_usuario], null);
    if (!titular) return;
    await closeLinks(trx, [cuenta.id_usuario], instantOf(context));
    const fecha_expiracion = new Date(now.getTime() + LINK_MS).toISOString();
    await insertLink(trx, { id_usuario: cuenta.id_usuario, token_hash, fecha_creacion: instantOf(context), fecha_expiracion });
    const { id_usuario } = cuenta;
    await queueMail(trx, { clave: `restablecer:${token_hash}`, tipo: 'restablecer', id_usuario, destinatario, ...mail, now });
  });
}
