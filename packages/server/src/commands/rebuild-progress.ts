import { loadConfig } from '../config.ts';
import { openConnection } from '../db/connection.ts';
import { migrateToLatest } from '../db/migrator.ts';
import { rebuildProgress } from '../domains/asignacion/asignacion.public.ts';

/**
 * `npm run progreso:reconstruir`: recomputes everybody's progress from the attempts in one transaction. Reads the same settings as
 * the server, which must be stopped when the database is embedded.
 */
async function main(): Promise<void> {
  const { databaseUrl, dataDir } = loadConfig();
  const connection = await openConnection({ databaseUrl, dataDir });
  try {
    await migrateToLatest(connection);
    await rebuildProgress(connection.db);
    process.stdout.write('Progreso reconstruido a partir de las evaluaciones.\n');
  } finally {
    await connection.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
