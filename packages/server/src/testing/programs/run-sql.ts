import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

/** Runs a statement that no repository has, such as one that the database must refuse. */
export const runSql = async (db: Executor, statement: string): Promise<void> => void (await sql.raw(statement).execute(db));
