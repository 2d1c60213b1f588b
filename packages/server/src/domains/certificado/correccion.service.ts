import { randomBytes } from 'node:crypto';
import type { Cartero } from '../../core/context.ts';
import { dayIn } from '../../core/day.ts';
import type { Executor } from '../../db/executor.ts';
import { codeFrom } from './certificado.rules.ts';
import {
  type CertificadoDeAntes,
  insertCertificados,
  restoreCertificados,
  reviseCertificados,
  setCertificateStates,
} from './correccion.repository.ts';

const CODE_BYTES = 12;
const newCode = (): string => codeFrom(randomBytes(CODE_BYTES));

/** Changes of the certificates of attempts, of which the grades are written already. */
export interface CambioCertificados {
  /** Attempts that get their first one, with the moment of the grade. */
  readonly emite: readonly { readonly id_evaluacion: number; readonly fecha_fin: string }[];
  readonly revisa: readonly number[];
  readonly anula: readonly number[];
  readonly repone: readonly number[];
}

/** Issues, revises, annuls and restores the certificates of corrected attempts. */
export async function correctCertificados(trx: Executor, { now, today, settings }: Cartero, cambio: CambioCertificados): Promise<void> {
  const instant = now.toISOString();
  const { zona_horaria, lugar_certificado: lugar, idioma } = settings;
  const emite = cambio.emite.map(({ id_evaluacion, fecha_fin }) => ({
    id_evaluacion,
    codigo: newCode(),
    fecha: dayIn(zona_horaria, new Date(fecha_fin)),
  }));
  if (emite.length) await insertCertificados(trx, { lugar, idioma, now: instant }, emite);
  const revisa = cambio.revisa.map((id_evaluacion) => ({ id_evaluacion, codigo: newCode() }));
  if (revisa.length) await reviseCertificados(trx, { today, now: instant }, revisa);
  if (cambio.anula.length) await setCertificateStates(trx, cambio.anula, 2);
  if (cambio.repone.length) await setCertificateStates(trx, cambio.repone, 1);
}

/** Gives back the certificates of attempts of which a correction is taken back; `nuevos`: those that had none, which are annulled. */
export async function giveBackCertificados(
  trx: Executor,
  { now }: Pick<Cartero, 'now'>,
  { antes, nuevos }: { readonly antes: readonly CertificadoDeAntes[]; readonly nuevos: readonly number[] },
): Promise<void> {
  if (antes.length) await restoreCertificados(trx, antes, now.toISOString());
  if (nuevos.length) await setCertificateStates(trx, nuevos, 2);
}
