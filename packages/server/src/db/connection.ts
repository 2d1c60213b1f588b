import { openEmbedded } from './embedded/open-embedded.ts';
import { openPostgres, type PostgresOptions } from './server/open-postgres.ts';
import type { Connection } from './server/pool-connection.ts';

export type { Connection } from './server/pool-connection.ts';

/** Location of the database. */
export interface ConnectionOptions extends Omit<PostgresOptions, 'databaseUrl'> {
  /** A PostgreSQL server; absent: the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** Folder of the embedded database. */
  readonly dataDir: string;
  /** Called when the embedded database dies; only a restart of the process reopens it. Never called for PostgreSQL, which reconnects. */
  readonly onFailure?: (error: Error) => void;
}

/** Opens the database. Rejects if the embedded one is in use or broken. PostgreSQL connects on first use, so failures appear there. */
export async function openConnection({ databaseUrl, dataDir, onFailure, ...postgres }: ConnectionOptions): Promise<Connection> {
  return databaseUrl ? openPostgres({ databaseUrl, ...postgres }) : openEmbedded({ dataDir, onFailure });
}
