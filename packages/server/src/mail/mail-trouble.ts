import { isServerTrouble, troubleText } from './transport.ts';

interface Log {
  warn(message: string): void;
}

/** Hears how each letter ended: without an error it went. */
export type Heard = (error?: unknown) => void;

const MINUTE_MS = 60_000;

/** Says once when the mail server begins to fail and once when letters go again: what lies between waits in the outbox, letter by letter. */
export function mailTrouble(log: Log, clock: () => Date): Heard {
  let since: Date | undefined;
  return (error) => {
    if (error !== undefined && !isServerTrouble(error)) return;
    const now = clock();
    if (error !== undefined && since === undefined) {
      since = now;
      log.warn(
        `El servidor de correo no acepta cartas (${troubleText(error)}): esperan en la bandeja y se reintentan solas. Revise SMTP_URL y SMTP_FROM.`,
      );
    } else if (error === undefined && since !== undefined) {
      log.warn(
        `El servidor de correo acepta cartas otra vez, después de ${Math.round((now.getTime() - since.getTime()) / MINUTE_MS)} minutos.`,
      );
      since = undefined;
    }
  };
}
