import { type Message, message } from '@portal/messages';
import { askThread } from '../../../../core/ask-thread.ts';
import { limitConcurrency } from '../../../../core/limit-concurrency.ts';
import { ReadError } from '../../../../core/read-error.ts';
import { locateWorker } from '../../../../threads/locate-worker.ts';
import type { Fuente, ManifiestoLeido } from '../manifiesto.rules.ts';

/** Bytes of a manifest, and the paths around it. */
export interface ManifiestoPedido {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly fuente: Omit<Fuente, 'xml'>;
}

export type ManifiestoRespuesta = { readonly leido: ManifiestoLeido } | { readonly problema: Message };

const MOST_MS = 30_000;
const reading = limitConcurrency(2);

/** Reads a large manifest in a thread with limited memory and time. Throws `ReadError`. */
export async function leerEnHilo(bytes: Buffer, fuente: Omit<Fuente, 'xml'>): Promise<ManifiestoLeido> {
  const thread = { program: locateWorker(import.meta.url, 'package-worker.js'), name: 'paquete', mostMs: MOST_MS };
  const pedido: ManifiestoPedido = { bytes: Uint8Array.from(bytes), fuente };
  const answer = await reading(() => askThread<ManifiestoRespuesta>(thread, pedido));
  if (!answer) throw new ReadError(message('paquete.errores.manifiestoDificil'));
  if ('problema' in answer) throw new ReadError(answer.problema);
  return answer.leido;
}
