import { portalTexts } from '../../core/portal-texts.ts';
import { createHash } from 'node:crypto';
import type { Executor } from '../../db/executor.ts';
import { findMarca, findSettings } from '../configuracion/configuracion.public.ts';
import type { Heard } from '../../mail/mail-trouble.ts';
import { MailboxUnknown, MailRefused, MailServerDown, type MailTransport } from '../../mail/transport.ts';
import {
  bringForward,
  claimCorreo,
  type Fallo,
  hasDue,
  hideTokensBefore,
  insertCorreo,
  insertCorreos,
  markFailed,
  markSent,
  type Correo,
  type Reclamado,
} from './email.repository.ts';
import { setRebote } from './bandeja.repository.ts';
import { isStale, LINKS_FOR, LONGEST_WAIT_MS, retryDelay, SERVER_DOWN_MS } from './reintento.rules.ts';
import { withoutTokens } from './token.rules.ts';

/** Message for the outbox. `clave` is unique: a message with a known one is not queued again (P42). */
export interface NewMail {
  readonly clave: string;
  readonly tipo: string;
  /** Person to whom it is written; without one no limited access sees it (P46). */
  readonly id_usuario: number | null;
  readonly destinatario: string;
  readonly asunto: string;
  readonly texto: string;
  readonly html: string;
  /** Plan and level of a reminder (P43). */
  readonly id_planestudio?: number | null;
  readonly nivel?: number | null;
  /** Number that the messages of one bulk send share (`nextLote`). */
  readonly lote?: number | null;
  /** Held ones wait for an administrator's word; `pendiente` by default. */
  readonly estado?: 'pendiente' | 'retenido';
  readonly now: Date;
}

/** File of a message; its bytes are kept until the mail server accepted it. */
export interface Adjunto {
  readonly nombre: string;
  readonly tipo: string;
  readonly bytes: Buffer;
}

const rowOf = ({ now, ...mail }: NewMail) => ({ ...mail, proximo_intento: now.toISOString(), fecha_creacion: now.toISOString() });
const fileOf = (adjunto: Adjunto | undefined) =>
  adjunto && { adjunto: adjunto.bytes, adjunto_nombre: adjunto.nombre, adjunto_tipo: adjunto.tipo };

/** Queues a message in the caller's transaction; false if its `clave` exists. */
export const queueMail = (db: Executor, mail: NewMail, adjunto?: Adjunto): Promise<boolean> =>
  insertCorreo(db, { ...rowOf(mail), ...fileOf(adjunto) });

/** Queues several messages in one statement; skips those with a stored `clave`. Returns the ids of the queued ones by `clave`. */
export const queueMails = (db: Executor, mails: readonly NewMail[]): Promise<ReadonlyMap<string, number>> =>
  insertCorreos(db, mails.map(rowOf));

/** Dependencies of one run of the outbox. */
export interface Delivery {
  readonly transport: MailTransport;
  readonly clock: () => Date;
  /** Most messages of this run. */
  readonly limit: number;
  /** Ends the run before its next message. */
  readonly signal?: AbortSignal;
  /** Hears how each try ended. */
  readonly heard?: Heard;
}

/** Duration of a claim, after which another worker may send the message; far longer than the timeouts of the transport. */
const CLAIM_MS = 5 * 60_000;

/** Returns whether a message is due. */
export const hasDueMail = (db: Executor, now: Date): Promise<boolean> => hasDue(db, now.toISOString());

/**
 * Sends due messages one after another; returns how many were sent. Several workers may run at once, each message is claimed by one.
 * A message is marked as sent after the mail server accepted it; a crash between both sends it again with the same Message-ID. If the
 * mail server does not answer, the run ends and the next one continues.
 */
export async function deliverMail(db: Executor, delivery: Delivery): Promise<number> {
  let sent = 0;
  let contact: string | null | undefined;
  for (let index = 0; index < delivery.limit && !delivery.signal?.aborted; index += 1) {
    const now = delivery.clock();
    const until = new Date(now.getTime() + CLAIM_MS);
    const correo = await claimCorreo(db, { now: now.toISOString(), until: until.toISOString() });
    if (!correo) break;
    if (contact === undefined) contact = (await findMarca(db)).correo_contacto;
    const outcome = await deliverOne(db, { ...delivery, contact }, correo);
    if (outcome === 'sin servidor') break;
    if (outcome === 'enviado') sent += 1;
  }
  return sent;
}

