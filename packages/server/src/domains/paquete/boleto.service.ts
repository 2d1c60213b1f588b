import type { Config } from '../../config/config.ts';
import type { Executor } from '../../db/executor.ts';
import { failure } from '../../errors/errors.ts';
import { ticketSecret } from '../archivo/archivo.public.ts';
import { type BoletoPaquete, readBoleto } from './boleto.crypto.ts';

interface Place {
  readonly db: Executor;
  readonly config: Config;
  readonly now: Date;
}

/**
 * Judges the ticket of a request by its signature, its time and its host: where each package has a host of its own, it is served there alone. Throws 403.
 */
export async function requireBoleto(
  { db, config, now }: Place,
  { boleto, hostname }: { readonly boleto: string; readonly hostname: string },
): Promise<BoletoPaquete> {
  const subject = readBoleto(await ticketSecret(db), boleto, now);
  if (!subject || !isOwnHost(config, hostname, subject.id_paquete)) throw failure('sin_permiso', 'paquete.servidor.vencido');
  return subject;
}

/** Whether a host is that of a package; any is, where all share one. */
export const isOwnHost = ({ contenido: { url } }: Config, hostname: string, id_paquete: number): boolean =>
  url === null || !url.includes('*') || hostname.split('.')[0] === `p${id_paquete}`;
