import type { Transporter } from 'nodemailer';
import { traced } from '../operations/traced.ts';

/** One message to send. */
export interface OutgoingMail {
  /** Same for every retry, so that mail servers and readers can drop a duplicate. */
  readonly messageId: string;
  readonly to: string;
  /** Recipient of answers; absent: the sender, and perhaps nobody reads that mailbox. */
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly { readonly content: Buffer; readonly filename: string; readonly contentType: string }[];
}

/** Connection to a mail server. */
export interface MailTransport {
  /**
   * Resolves once the server accepted the message. Rejects with `MailRefused` when a retry cannot help, with `MailServerDown` when no message would
   * get through.
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The mail server refused this message for good: unknown mailbox or content. */
export class MailRefused extends Error {
  /** Answer of the server. */
  readonly answer: string;
  constructor(answer: string, options?: ErrorOptions) {
    super(answer, options);
    this.answer = answer;
  }
}

/** The mail server knows no such mailbox: nothing reaches this address. */
export class MailboxUnknown extends MailRefused {}

/** The mail server cannot be reached, or lets nobody in. */
export class MailServerDown extends Error {}

/** Words a failure of the mail server for the log by its codes alone: its own texts name people and accounts. */
export function troubleText(error: unknown): string {
  const { code, responseCode, command } = ((error as Error).cause ?? error) as SmtpError;
  return [code, responseCode, command].filter((fact) => fact !== undefined && fact !== '').join(' ') || 'sin respuesta';
}

/** Returns whether a failure is the server's with every letter, not with this one: away, closed, or it refuses the portal's sender. */
export const isServerTrouble = (error: unknown): boolean => error instanceof MailServerDown || (error as SmtpError).command === 'MAIL FROM';

interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
  readonly response?: string;
}

/** Milliseconds without a response after which a mail server counts as down. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** Longest delivery of one message, which a server could else stretch byte by byte beyond the claim of the outbox (five minutes). */
const SEND_MS = 120_000;

/** One connection for the messages of a run; the outbox, not the pool, repeats what failed. */
const POOL = { pool: true, maxConnections: 1, maxRequeues: 0, idleTimeout: 5000 };

interface TransportOptions extends Partial<Record<keyof typeof TIMEOUTS | 'sendMs', number>> {
  /** Sender (SMTP_FROM): `portal@empresa.pe` or `Portal <portal@empresa.pe>`. */
  readonly from?: string | undefined;
}

/**
 * Sends by SMTP to a URL: `smtp://usuario:clave@servidor:587`, `smtps://…:465`. The sender is `from`, else the URL's `?from=` as in settings of
 * versions before, else `no-responder@` the portal's own host.
 */
export function smtpTransport(smtpUrl: string, publicUrl: string, options: TransportOptions = {}): MailTransport {
  const url = new URL(smtpUrl);
  const from = options.from ?? url.searchParams.get('from') ?? defaultSender(publicUrl);
  url.searchParams.delete('from');
  const { sendMs, from: _given, ...timeouts } = { ...TIMEOUTS, sendMs: SEND_MS, ...options };
  let opened: Promise<Transporter> | undefined;
  /** Opens the pool with the first message: many portals send none. */
  function open(): Promise<Transporter> {
    const opening = import('nodemailer').then(({ createTransport }) =>
      createTransport({ url: url.href, ...POOL, ...timeouts, disableFileAccess: true, disableUrlAccess: true }),
    );
    // The next message tries again.
    opening.catch(() => (opened = undefined));
    return opening;
  }
  return {
    async send({ to, replyTo, attachments = [], ...mail }) {
      try {
        const message = {
          ...mail,
          attachments: [...attachments],
          from,
          to: { name: '', address: to },
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          headers: { 'Auto-Submitted': 'auto-generated' },
          // Leaves a server that takes too long, with its connection; the next message gets a new one.
          signal: AbortSignal.timeout(sendMs),
        };
        const transporter = await (opened ??= open());
        await traced({ kind: 'mail', name: 'send' }, () => transporter.sendMail(message));
      } catch (error) {
        throw kindOf(error);
      }
    },
    close: () =>
      void opened?.then(
        (transporter) => transporter.close(),
        () => {},
      ),
  };
}

function defaultSender(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return `Portal de Capacitación <no-responder@${/^[\d.]+$|:/.test(hostname) ? 'localhost.localdomain' : hostname}>`;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Failures before the first word about a message: connection, protocol, encryption, sign-in; and the end of the time. */
const SERVER_DOWN = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROTOCOL', 'EAUTH', 'ENOAUTH', 'EOAUTH2', 'EABORT']);

/** Enhanced status codes about the recipient's address or mailbox: 5.1.x without those about the sender (5.1.7, 5.1.8), and a disabled one. */
const ABOUT_ADDRESS = /^5\.(?:1\.[0-69]|1\.10|2\.1)$/;
/** Words of refusals that are about the sender or the content though their code is that of a mailbox. */
const ABOUT_SENDER = /relay|spam|policy|block|denied|authenticat|blacklist|reputation|sender|spf|dkim|dmarc/i;

/** Returns whether an answer to RCPT TO says that there is no such mailbox: by its enhanced code, else by code and words. */
function isUnknownMailbox(responseCode: number, answer: string): boolean {
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(answer)?.[1];
  if (enhanced) return ABOUT_ADDRESS.test(enhanced);
  return [550, 551, 553].includes(responseCode) && !ABOUT_SENDER.test(answer);
}

/** A 5xx to RCPT TO or DATA refuses this message; every other answer about it may be another one later. */
function kindOf(error: unknown): unknown {
  const { code, responseCode, command, response } = error as SmtpError;
  if (SERVER_DOWN.has(code ?? '')) return new MailServerDown(messageOf(error), { cause: error });
  if (!(Number(responseCode) >= 500 && (command === 'RCPT TO' || command === 'DATA'))) return error;
  const answer = response ?? messageOf(error);
  const unknown = command === 'RCPT TO' && isUnknownMailbox(Number(responseCode), answer);
  return unknown ? new MailboxUnknown(answer, { cause: error }) : new MailRefused(answer, { cause: error });
}
