import { Client } from 'pg';
import { dataFolders } from './embedded/data-folders.ts';

/** Names the database of these settings for the operator, without its password: server, database and role as the driver reads them. */
export function databaseText({ databaseUrl, dataDir }: { readonly databaseUrl: string | undefined; readonly dataDir: string }): string {
  if (!databaseUrl) return `embebida, en ${dataFolders(dataDir).database}`;
  const { host, port, database, user } = new Client({ connectionString: databaseUrl });
  return `postgresql, «${database}» en ${host.includes(':') ? `[${host}]` : host}:${port} como ${user}`;
}
