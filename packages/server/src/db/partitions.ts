import { type RawBuilder, sql } from 'kysely';
import type { Executor } from './executor.ts';

/** Months that have a partition of the log before they begin. */
const MONTHS_AHEAD = 3;

/** Most months that one call makes: a clock that ran years ahead leaves few behind. */
const AT_ONCE = 12;

/** A partition to make. */
interface Missing {
  readonly particion: string;
  /** First instant that it does not admit, as text. */
  readonly hasta: string;
}

/** Partitions in the state of the portal (P170). */
export interface PartitionFigures {
  /** Rows in the last partition: their own is missing, or a clock ran ahead. */
  readonly filas_resto: number;
  /** Partitions that the present or the coming month needs and nobody made. */
  readonly particiones_faltan: number;
}

/** Months of UTC from the beginning of the last partition until so many after the one of `now` (ISO 8601), in order. */
const missing = (now: string, ahead: number): RawBuilder<Missing> => sql<Missing>`
  select to_char(mes, '"log_"YYYY_MM') as particion, to_char(mes + interval '1 month', 'YYYY-MM-DD HH24:MI:SS"+00"') as hasta
  from particiones_de('log') p cross join generate_series(p.desde::timestamptz at time zone 'UTC',
    date_trunc('month', ${now}::timestamptz at time zone 'UTC') + ${ahead}::integer * interval '1 month', interval '1 month') mes
  where p.particion = 'log_resto'
  order by mes limit ${AT_ONCE}::integer`;

/** Returns the columns of `PartitionFigures` as expressions of one statement; `now` in ISO 8601. */
export const partitionFigures = (now: string): RawBuilder<PartitionFigures> => sql<PartitionFigures>`
  (select count(*) from log_resto)::integer as filas_resto,
  (select count(*) from (${missing(now, 1)}) f)::integer as particiones_faltan`;

async function findMissing(db: Executor, now: string): Promise<readonly Missing[]> {
  return (await missing(now, MONTHS_AHEAD).execute(db)).rows;
}

/**
 * Makes the partitions that the present and the coming months need, with the rows that waited for them in the last one; returns their names. Several
 * processes may call it at once. Costs one statement when nothing is missing. Waits a second for the transactions that use the log,
 * then throws and changes nothing (docs/decisions/074).
 */
export async function keepPartitions(db: Executor, now: string): Promise<readonly string[]> {
  if ((await findMissing(db, now)).length === 0) return [];
  const made = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('particiones'))`.execute(trx);
    await sql`set local lock_timeout = '1s'`.execute(trx);
    const wanted = await findMissing(trx, now);
    for (const { particion, hasta } of wanted) await sql`select agregar_particion('log', ${particion}, ${hasta})`.execute(trx);
    return wanted.map(({ particion }) => particion);
  });
  if (made.length > 0) await analyzeLog(db);
  return made;
}

/** Gathers the statistics of the log, however long it takes: PostgreSQL by itself gathers only those of the partitions. */
async function analyzeLog(db: Executor): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`analyze log`.execute(trx);
  });
}
