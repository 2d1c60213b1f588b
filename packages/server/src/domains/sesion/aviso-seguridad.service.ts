import { chooseLanguage, loadTranslator } from '@portal/messages';
import type { PublicContext } from '../../core/context.ts';
import type { Executor } from '../../db/executor.ts';
import { findPapel } from '../../mail/papel.repository.ts';
import { type CambioSeguridad, seguridadMail } from '../../mail/templates/seguridad.ts';
import { queueMail } from '../email/email.public.ts';
import type { Cuenta } from './cuenta.repository.ts';

interface Told {
  readonly cuenta: Cuenta;
  readonly cambio: CambioSeguridad;
  /** Entry of the log about the change: a mail for each. */
  readonly id_log: number;
}

/** Queues the mail that notifies a person of a change in how they sign in, in the caller's transaction; none without e-mail (P169). */
export async function tellOwner(
  trx: Executor,
  { settings, config, now }: Pick<PublicContext, 'settings' | 'config' | 'now'>,
  { cuenta, cambio, id_log }: Told,
): Promise<void> {
  const { id_usuario, username, correo_electronico: destinatario } = cuenta;
  if (!destinatario || cuenta.codigo_estado !== 1) return;
  const texts = await loadTranslator(chooseLanguage([cuenta.idioma ?? settings.idioma]));
  // An unproven e-mail may be a stranger's, and the name a text for that stranger.
  const nombre = cuenta.correo_comprobado ? cuenta.nombres : undefined;
  const url = `${config.publicUrl}/seguridad`;
  const papel = await findPapel(trx, { settings, publicUrl: config.publicUrl });
  const mail = seguridadMail(texts, { cambio, nombre, username, url, ...papel });
  await queueMail(trx, { clave: `seguridad:${id_log}`, tipo: 'seguridad', id_usuario, destinatario, ...mail, now });
}
