import { portalTexts } from '../../core/portal-texts.ts';
import { createHash } from 'node:crypto';
import type { Executor } from '../../db/executor.ts';
import { MailRefused, type MailTransport } from '../../mail/transport.ts';
import { claimCorreo, hasDue, insertCorreo, markFailed, markSent, type Correo } from './email.repository.ts';
import { isStale, retryDelay } from './reintento.rules.ts';

/** One message for the outbox. `clave` names it for good: a repeat is not queued again (P42). */
export interface NewMail {
  readonly clave: string;
  readonly tipo: string;
  readonly destinatario: string;
  readonly asunto: string;
  readonly texto: string;
  readonly html: string;
  readonly now: Date;
}

/** Queues a message in the caller's transaction. Returns whether it is new. */
export function queueMail(db: Executor, { now, ...mail }: NewMail): Promise<boolean> {
  const instant = now.toISOString();
  return insertCorreo(db, { ...mail, proximo_intento: instant, fecha_creacion: instant });
}

/** What the outbox worker runs with. */
export interface Delivery {
  readonly transport: MailTransport;
  readonly clock: () => Date;
  /** Messages to try in this run. */
  readonly limit: number;
  /** Ends the run before its next message. */
  readonly signal?: AbortSignal;
}

/** How long a message stays taken by a worker that died with it; far above the transport's own time limits. */
const CLAIM_MS = 5 * 60_000;

/** Whether the outbox holds something to send now. */
export const hasDueMail = (db: Executor, now: Date): Promise<boolean> => hasDue(db, now.toISOString());

/**
 * Sends what is due, one after another, and returns how many went out. Several workers may run at once: each message is taken by one.
 * A message is marked the moment the mail server takes it; only a crash inside that moment sends it again, under the same Message-ID.
 * A mail server that does not answer ends the run: the rest waits for the next one.
 */
export async function deliverMail(db: Executor, delivery: Delivery): Promise<number> {
  let sent = 0;
  for (let index = 0; index < delivery.limit && !delivery.signal?.aborted; index += 1) {
    const now = delivery.clock();
    const until = new Date(now.getTime() + CLAIM_MS);
    const correo = await claimCorreo(db, { now: now.toISOString(), until: until.toISOString() });
    if (!correo) break;
    const outcome = await deliverOne(db, delivery, correo);
    if (outcome === 'sin servidor') break;
    if (outcome === 'enviado') sent += 1;
  }
  return sent;
}

type Outcome = 'enviado' | 'descartado' | 'sin servidor';

async function deliverOne(db: Executor, { transport, clock }: Delivery, correo: Correo): Promise<Outcome> {
  const refused = async (error: string): Promise<Outcome> => {
    await markFailed(db, correo, { error, retry: null });
    return 'descartado';
  };
  if (isStale(correo.tipo, correo.fecha_creacion, clock())) return refused((await portalTexts()).text('email.vencido'));
  try {
    await transport.send(toOutgoing(correo));
  } catch (error) {
    const text = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    if (error instanceof MailRefused) return refused(text);
    await markFailed(db, correo, { error: text, retry: nextTry(correo, clock()) });
    return 'sin servidor';
  }
  await markSent(db, correo, clock().toISOString());
  return 'enviado';
}

function nextTry({ intentos }: Correo, now: Date): string | null {
  const delay = retryDelay(intentos);
  return delay === null ? null : new Date(now.getTime() + delay).toISOString();
}

const toOutgoing = ({ clave, destinatario, asunto, texto, html }: Correo) => ({
  messageId: `<${createHash('sha256').update(clave).digest('hex').slice(0, 40)}@portal-capacitacion>`,
  to: destinatario,
  subject: asunto,
  text: texto,
  html,
});
