import { parseArgs } from 'node:util';
import { recordBackup } from './respaldo/portal-reader.ts';
import { bytesText, rowsOf, secondsText } from './respaldo/report.ts';
import { runCommand, say } from './respaldo/run-command.ts';
import { writeBackup } from './respaldo/write-backup.ts';
import { commandConfig } from './with-portal.ts';

/**
 * `npm run respaldo -- [--destino <folder>]`: copies the database and the files of the lessons while the portal runs. Reads the settings
 * of the server; BACKUP_DIR and BACKUPS_KEPT say where and how many, DATABASE_EMBEBIDA=0 refuses to take the embedded database for it. Ends with 1 when files of the lessons were missing.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { destino: { type: 'string' } } });
  const config = commandConfig();
  const start = performance.now();
  const backup = await writeBackup({
    portal: config,
    destination: values.destino ?? config.backupDir,
    kept: config.backupsKept,
    now: new Date(),
  });
  const { manifest, folder, size } = backup;
  const files = manifest.files.length - manifest.tables.length;
  say(`Respaldo: ${folder}`);
  say(`${manifest.tables.length} tablas, ${rowsOf(manifest)} filas, ${files} archivos, ${bytesText(size)}, ${secondsText(start)}.`);
  await recordBackup(config, new Date());
  if (manifest.lost.length === 0) return;
  throw new Error(`Faltan o están dañados en el almacén ${manifest.lost.length} archivos: ${manifest.lost.join(', ')}`);
}

runCommand('npm run respaldo -- [--destino <carpeta>]', main);
