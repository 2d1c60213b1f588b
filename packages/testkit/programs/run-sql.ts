import type { Executor } from '@portal/server/src/db/executor.ts';
import { sql } from 'kysely';

/** Runs a statement that no repository has, such as one that the database must refuse. */
export const runSql = async (db: Executor, statement: string): Promise<void> => void (await sql.raw(statement).execute(db));
