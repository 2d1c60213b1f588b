import { setImmediate } from 'node:timers/promises';
import { chooseLanguage, loadTranslator } from '@portal/messages';
import type { Cartero } from '../../../core/context.ts';
import type { Executor } from '../../../db/executor.ts';
import type { Papel } from '../../../mail/membrete.ts';
import { findPapel } from '../../../mail/papel.repository.ts';
import { bienvenidaMail } from '../../../mail/templates/bienvenida.ts';
import { BIENVENIDA_MS, type NewMail, noteUnwritten, queueMails, takePorEscribir } from '../../email/email.public.ts';
import { issueLinks } from '../../sesion/sesion.public.ts';
import { type Bienvenido, lockBienvenidos } from '../bienvenida.repository.ts';

/** Letters of one transaction: the embedded database answers nobody meanwhile. */
export const BIENVENIDAS_BATCH = 100;

/**
 * Job of the welcome letters: writes those that calls queued, some in a transaction, until none is left or `goesOn` says no. A letter leaves
 * the queue in the transaction that puts it into the outbox, so that a killed process neither loses nor repeats one. Returns the number.
 */
export async function writeWelcome(db: Executor, cartero: Cartero, goesOn: () => boolean): Promise<number> {
  let total = 0;
  while (goesOn()) {
    const taken = await db.transaction().execute((trx) => writeBatch(trx, cartero, { limit: BIENVENIDAS_BATCH }));
    if (!taken) break;
    total += taken;
  }
  return total;
}

/** Writes some of the queued letters, of one bulk send or of all; discards those to people who left or lost their e-mail. Needs a transaction. */
export async function writeBatch(
  trx: Executor,
  cartero: Cartero,
  which: { readonly limit: number; readonly lote?: number },
): Promise<number> {
  const filas = await takePorEscribir(trx, which);
  if (!filas.length) return 0;
  const lotes = new Map(filas.map(({ id_usuario, lote }) => [id_usuario, lote]));
  const people = await lockBienvenidos(trx, [...lotes.keys()]);
  const reached = new Set(people.map(({ id_usuario }) => id_usuario));
  const { now, settings, config } = cartero;
  const withoutKey = people.filter(({ con_clave }) => !con_clave).map(({ id_usuario }) => id_usuario);
  const tokens = await issueLinks(trx, withoutKey, { now, ms: BIENVENIDA_MS });
  const papel = await findPapel(trx, { settings, publicUrl: config.publicUrl });
  const letters: NewMail[] = [];
  for (const person of people) {
    const { id_usuario } = person;
    const [lote, mail] = [lotes.get(id_usuario) ?? 0, await letterTo(cartero, person, { papel, token: tokens.get(id_usuario) })];
    letters.push({ ...mail, clave: `bienvenida:${id_usuario}:lote:${lote}`, tipo: 'bienvenida', id_usuario, lote, now });
    // Other calls are answered between two letters.
    await setImmediate();
  }
  await queueMails(trx, letters);
  const lost = filas.filter(({ id_usuario }) => !reached.has(id_usuario));
  const unwritten = lost.map((fila) => ({ ...fila, tipo: 'bienvenida' as const }));
  await noteUnwritten(trx, unwritten, { ...cartero, porque: 'sinDestino' });
  return filas.length;
}

interface Sobre {
  readonly papel: Papel;
  /** Token of the link to a first password; absent for a person who has one. */
  readonly token: string | undefined;
}

type Carta = Pick<NewMail, 'destinatario' | 'asunto' | 'texto' | 'html'>;

/** Writes the letter in the person's language, else the portal's. Only a proven e-mail is greeted by name, which a stranger may have typed. */
async function letterTo({ config, settings }: Cartero, person: Bienvenido, { papel, token }: Sobre): Promise<Carta> {
  const { username, correo_electronico: destinatario, correo_comprobado, nombres } = person;
  const texts = await loadTranslator(chooseLanguage([person.idioma ?? settings.idioma]));
  const mail = bienvenidaMail(texts, {
    nombre: correo_comprobado ? nombres : undefined,
    username,
    portal: `${config.publicUrl}/auth/login`,
    // Behind `#`, where no server and no log sees it.
    enlace: token && `${config.publicUrl}/auth/reset-password#token=${token}`,
    ...papel,
  });
  return { destinatario, ...mail };
}
