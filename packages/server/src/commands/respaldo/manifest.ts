import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Described } from '../../db/copy/described.ts';

/** A file of a backup by its path in it, with what must be read there. */
export interface BackupFile {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
}

/** Contents of a backup. The backup writes it last, so a folder without it is no backup. */
export interface Manifest extends Described {
  readonly format: 1;
  /** Version of the portal that wrote it. */
  readonly version: string;
  /** Instant of the backup's start; the data is of this moment or up to some seconds later. */
  readonly date: string;
  readonly kind: 'embebida' | 'postgresql';
  /** Which database it was, without a password; absent in backups of earlier versions. */
  readonly database?: string;
  readonly files: readonly BackupFile[];
  /** Keys of files that the database names and the store lacked, or kept changed. */
  readonly lost: readonly string[];
}

/** Folders inside a backup. */
export const TABLES = 'tablas';
export const FILES = 'archivos';

const NAME = 'manifiesto.json';
const SUM = 'manifiesto.sha256';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Writes the manifest and its hash, in the form that `sha256sum -c` reads. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, undefined, 1)}\n`;
  const options = { mode: 0o600, flush: true };
  await writeFile(join(folder, NAME), text, options);
  await writeFile(join(folder, SUM), `${hashOf(text)}  ${NAME}\n`, options);
}

/** Reads the manifest of a backup. Throws when the folder is no complete backup or the manifest was changed. */
export async function readManifest(folder: string): Promise<Manifest> {
  const [text, sum] = await Promise.all([NAME, SUM].map((name) => readFile(join(folder, name), 'utf8').catch(() => undefined)));
  if (text === undefined || sum === undefined) throw new Error(`${folder} no es un respaldo completo: le falta ${NAME} o ${SUM}.`);
  if (sum.split(' ')[0] !== hashOf(text)) throw new Error(`El respaldo está dañado: ${NAME} no es el que se escribió.`);
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== 1) throw new Error('El respaldo es de una versión más nueva del portal: restaure con esa versión.');
  return manifest;
}
