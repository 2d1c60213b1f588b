import { openEmbedded } from './embedded/open-embedded.ts';
import { openPostgres } from './open-postgres.ts';
import type { Connection } from './pool-connection.ts';

export type { Connection } from './pool-connection.ts';

/** Where the database is. */
export interface ConnectionOptions {
  /** A PostgreSQL server; absent: the embedded database. */
  readonly databaseUrl?: string;
  /** Folder of the embedded database. */
  readonly dataDir: string;
  /** The embedded database died; only a restart of the process brings it back. PostgreSQL never calls it: it reconnects. */
  readonly onFailure?: (error: Error) => void;
}

/** Opens the database. Rejects if the embedded one is in use or broken; a PostgreSQL that is away shows on first use. */
export async function openConnection({ databaseUrl, dataDir, onFailure }: ConnectionOptions): Promise<Connection> {
  return databaseUrl ? openPostgres(databaseUrl) : openEmbedded({ dataDir, onFailure });
}
