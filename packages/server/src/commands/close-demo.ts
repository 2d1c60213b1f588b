import { loadConfig } from '../config.ts';
import { openConnection } from '../db/connection.ts';
import { migrateToLatest } from '../db/migrator.ts';
import { closeDemo } from '../demo/demo-accounts.ts';

/**
 * `npm run demo:cerrar`: closes the accounts that have the password of the demo, ends their sessions and closes registration. Prints a new
 * administrator when no active one is left. Reads the settings of the server. Stop the server first if the database is embedded.
 */
async function main(): Promise<void> {
  const { databaseUrl, dataDir } = loadConfig();
  const connection = await openConnection({ databaseUrl, dataDir });
  try {
    await migrateToLatest(connection);
    const { accounts, administrator } = await closeDemo(connection.db, new Date());
    process.stdout.write(`Cuentas de demostración cerradas: ${accounts}. El registro quedó cerrado.\n`);
    if (administrator)
      process.stdout.write(`Administrador creado: ${administrator.username} / ${administrator.password} (se muestra una sola vez)\n`);
  } finally {
    await connection.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
