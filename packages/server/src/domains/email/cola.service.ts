import { type Cartero, instantOf } from '../../core/context.ts';
import { portalTexts } from '../../core/portal-texts.ts';
import type { Executor } from '../../db/executor.ts';
import { discardPorEscribir, type SinEscribir } from './cola.repository.ts';

interface Porque extends Pick<Cartero, 'now' | 'settings'> {
  readonly porque: 'cancelado' | 'sinDestino' | 'caduco';
}

/** Notes in the outbox why queued letters were never written (P225). */
export async function noteUnwritten(trx: Executor, filas: readonly SinEscribir[], { porque, ...cartero }: Porque): Promise<void> {
  if (!filas.length) return;
  const { text } = await portalTexts(cartero.settings);
  const asuntos = { bienvenida: text('carta.bienvenida.asunto'), asigna: text('comun.opciones.tipoCorreo.asigna') };
  await discardPorEscribir(trx, filas, { motivo: text(`email.motivos.${porque}`), asuntos, now: instantOf(cartero) });
}
