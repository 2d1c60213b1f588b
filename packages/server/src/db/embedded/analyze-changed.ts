import { sql } from 'kysely';
import type { Executor } from '../executor.ts';

/** Changed rows after which a table is analyzed again: so many, and a share of its rows. The rule and the figures of PostgreSQL's autovacuum. */
const ROWS = 50;
const SHARE = 0.1;

/**
 * Analyzes the tables that changed by more than the rule's rows since they were last counted, and returns their names. The embedded database has no
 * autovacuum: without this a check of a foreign key goes on reading a whole table that was empty at night, until the next copy.
 */
export async function analyzeChanged(db: Executor): Promise<string[]> {
  // A session hands over what it counted after a second of work.
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ tabla: string }>`
    select s.relname as tabla from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    where s.schemaname = 'public' and s.n_mod_since_analyze > ${ROWS} + ${SHARE} * greatest(c.reltuples, 0) order by s.relname`.execute(db);
  for (const { tabla } of rows) await sql`analyze ${sql.table(tabla)}`.execute(db);
  return rows.map(({ tabla }) => tabla);
}
