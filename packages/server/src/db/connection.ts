import { openEmbedded } from './embedded/open-embedded.ts';
import { openPostgres } from './open-postgres.ts';
import type { Connection } from './pool-connection.ts';

export type { Connection } from './pool-connection.ts';

/** Location of the database. */
export interface ConnectionOptions {
  /** A PostgreSQL server; absent: the embedded database. */
  readonly databaseUrl?: string;
  /** Most connections to it; 10 unless said. */
  readonly databaseConnections?: number;
  /** Folder of the embedded database. */
  readonly dataDir: string;
  /** Called when the embedded database dies; only a restart of the process reopens it. Never called for PostgreSQL, which reconnects. */
  readonly onFailure?: (error: Error) => void;
}

/** Opens the database. Rejects if the embedded one is in use or broken. PostgreSQL connects on first use, so failures appear there. */
export async function openConnection({ databaseUrl, databaseConnections, dataDir, onFailure }: ConnectionOptions): Promise<Connection> {
  return databaseUrl ? openPostgres(databaseUrl, databaseConnections) : openEmbedded({ dataDir, onFailure });
}
