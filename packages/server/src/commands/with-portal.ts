import { type Config, loadConfig, unknownVariables } from '../config/config.ts';
import { type Connection, openConnection } from '../db/connection.ts';
import { databaseText } from '../db/database-text.ts';
import { requireSettings } from '../db/server/open-postgres.ts';
import { migrateToLatest } from '../db/migrator.ts';
import { requireEmbedded } from './respaldo/portal-reader.ts';
import { runCommand, say } from './respaldo/run-command.ts';

/** An open portal, for a command that changes it. */
interface OpenPortal extends Pick<Connection, 'db'> {
  readonly config: Config;
  readonly now: Date;
}

/**
 * Reads the settings of the server and prints the database that they name and the unknown variables: another folder or user reads other settings.
 */
export function commandConfig(): Config {
  for (const line of unknownVariables()) say(line);
  const config = loadConfig();
  say(`Base de datos: ${databaseText(config)}`);
  return config;
}

/** Runs a command on the portal of the settings, after bringing it to this version. An embedded one must exist, and nobody may use it. */
export function runOnPortal(usage: string, work: (portal: OpenPortal) => Promise<void>): void {
  runCommand(usage, async () => {
    const config = commandConfig();
    if (!config.databaseUrl) requireEmbedded(config.dataDir);
    const connection = await openConnection(config);
    try {
      await requireSettings(connection);
      await migrateToLatest(connection);
      await work({ db: connection.db, config, now: new Date() });
    } finally {
      await connection.close();
    }
  });
}
