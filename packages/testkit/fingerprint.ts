import type { Executor } from '@portal/server/src/db/executor.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Recorder, useRecorder } from './sql/record.ts';

/** Counter of the rate limit, which refused calls write by design (P8). */
const LEFT_OUT = new Set(['intento_acceso']);
/** Rows that count. A refused sign-in is noted in the log by design (P169). */
const COUNTED: Readonly<Record<string, RawBuilder<unknown>>> = {
  log: sql`tipo not in ('login_fallido', 'login_desconocido', 'factor_fallido', 'llave_fallida', 'pin_fallido')`,
};

/** Number and latest transaction of the rows of every table: equal fingerprints mean that nothing was inserted, changed or deleted in between. */
export async function databaseFingerprint(db: Executor): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`.execute(db);
  const names = tables.rows.map(({ name }) => name).filter((name) => !LEFT_OUT.has(name));
  // A column for each table: as a union of them PostgreSQL takes four times as long.
  const marks = names.map(
    (name) =>
      sql`(select count(*) || '/' || coalesce(max(xmin::text::bigint), 0) from ${sql.table(name)} where ${COUNTED[name] ?? sql`true`}) as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Record<string, string>>`select ${sql.join(marks)}`.execute(db);
  return rows[0] ?? {};
}

export type Fingerprint = typeof databaseFingerprint;

/** Statements that write, or lock to write: `for update` matches too. A call without such a statement wrote nothing. */
const WRITES = /\b(insert|update|delete|truncate|merge|nextval|setval)\b/i;

/** Returns whether a statement that may write was sent since the recorder was last read. */
export const hasWritten = (recorder: Recorder): boolean => recorder.take().some((statement) => WRITES.test(statement));

function cached(recorder: Recorder): Fingerprint {
  const last = new Map<Executor, Record<string, string>>();
  return async (db) => {
    if (hasWritten(recorder)) last.clear();
    const known = last.get(db) ?? (await databaseFingerprint(db));
    last.set(db, known);
    return known;
  };
}

/** Returns `databaseFingerprint` for tests that compare many: it reads the tables again only if this process has sent a statement that writes. */
export const useFingerprint = (): Fingerprint => cached(useRecorder());