const textsOf = async (db: Executor) => portalTexts(await findSettings(db));

/** A run with the address of the portal's contact, to which answers go. */
interface Sending extends Delivery {
  readonly contact: string | null;
}

type Outcome = 'enviado' | 'no enviado' | 'sin servidor';

async function deliverOne(db: Executor, { transport, clock, heard, contact }: Sending, correo: Reclamado): Promise<Outcome> {
  const { id_correo, texto, html } = correo;
  const unsent = async (fallo: Fallo): Promise<Outcome> => {
    await markFailed(db, id_correo, fallo);
    return 'no enviado';
  };
  if (correo.rebota) return unsent({ estado: 'rebotado', error: (await textsOf(db)).text('email.direccionDevuelta') });
  if (isStale(correo, clock())) return unsent({ estado: 'fallido', error: (await textsOf(db)).text('email.vencido') });
  try {
    await transport.send({ ...toOutgoing(correo), replyTo: contact ?? undefined });
  } catch (error) {
    heard?.(error);
    await unsent(await failureOf(db, error, { intentos: correo.intentos, now: clock() }));
    if (error instanceof MailboxUnknown) await setRebote(db, id_correo, true);
    return error instanceof MailServerDown ? 'sin servidor' : 'no enviado';
  }
  heard?.();
  await markSent(db, { id_correo, texto: withoutTokens(texto), html: withoutTokens(html) }, clock().toISOString());
  return 'enviado';
}

/** A server that is down uses up no attempt: however long it is away, its messages wait. A refusal is worded, with the server's answer. */
async function failureOf(
  db: Executor,
  thrown: unknown,
  { intentos, now }: Pick<Correo, 'intentos'> & { readonly now: Date },
): Promise<Fallo> {
  if (thrown instanceof MailRefused) return refusalOf(await textsOf(db), thrown);
  const error = (thrown instanceof Error ? thrown.message : String(thrown)).slice(0, 500);
  const after = (ms: number) => new Date(now.getTime() + ms).toISOString();
  if (thrown instanceof MailServerDown)
    return { estado: 'pendiente', error, intentos: intentos - 1, proximo_intento: after(SERVER_DOWN_MS) };
  const delay = retryDelay(intentos);
  return delay === null ? { estado: 'fallido', error } : { estado: 'pendiente', error, intentos, proximo_intento: after(delay) };
}

/** An unknown mailbox returns the message, as a returned letter does (P42). */
function refusalOf(texts: Awaited<ReturnType<typeof textsOf>>, refusal: MailRefused): Fallo {
  const respuesta = refusal.answer.slice(0, 400);
  return refusal instanceof MailboxUnknown
    ? { estado: 'rebotado', error: texts.text('email.buzonDesconocido', { respuesta }) }
    : { estado: 'fallido', error: texts.text('email.rechazado', { respuesta }) };
}

/** Makes messages due that a clock which ran ahead postponed: since it was set back they would wait as long as it was ahead. */
export const resumeMail = (db: Executor, now: Date): Promise<void> =>
  bringForward(db, { now: now.toISOString(), latest: new Date(now.getTime() + LONGEST_WAIT_MS).toISOString() });

/** Hides the links of letters that were not sent while these were useful. Without a mail server no run of the outbox meets them. */
export async function hideStaleTokens(db: Executor, now: Date): Promise<void> {
  for (const [tipo, useful] of Object.entries(LINKS_FOR)) {
    await hideTokensBefore(db, tipo, new Date(now.getTime() - useful).toISOString());
  }
}

const toOutgoing = ({ clave, destinatario, asunto, texto, html, adjunto, adjunto_nombre, adjunto_tipo }: Correo) => ({
  messageId: `<${createHash('sha256').update(clave).digest('hex').slice(0, 40)}@portal-capacitacion>`,
  to: destinatario,
  subject: asunto,
  text: texto,
  html,
  ...(adjunto && { attachments: [{ content: adjunto, filename: adjunto_nombre ?? '', contentType: adjunto_tipo ?? '' }] }),
});
