import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Content, type FileStorage, newKey, requireKey, type StoredFile } from './file-storage.ts';

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
      const partial = `${path}.${randomUUID()}${PARTIAL}`;
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
    async read(clave, most) {
      const handle = await openIfPresent(pathOf(clave));
      if (!handle) return undefined;
      try {
        return await readUpTo(handle, most);
      } finally {
        await handle.close();
      }
    },
    delete: (clave) => rm(pathOf(clave), { force: true }),
  };
}

const PARTIAL = '.parcial';

/** Deletes the unfinished files of processes that ended during a `put` begun before an instant; returns their number. */
export async function deletePartials(folder: string, before: Date): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const paths = names.filter((name) => name.endsWith(PARTIAL)).map((name) => join(folder, name));
  const old = await Promise.all(paths.map(async (path) => (await stat(path).catch(() => undefined))?.mtime));
  const due = paths.filter((_path, index) => (old[index] ?? before) < before);
  await Promise.all(due.map((path) => rm(path, { force: true })));
  return due.length;
}

async function writeFileDurably(content: Content, path: string): Promise<Omit<StoredFile, 'clave'>> {
  const hash = createHash('sha256');
  let tamano = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      tamano += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(
    Buffer.isBuffer(content) ? Readable.from([content]) : content(),
    measure,
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return { tamano, sha256: hash.digest('hex') };
}

/** A network disk may hand over fewer bytes than were asked for before the end of the file. */
async function readUpTo(handle: FileHandle, most: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(most);
  let length = 0;
  let read;
  do {
    read = (await handle.read(bytes, length, most - length, length)).bytesRead;
    length += read;
  } while (read > 0 && length < most);
  return bytes.subarray(0, length);
}

async function openIfPresent(path: string) {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
