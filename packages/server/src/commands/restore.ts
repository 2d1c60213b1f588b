import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Config } from '../config/config.ts';
import { openStorage } from '../domains/archivo/archivo.public.ts';
import { repeatSupresiones } from '../domains/privacidad/privacidad.public.ts';
import { readSnapshot, within } from './respaldo/portal-reader.ts';
import { backupSource, readBackup } from './respaldo/read-backup.ts';
import { bytesText, comparisonText, rowsOf, secondsText } from './respaldo/report.ts';
import { requireEmptyDatabase, restoreDatabase } from './respaldo/restore-database.ts';
import { compareFiles, restoreFiles } from './respaldo/restore-files.ts';
import { runCommand, say } from './respaldo/run-command.ts';
import { commandConfig } from './with-portal.ts';

const USAGE = 'npm run restaurar -- data/respaldos/respaldo-AAAAMMDD-HHmmss';

/**
 * `npm run restaurar -- <backup>`: restores a backup, or a daily snapshot of the embedded database, into the empty database that the
 * settings of the server name, and the files into its store. Checks every byte before, and counts and sums every table afterwards.
 */
async function main(): Promise<void> {
  const given = process.argv[2];
  if (!given) throw new Error(`Indique el respaldo: ${USAGE}`);
  const path = resolve(given);
  if (!existsSync(path)) throw new Error(`No existe ${path}.`);
  const config = commandConfig();
  await (statSync(path).isFile() ? restoreFromSnapshot(path, config) : restoreFromBackup(path, config));
  await repeatErasures(config);
}

/** Repeats the erasures of people since the backup; of an older schema the portal does it, once it has migrated (P165). */
async function repeatErasures(config: Config): Promise<void> {
  try {
    const repeated = await within(config, ({ db }) => repeatSupresiones(db, { folder: config.backupDir, now: new Date() }));
    say(`Supresiones de datos personales repetidas: ${repeated}.`);
  } catch (error) {
    say(`Aviso: las supresiones de datos personales no se repitieron (${String(error)}); el portal lo hará dentro de un día de su inicio.`);
  }
}

async function restoreFromBackup(folder: string, config: Config): Promise<void> {
  const start = performance.now();
  const manifest = await readBackup(folder);
  say(`Respaldo del ${manifest.date} (${manifest.version}): ${manifest.files.length} archivos comprobados.`);
  await requireEmptyDatabase(config);
  const storage = openStorage(config);
  const files = await compareFiles(storage, manifest);
  await restoreFiles(storage, folder, files);
  const written = await restoreDatabase(config, backupSource(folder, manifest));
  say(comparisonText(manifest, written));
  const bytes = files.missing.reduce((sum, { size }) => sum + size, 0);
  say(
    `Restaurado: ${manifest.tables.length} tablas, ${rowsOf(written)} filas, ${files.missing.length} archivos escritos (${bytesText(bytes)}), ` +
      `${files.kept} ya estaban, ${secondsText(start)}.`,
  );
  if (manifest.lost.length > 0) say(`Aviso: el respaldo no tiene estos archivos, que ya faltaban: ${manifest.lost.join(', ')}`);
}

/** A snapshot holds the database alone; the files stay in their store. */
async function restoreFromSnapshot(file: string, config: Config): Promise<void> {
  const start = performance.now();
  await requireEmptyDatabase(config);
  const scratch = mkdtempSync(join(tmpdir(), 'portal-restaurar-'));
  try {
    await readSnapshot(file, join(scratch, 'base'), async (source) => {
      const written = await restoreDatabase(config, source);
      say(comparisonText(source, written));
      say(`Restaurado: ${source.tables.length} tablas, ${rowsOf(written)} filas, ${secondsText(start)}.`);
    });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

runCommand(USAGE, main);
