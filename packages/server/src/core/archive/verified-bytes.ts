import { pipeline, type Readable } from 'node:stream';
import { crc32, createInflateRaw, type InflateRaw } from 'node:zlib';
import type { PackedFile } from './read-zip.ts';

/** Compressions of a ZIP entry that can be read. */
export const METHODS = { stored: 0, deflated: 8 } as const;

const BROKEN = 'the file is not as its archive announces it';

/** Size and checksum of unpacked bytes against those that an archive announces. */
class Measure {
  readonly #file: PackedFile;
  #size = 0;
  #crc = 0;

  constructor(file: PackedFile) {
    this.#file = file;
  }

  add(chunk: Buffer): void {
    this.#size += chunk.length;
    this.#crc = crc32(chunk, this.#crc);
  }

  requireNotMore(): void {
    if (this.#size > this.#file.size) throw new Error(BROKEN);
  }

  /** `read` is the number of bytes in the archive that made them. */
  requireSame(read: number): void {
    const { size, crc, packed } = this.#file;
    if (this.#size !== size || this.#crc !== crc || read !== packed) throw new Error(BROKEN);
  }
}

/** Reads a file unpacked. Throws when it is broken, at the latest after its last byte. */
export async function* unpackedBytes(file: PackedFile): AsyncGenerator<Buffer> {
  const measure = new Measure(file);
  const raw = await file.open();
  const inflater = file.method === METHODS.deflated ? createInflateRaw() : undefined;
  // The reader meets the failure of either.
  const source: Readable = inflater ? pipeline(raw, inflater, () => {}) : raw;
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      measure.add(chunk);
      measure.requireNotMore();
      yield chunk;
    }
    measure.requireSame(inflater ? inflater.bytesWritten : file.packed);
  } finally {
    raw.destroy();
    inflater?.destroy();
  }
}

/** Reads a deflated file as it is in the archive, and inflates it beside to verify it. Throws as `unpackedBytes`. */
export async function* deflatedBytes(file: PackedFile): AsyncGenerator<Buffer> {
  const measure = new Measure(file);
  const raw = await file.open();
  const inflating = new Inflating(measure);
  try {
    for await (const chunk of raw as AsyncIterable<Buffer>) {
      await inflating.feed(chunk);
      measure.requireNotMore();
      yield chunk;
    }
    measure.requireSame(await inflating.end());
  } finally {
    raw.destroy();
    inflating.stop();
  }
}

/** Inflater that measures its output and keeps nothing of it. */
class Inflating {
  readonly #inflater: InflateRaw = createInflateRaw();
  #failure: Error | undefined;
  #settle: (error?: Error | null) => void = () => {};
  #ending = false;

  constructor(measure: Measure) {
    this.#inflater.on('data', (chunk: Buffer) => measure.add(chunk));
    this.#inflater.on('error', (error) => this.#fail(error));
    // Bytes behind the end of the deflated data: zlib stops and never calls back.
    this.#inflater.on('end', () => (this.#ending ? this.#settle() : this.#fail(new Error(BROKEN))));
  }

  #fail(error: Error): void {
    this.#failure = error;
    this.#settle(error);
  }

  #step(run: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#settle = (error) => (error ? reject(error) : resolve());
      if (this.#failure) reject(this.#failure);
      else run();
    });
  }

  feed(chunk: Buffer): Promise<void> {
    return this.#step(() => this.#inflater.write(chunk, (error) => this.#settle(error)));
  }

  /** Returns the number of deflated bytes. */
  async end(): Promise<number> {
    this.#ending = true;
    await this.#step(() => this.#inflater.end());
    return this.#inflater.bytesWritten;
  }

  stop(): void {
    this.#inflater.destroy();
  }
}
