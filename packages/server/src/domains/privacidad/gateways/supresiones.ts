import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Anotada } from '../supresion.rules.ts';

const linea = z.object({ id_usuario: z.number(), seudonimo: z.string(), momento: z.string(), creada: z.string() });

/** File of the erasures: it lies with the backups, which it outlives. */
const fileIn = (folder: string): string => join(folder, 'supresiones.jsonl');

/** Appends erasures to the file, and makes its folder. */
export async function noteSupresiones(folder: string, supresiones: readonly Anotada[]): Promise<void> {
  if (supresiones.length === 0) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await appendFile(fileIn(folder), supresiones.map((each) => `${JSON.stringify(each)}\n`).join(''), { mode: 0o600 });
}

/** Reads the erasures; none without a file. A line that a crash cut off is skipped. */
export async function readSupresiones(folder: string): Promise<Anotada[]> {
  const text = await readFile(fileIn(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap((line) => {
    try {
      return [linea.parse(JSON.parse(line))];
    } catch {
      return [];
    }
  });
}
