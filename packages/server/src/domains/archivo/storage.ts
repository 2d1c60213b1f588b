import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface StoredFile {
  /** Name of the file inside the store. */
  readonly clave: string;
  /** Bytes. */
  readonly tamano: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** Both ends are included, as in HTTP. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Where held files live. A file is whole or absent: `put` shows it under its key only once every byte is written. */
export interface FileStorage {
  put(content: Readable | Buffer, clave?: string): Promise<StoredFile>;
  /** Undefined when the store has no such file. */
  open(clave: string, range?: ByteRange): Promise<Readable | undefined>;
  delete(clave: string): Promise<void>;
}

const KEY = /^[\w-]+(\/[\w-]+)*(\.[\w-]+)*$/;

/** Files in a folder of this machine, readable by its owner alone. */
function localStorage(folder: string): FileStorage {
  const pathOf = (clave: string): string => {
    if (!KEY.test(clave)) throw new Error(`clave de archivo no válida: ${clave}`);
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

/** The store of this installation: a folder of its data directory. */
export const openStorage = ({ dataDir }: { readonly dataDir: string }): FileStorage => localStorage(join(dataDir, 'archivos'));

/** Spread over folders, so that none of them grows without bound. */
function newKey(): string {
  const name = randomUUID();
  return `${name.slice(0, 2)}/${name}`;
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
