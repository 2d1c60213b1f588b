import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** What a repository function runs on: the database, or the transaction that its caller opened. Always the first argument. */
export type Executor = Kysely<Database>;
