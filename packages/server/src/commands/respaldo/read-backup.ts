import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import type { CopySource } from '../../db/copy/copy-source.ts';
import { folderStorage } from '../../domains/archivo/archivo.public.ts';
import { measureFile } from './hashed-file.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { tablePath } from './write-tables.ts';

/** Rows that are inserted at once, and the most characters of them. */
const BATCH = 500;
const BATCH_CHARS = 4_000_000;

/** Reads every byte of a backup. Throws when one is missing or changed, before anything is restored. */
export async function readBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const storage = folderStorage(folder);
  for (const { path, size, sha256 } of manifest.files) {
    const found = await measureFile(storage, path);
    if (!found) throw new Error(`El respaldo está incompleto: falta ${path}.`);
    if (found.size !== size || found.sha256 !== sha256) throw new Error(`El respaldo está dañado: ${path} no es el que se escribió.`);
  }
  return manifest;
}

/** The rows of a backup. */
export const backupSource = (folder: string, manifest: Manifest): CopySource => ({
  ...manifest,
  rows: ({ name }) => rowsOf(join(folder, tablePath(name))),
});

async function* rowsOf(path: string): AsyncGenerator<readonly string[]> {
  const file = createReadStream(path);
  const text = createGunzip();
  file.once('error', (error) => text.destroy(error));
  let rows: string[] = [];
  let chars = 0;
  try {
    for await (const row of linesOf(file.pipe(text))) {
      rows.push(row);
      chars += row.length;
      if (rows.length < BATCH && chars < BATCH_CHARS) continue;
      yield rows;
      rows = [];
      chars = 0;
    }
    if (rows.length > 0) yield rows;
  } finally {
    file.destroy();
  }
}

/** Splits at line feeds alone: JSON escapes those inside a value, and no other character ends a row. */
async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  for await (const chunk of stream) {
    let start = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      yield Buffer.concat([...rest, chunk.subarray(start, end)]).toString('utf8');
      rest = [];
      start = end + 1;
    }
    if (start < chunk.length) rest.push(chunk.subarray(start));
  }
  if (rest.length > 0) throw new Error('Una tabla del respaldo termina en medio de una fila.');
}
