import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** Creates a secret of 256 bits in the form of Standard Webhooks. */
export const newSecreto = (): string => `${PREFIX}${randomBytes(32).toString('base64')}`;

/** Signed content: the id of the event, the moment of this attempt in seconds, and the body as it is sent. */
export interface Firmado {
  readonly evento: string;
  readonly seconds: number;
  readonly cuerpo: string;
}

/** Signs a message as Standard Webhooks asks: one `v1,` signature for each secret, separated by blanks. */
export const signaturesOf = (secretos: readonly string[], { evento, seconds, cuerpo }: Firmado): string =>
  secretos.map((secreto) => `v1,${hmac(secreto, `${evento}.${seconds}.${cuerpo}`)}`).join(' ');

const hmac = (secreto: string, text: string): string =>
  createHmac('sha256', Buffer.from(secreto.slice(PREFIX.length), 'base64'))
    .update(text)
    .digest('base64');
