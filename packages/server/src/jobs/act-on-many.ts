import type { TareaEstado } from '@portal/contract/estado';
import type { Cartero } from '../core/context.ts';
import type { Executor } from '../db/executor.ts';
import { forgetMasivos, hasPendientes, runMasivos } from '../domains/masivo/masivo.public.ts';
import { forgetRecalificaciones, hasVivas, runRecalificaciones } from '../domains/recalificacion/recalificacion.public.ts';
import { momentOf, type Timed } from './moment-of.ts';
import { runJob } from './run-job.ts';

/** Milliseconds after which a run leaves the rest to the next one, well within its lease. */
const RUN_MS = 30_000;
const LEASE_MS = 120_000;

type Signalled = Timed & { readonly signal: AbortSignal };

interface Obra {
  readonly nombre: TareaEstado['nombre'];
  readonly pending: (db: Executor) => Promise<boolean>;
  readonly work: (db: Executor, run: { readonly goesOn: () => boolean; readonly moment: () => Promise<Cartero> }) => Promise<void>;
}

/** Does what is stored to be done in portions. */
async function inPortions(db: Executor, { signal, ...timed }: Signalled, { nombre, pending, work }: Obra): Promise<void> {
  if (!(await pending(db))) return;
  const { clock } = timed;
  const until = clock().getTime() + RUN_MS;
  const run = () => work(db, { goesOn: () => !signal.aborted && clock().getTime() < until, moment: () => momentOf(timed, db) });
  await runJob(db, { nombre, every: 0, lease: LEASE_MS, run }, clock);
}

const OBRAS: readonly Obra[] = [
  { nombre: 'masivo', pending: hasPendientes, work: runMasivos },
  { nombre: 'recalificacion', pending: hasVivas, work: runRecalificaciones },
];

/** Does the confirmed acts on many people (P236) and corrections of wrong keys (P291). */
export async function workInPortions(db: Executor, options: Signalled): Promise<void> {
  for (const obra of OBRAS) await inPortions(db, options, obra);
}

/** Deletes acts and corrections that were only shown, and acts that are over, after their time. */
export async function forgetOperations(db: Executor, now: string): Promise<void> {
  for (const forget of [forgetMasivos, forgetRecalificaciones]) await forget(db, now);
}
