import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Result of storing a file. */
export interface StoredFile {
  /** Key in the store. */
  readonly clave: string;
  /** Bytes. */
  readonly tamano: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** Range of bytes, both ends included, as in HTTP. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Bytes to store, or a function that opens their stream when the store is ready to read it. */
export type Content = Buffer | (() => Readable);

/** Store of uploaded files. `put` is atomic: a file appears under its key only with its last byte. */
export interface FileStorage {
  put(content: Content, clave?: string): Promise<StoredFile>;
  /** Returns the bytes, undefined without such a file. */
  open(clave: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Reads up to `most` bytes from the beginning of a file, undefined without such a file. Absent where a stream costs no more. */
  read?(clave: string, most: number): Promise<Buffer | undefined>;
  delete(clave: string): Promise<void>;
}

const KEY = /^[\w-]+(\/[\w-]+)*(\.[\w-]+)*$/;

/** Throws unless the key is a relative path of ASCII letters, digits, `_` and `-`, valid in every store. */
export function requireKey(clave: string): void {
  if (!KEY.test(clave)) throw new Error(`clave de archivo no válida: ${clave}`);
}

/** Returns a random key in one of 256 folders, so that no folder grows without bound. */
export function newKey(): string {
  const name = randomUUID();
  return `${name.slice(0, 2)}/${name}`;
}
