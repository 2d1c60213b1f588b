import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';

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

/** Throws unless it is a path below the store, in plain letters; the same keys fit every store. */
export function requireKey(clave: string): void {
  if (!KEY.test(clave)) throw new Error(`clave de archivo no válida: ${clave}`);
}

/** Spread over folders, so that none of them grows without bound. */
export function newKey(): string {
  const name = randomUUID();
  return `${name.slice(0, 2)}/${name}`;
}
