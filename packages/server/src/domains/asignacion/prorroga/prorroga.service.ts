import { type Cartero, instantOf } from '../../../core/context.ts';
import type { Executor } from '../../../db/executor.ts';
import { nextLote } from '../../email/email.public.ts';
import { writeFirstAvisos } from '../aviso/use-cases/write-avisos.ts';
import { queueProrrogas, saveProrrogas, type Sello } from './prorroga.repository.ts';
import type { Cambio } from './prorroga.rules.ts';

interface Prorrogas extends Pick<Sello, 'via' | 'usuario'> {
  readonly cambios: readonly Cambio[];
  /** Writes to the people whom a letter reaches. */
  readonly avisar: boolean;
}

/** Stores new deadlines of locked assignments with their history, and writes to their people (P205); returns the number of the bulk send. Needs a transaction. */
export async function prorrogar(trx: Executor, context: Cartero, { cambios, avisar, ...sello }: Prorrogas): Promise<number | null> {
  const now = instantOf(context);
  await saveProrrogas(trx, cambios, { ...sello, now });
  if (!avisar) return null;
  const lote = await nextLote(trx);
  await queueProrrogas(trx, cambios, { lote, now });
  await writeFirstAvisos(trx, context, lote);
  return lote;
}
