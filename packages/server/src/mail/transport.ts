import { createTransport } from 'nodemailer';

/** One message to send. */
export interface OutgoingMail {
  /** Same for every retry, so that mail servers and readers can drop a duplicate. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Connection to a mail server. */
export interface MailTransport {
  /** Resolves once the server accepted the message. Rejects with `MailRefused` when a retry cannot help. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The mail server refused this message for good: unknown mailbox or content. */
export class MailRefused extends Error {}

/** Milliseconds without a response after which a mail server counts as down. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/**
 * Sends by SMTP to a URL: `smtp://usuario:clave@servidor:587`, `smtps://…:465`. The sender is the URL's `?from=`, else
 * `no-responder@` the portal's own host.
 */
export function smtpTransport(smtpUrl: string, publicUrl: string): MailTransport {
  const url = new URL(smtpUrl);
  const from = url.searchParams.get('from') ?? defaultSender(publicUrl);
  url.searchParams.delete('from');
  const transporter = createTransport({ url: url.href, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send({ to, ...mail }) {
      try {
        await transporter.sendMail({ ...mail, from, to: { name: '', address: to }, headers: { 'Auto-Submitted': 'auto-generated' } });
      } catch (error) {
        throw isFinal(error) ? new MailRefused(messageOf(error)) : error;
      }
    },
    close: () => transporter.close(),
  };
}

function defaultSender(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return `Portal de Capacitación <no-responder@${/^[\d.]+$|:/.test(hostname) ? 'localhost.localdomain' : hostname}>`;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A 5xx to RCPT TO or DATA refuses this message; a 5xx to the greeting or the sign-in is a problem of the server, so retry. */
function isFinal(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  return Number(responseCode) >= 500 && (command === 'RCPT TO' || command === 'DATA');
}
