import type { Pool } from 'pg';
import { outageReason } from './outage.ts';
import type { Cancel, Source } from '../reading.ts';

/** Pause between two comparisons of both servers while reports are read. */
const CHECK_MS = 1_000;

/** Position of the primary's log at a moment (`performance.now()`). */
interface Sample {
  readonly at: number;
  readonly lsn: bigint;
}

/** Servers to compare. */
export interface ReplicaOptions {
  readonly primary: Pool;
  readonly replica: Source;
  /** Most milliseconds that the replica may be behind. */
  readonly mostMs: number;
  readonly now?: () => number;
  /** Called when the replica becomes usable or stops being so, and after the first comparison; `reason`: why not. */
  readonly onChange?: OnReplica | undefined;
}

/** Hears whether reports read the replica. */
export type OnReplica = (usable: boolean, reason: string) => void;

/**
 * A streaming replica and how far it is behind (record 070). The clock of no server counts, nor whether the primary writes at all: the replica is as old
 * as the newest position of the primary's log, noted by this process, that it has replayed.
 */
export class Replica implements Source {
  readonly pool: Pool;
  readonly cancel: Cancel | undefined;
  readonly #options: ReplicaOptions;
  readonly #now: () => number;
  #samples: readonly Sample[] = [];
  /** Moment up to which the replica is known to have all commits; undefined while it cannot be used. */
  #reached: number | undefined;
  #checked = -Infinity;
  /** Last value passed to `onChange`. */
  #told: boolean | undefined;
  #checking: Promise<void> | undefined;

  constructor(options: ReplicaOptions) {
    this.pool = options.replica.pool;
    this.cancel = options.replica.cancel;
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /** Returns whether the replica has all that was committed `mostMs` ago. Compares at most once a second, and waits only where nothing is known. */
  async isFresh(): Promise<boolean> {
    if (this.#now() - this.#checked >= CHECK_MS) this.#checking ??= this.#check().finally(() => (this.#checking = undefined));
    if (!this.#withinLimit()) await this.#checking;
    return this.#withinLimit();
  }

  /** Settles when no comparison runs. */
  compared(): Promise<void> {
    return this.#checking ?? Promise.resolve();
  }

  /** Leaves the replica alone until the next comparison. */
  leave(): void {
    this.#reached = undefined;
    this.#checked = this.#now();
  }

  #withinLimit(): boolean {
    return this.#reached !== undefined && this.#now() - this.#reached <= this.#options.mostMs;
  }

  async #check(): Promise<void> {
    try {
      const at = this.#now();
      // Not what is written or flushed: with `synchronous_commit = off` a commit is acknowledged before.
      const lsn = await positionOf(this.#options.primary, 'pg_current_wal_insert_lsn()');
      this.#samples = [...this.#samples, ...(lsn === undefined ? [] : [{ at, lsn }])];
      // A replica that became a primary has no position to replay: it belongs to another history.
      const replayed = await positionOf(this.pool, 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end');
      this.#reached = this.#reachedBy(replayed);
      this.#tellOf(replayed, at);
    } catch (error) {
      this.#reached = undefined;
      this.#tell(outageReason(error as Error));
    } finally {
      this.#checked = this.#now();
    }
  }

  /** Returns the moment of the newest noted position that was replayed, and forgets what is older. */
  #reachedBy(replayed: bigint | undefined): number | undefined {
    const reached = replayed === undefined ? undefined : this.#samples.findLast((sample) => sample.lsn <= replayed);
    if (reached) this.#samples = this.#samples.filter((sample) => sample.at >= reached.at);
    else this.#samples = this.#samples.slice(-KEPT);
    return reached?.at;
  }

  #tellOf(replayed: bigint | undefined, at: number): void {
    if (replayed === undefined) this.#tell('no es una réplica en espera');
    // Of a replica that begins to follow nothing is known before the limit.
    else if (this.#withinLimit() || at - (this.#samples[0]?.at ?? at) > this.#options.mostMs)
      this.#tell(`lleva más de ${this.#options.mostMs / 1_000} s de retraso`);
  }

  #tell(reason: string): void {
    const usable = this.#withinLimit();
    if (usable === this.#told) return;
    this.#told = usable;
    this.#options.onChange?.(usable, usable ? '' : reason);
  }
}

/** Positions that are kept while the replica reaches none of them. */
const KEPT = 600;

async function positionOf(pool: Pool, expression: string): Promise<bigint | undefined> {
  const { rows } = await pool.query<{ lsn: string | null }>(`select ${expression}::text as lsn`);
  const [high, low] = (rows[0]?.lsn ?? '').split('/');
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : undefined;
}

/**
 * SQLSTATEs of a replica that cannot answer: shut down, starting, too many connections, a conflict with the replay, a statement that writes, and
 * what a migration made that is not there yet.
 */
const REPLICA_CODES = new Set(['57P01', '57P02', '57P03', '53300', '40001', '25006', '58P01', '42P01', '42703', '42883']);

/** Returns whether the primary should be asked instead: the replica is gone, or cannot answer this statement. */
export function isReplicaFailure(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  // Without a code, or with one of Node's (ECONNREFUSED): the connection broke.
  return code === '' || /^E[A-Z]+$/.test(code) || REPLICA_CODES.has(code) || code.startsWith('08');
}
