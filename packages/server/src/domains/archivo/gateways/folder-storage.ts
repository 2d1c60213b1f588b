import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FileStorage, newKey, requireKey, type StoredFile } from './file-storage.ts';

/** Stores files in a folder of this machine with mode 0600. */
export function folderStorage(folder: string): FileStorage {
  const pathOf = (clave: string): string => {
    requireKey(clave);
    return join(folder, clave);
  };
  return {
    async put(content, clave = newKey()) {
      const path = pathOf(clave);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const partial = `${path}.${randomUUID()}.parcial`;
      try {
        const { tamano, sha256 } = await writeFileDurably(content, partial);
        await rename(partial, path);
        return { clave, tamano, sha256 };
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    async open(clave, range) {
      const handle = await openIfPresent(pathOf(clave));
      return handle?.createReadStream(range && { start: range.start, end: range.end });
    },
    delete: (clave) => rm(pathOf(clave), { force: true }),
  };
}

async function writeFileDurably(content: Readable | Buffer, path: string): Promise<Omit<StoredFile, 'clave'>> {
  const hash = createHash('sha256');
  let tamano = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      tamano += chunk.length;
      done(null, chunk);
    },
  });
  const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
  await pipeline(source, measure, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  return { tamano, sha256: hash.digest('hex') };
}

async function openIfPresent(path: string) {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
