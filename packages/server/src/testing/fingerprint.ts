import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../db/executor.ts';

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
  const parts = names.map(
    (name) =>
      sql`select ${name}::text as name, count(*) || '/' || coalesce(max(xmin::text::bigint), 0) as mark from ${sql.table(name)} where ${COUNTED[name] ?? sql`true`}`,
  );
  const marks = await sql<{ name: string; mark: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return Object.fromEntries(marks.rows.map(({ name, mark }) => [name, mark]));
}
