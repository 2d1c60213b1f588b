import { chooseLanguage, loadTranslator } from '@portal/messages';
import type { Context } from '../../core/context.ts';
import type { Executor } from '../../db/executor.ts';
import { findPapel } from '../../mail/papel.repository.ts';
import { consultaMail } from '../../mail/templates/consulta.ts';
import { queueMail } from '../email/email.public.ts';
import type { Bloqueada } from './consulta.repository.ts';

type Respondida = Omit<Bloqueada, 'respuesta'> & { readonly id_consulta: number; readonly respuesta: string };

/** Queues the letter with an answer in the caller's transaction; none to a person whom no letter reaches (P273). */
export async function queueAnswer(trx: Executor, { settings, config, now }: Context, consulta: Respondida): Promise<void> {
  const { id_usuario, id_consulta, version, destinatario, idioma, correo_comprobado, nombres, tema, respuesta } = consulta;
  if (destinatario === null) return;
  const texts = await loadTranslator(chooseLanguage([idioma ?? settings.idioma]));
  const papel = await findPapel(trx, { settings, publicUrl: config.publicUrl });
  // An unproven e-mail may be a stranger's, and the name a text for that stranger.
  const nombre = correo_comprobado ? nombres : undefined;
  const mail = consultaMail(texts, { nombre, tema, respuesta, url: `${config.publicUrl}/misconsultas`, ...papel });
  await queueMail(trx, { clave: `consulta:${id_consulta}:${version}`, tipo: 'consulta', id_usuario, destinatario, ...mail, now });
}
