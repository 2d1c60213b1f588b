import { loadConfig } from '../config.ts';
import { restoreSnapshot } from '../db/embedded/snapshot.ts';

/**
 * `npm run copia:restaurar -- <file>`: restores a snapshot of the embedded database into `DATA_DIR`. Stop the portal and move
 * `<DATA_DIR>/db` away first: the command refuses a folder with a database.
 */
async function main(): Promise<void> {
  const file = process.argv[2];
  if (!file) throw new Error('Indique la copia: npm run copia:restaurar -- data/copias/portal-AAAAMMDD-HHmmss.tar.gz');
  const { dataDir } = loadConfig();
  await restoreSnapshot(file, dataDir);
  process.stdout.write(`Base de datos restaurada en ${dataDir} desde ${file}.\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
