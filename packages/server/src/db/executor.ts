import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** The database, or the transaction that the caller opened. First argument of every repository function. */
export type Executor = Kysely<Database>;
