import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { CopySource } from '../../db/copy/copy-source.ts';
import { folderStorage } from '../../domains/archivo/archivo.public.ts';
import { type BackupFile, TABLES } from './manifest.ts';

/** Writes each table as a compressed file, one row per line. */
export async function writeTables(draft: string, source: CopySource): Promise<BackupFile[]> {
  const storage = folderStorage(draft);
  const files: BackupFile[] = [];
  for (const table of source.tables) {
    const content = () => compressed(linesOf(source.rows(table)));
    const { clave, tamano, sha256 } = await storage.put(content, tablePath(table.name));
    files.push({ path: clave, size: tamano, sha256 });
  }
  return files;
}

/** Returns the path of a table inside a backup. */
export const tablePath = (name: string): string => `${TABLES}/${name}.jsonl.gz`;

async function* linesOf(batches: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  for await (const rows of batches) yield `${rows.join('\n')}\n`;
}

function compressed(lines: AsyncIterable<string>): Readable {
  const zip = createGzip();
  const source = Readable.from(lines);
  source.once('error', (error) => zip.destroy(error));
  zip.once('close', () => source.destroy());
  return source.pipe(zip);
}
