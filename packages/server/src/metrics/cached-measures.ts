import type { Config } from '../config/config.ts';
import type { Connection } from '../db/connection.ts';
import { findMedidas, judgeParts, type Juicios, type Medidas } from '../domains/estado/estado.public.ts';

/** A scrape sends a statement when the last one is older than this: whoever reads metrics more often costs the database nothing. */
const FRESH_MS = 10_000;
/** Limit of that statement, and of the wait for it. */
const MOST_MS = 5000;

/** Measures of the database; `up` is false while it does not answer, and the measures are then the last known ones. */
export interface DatabaseMeasures {
  readonly up: boolean;
  readonly measures: Medidas | undefined;
  /** Judgements of the portal on its parts, by the last known measures. */
  readonly juicios?: Juicios | undefined;
}

interface Source {
  readonly connection: () => Connection | undefined;
  readonly clock: () => Date;
  readonly config: Config;
}

/** Returns a function that reads the measures, one bounded statement in ten seconds at most. */
export function cachedMeasures({ connection, clock, config }: Source): () => Promise<DatabaseMeasures> {
  let last: DatabaseMeasures = { up: false, measures: undefined };
  let asked = -Infinity;
  let running: Promise<void> | undefined;
  const read = async () => {
    try {
      last = { up: true, ...(await measure({ connection: connection(), now: clock(), config })) };
    } catch {
      last = { ...last, up: false };
    }
  };
  return async () => {
    if (!running && clock().getTime() - asked >= FRESH_MS) {
      asked = clock().getTime();
      running = read().finally(() => (running = undefined));
    }
    await running;
    return last;
  };
}

interface Measured {
  readonly connection: Connection | undefined;
  readonly now: Date;
  readonly config: Config;
}

async function measure({ connection, now, config }: Measured): Promise<Omit<DatabaseMeasures, 'up'>> {
  if (!connection) throw new Error('closed');
  const signal = AbortSignal.timeout(MOST_MS);
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  const db = connection.reading({ signal, mostMs: MOST_MS, turn: (work) => work() });
  const measures = await Promise.race([findMedidas(db, now.toISOString()), late]);
  return { measures, juicios: await judgeParts(measures, { connection, config, now }) };
}
