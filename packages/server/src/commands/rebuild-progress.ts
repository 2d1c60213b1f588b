import { loadConfig } from '../config.ts';
import { openConnection } from '../db/connection.ts';
import { migrateToLatest } from '../db/migrator.ts';
import { rebuildProgress } from '../domains/asignacion/asignacion.public.ts';
import { rebuildSumas } from '../domains/tablero/tablero.public.ts';

/**
 * `npm run progreso:reconstruir`: recomputes the progress of all people from their attempts in one transaction (`docs/decisions/005`),
 * then the sums of the dashboards (`docs/decisions/052`).
 * Reads the settings of the server. Stop the server first if the database is embedded.
 */
async function main(): Promise<void> {
  const { databaseUrl, dataDir } = loadConfig();
  const connection = await openConnection({ databaseUrl, dataDir });
  try {
    await migrateToLatest(connection);
    await rebuildProgress(connection.db);
    await rebuildSumas(connection.db);
    process.stdout.write('Progreso reconstruido a partir de las evaluaciones.\n');
  } finally {
    await connection.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
