import cluster, { type Worker } from 'node:cluster';
import { availableParallelism } from 'node:os';
import { type Limit, limitConcurrency } from './limit-concurrency.ts';

/**
 * Works at once that keep a core busy each: they must leave a core, the thread pool (files, names) and memory to other calls. Half of the cores,
 * because the database often shares the machine.
 */
const MOST = Math.max(1, Math.floor(availableParallelism() / 2));

/** Message about a turn between a process and the one that runs it: wanted, granted, given back. */
interface TurnMessage {
  readonly turno: 'pide' | 'toma' | 'deja';
  /** Number of the turn, unique in its process. */
  readonly id: number;
}

const isTurn = (message: unknown): message is TurnMessage => typeof message === 'object' && message !== null && 'turno' in message;

/** A turn of a process, waited for or held. */
interface Turn {
  readonly worker: Worker;
  readonly id: number;
}

/** Hands out turns to the processes that this one runs, in order of arrival; those of a process that ends are free again (record 083). */
export function handOutTurns(most: number = MOST): void {
  let waiting: Turn[] = [];
  let held: Turn[] = [];
  const grant = () => {
    while (held.length < most) {
      const turn = waiting.shift();
      if (!turn) return;
      held.push(turn);
      // One that ended meanwhile does not read it: its exit frees the turn.
      turn.worker.send({ turno: 'toma', id: turn.id } satisfies TurnMessage, () => {});
    }
  };
  const keepOnly = (stays: (turn: Turn) => boolean) => {
    [waiting, held] = [waiting.filter(stays), held.filter(stays)];
    grant();
  };
  cluster.on('message', (worker, message: unknown) => {
    if (!isTurn(message)) return;
    const { turno, id } = message;
    if (turno === 'deja') return keepOnly((turn) => turn.worker !== worker || turn.id !== id);
    waiting.push({ worker, id });
    grant();
  });
  cluster.on('exit', (ended) => keepOnly(({ worker }) => worker !== ended));
}

const tell = (turno: 'pide' | 'deja', id: number): unknown => process.send?.({ turno, id } satisfies TurnMessage);

/** Returns the limit of all processes of the portal on this machine together; of the only one where no other runs it. */
export function limitOnMachine(): Limit {
  if (!cluster.isWorker) return limitConcurrency(MOST);
  const starts = new Map<number, () => void>();
  let last = 0;
  process.on('message', (message) => {
    if (!isTurn(message)) return;
    starts.get(message.id)?.();
    starts.delete(message.id);
  });
  return async (work) => {
    const id = (last += 1);
    await new Promise<void>((start) => {
      starts.set(id, start);
      tell('pide', id);
    });
    try {
      return await work();
    } finally {
      tell('deja', id);
    }
  };
}
