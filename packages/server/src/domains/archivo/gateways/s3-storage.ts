import { message } from '@portal/messages';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import { S3mini, S3ServiceError } from 's3mini';
import type { S3Settings } from '../../../config/almacen.ts';
import { AppError } from '../../../errors/errors.ts';
import { traced } from '../../../operations/traced.ts';
import { type Content, type FileStorage, newKey, requireKey } from './file-storage.ts';
import { type Patience, patientFetch } from '../../../operations/patient-fetch.ts';

/** Size of a part of a multipart upload, and the memory of one upload. S3 requires at least 5 MB. */
const PART_BYTES = 8 * 1024 * 1024;

/** Attempts of one request after 5xx, 429 or network errors. */
const TRIES = 3;
const PAUSE_MS = 300;

/** How long the service may take: a learner waits for a read; a part of 8 MB goes out over a slow line. */
const PATIENCE: Patience = { readMs: 15_000, writeMs: 60_000, idleMs: 30_000 };

/**
 * Stores files in a bucket of an S3-compatible service. A failed multipart upload is aborted, which deletes its parts. Throws
 * `StorageError` (503) if the service does not answer in time, refuses, redirects or answers another range.
 */
export function s3Storage(settings: S3Settings, patience = PATIENCE): FileStorage {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const fetch = patientFetch(patience);
  const client = new S3mini({ endpoint: `${endpoint}/${bucket}`, region, accessKeyId, secretAccessKey, fetch });
  return {
    async put(content, clave = newKey()) {
      requireKey(clave);
      const hash = createHash('sha256');
      let tamano = 0;
      const upload = new Upload(client, clave);
      try {
        for await (const part of partsOf(content)) {
          hash.update(part);
          tamano += part.length;
          await upload.add(part);
        }
        await upload.finish();
      } catch (error) {
        await upload.abort();
        throw error;
      }
      return { clave, tamano, sha256: hash.digest('hex') };
    },
    async open(clave, range) {
      requireKey(clave);
      // The end of s3mini's range is exclusive.
      const read = () => (range ? client.getObjectRaw(clave, false, range.start, range.end + 1) : client.getObjectRaw(clave));
      const response = await ask('get', () => unlessMissing(read));
      if (range && response) requireRange(response, range);
      return response && bodyOf(response);
    },
    async delete(clave) {
      requireKey(clave);
      await ask('delete', () => unlessMissing(() => client.deleteObject(clave)));
    },
  };
}

/** Refuses another part of a file than was asked for. */
function requireRange({ status, headers }: Response, { start, end }: { readonly start: number; readonly end: number }): void {
  if (status !== 206) throw new StorageError(new Error('the service does not know byte ranges'));
  if (!headers.get('content-range')?.startsWith(`bytes ${start}-${end}/`))
    throw new StorageError(new Error('the service sent another range'));
}

/** Converts a web stream to a Node stream. */
const bodyOf = ({ body }: Response): Readable => (body ? Readable.fromWeb(body as ReadableStream<Uint8Array>) : Readable.from([]));

/** Upload of one file: one request if it fits into a part, else a multipart upload. */
class Upload {
  readonly #client: S3mini;
  readonly #clave: string;
  readonly #parts: { partNumber: number; etag: string }[] = [];
  #id: string | undefined;

  constructor(client: S3mini, clave: string) {
    this.#client = client;
    this.#clave = clave;
  }

  async add(part: Buffer): Promise<void> {
    if (this.#id === undefined && part.length < PART_BYTES) {
      await ask('put', () => this.#client.putObject(this.#clave, part));
      return;
    }
    const id = (this.#id ??= await ask('put', () => this.#client.getMultipartUploadId(this.#clave)));
    this.#parts.push(await ask('put', () => this.#client.uploadPart(this.#clave, id, part, this.#parts.length + 1)));
  }

  async finish(): Promise<void> {
    const id = this.#id;
    if (id !== undefined) await ask('put', () => this.#client.completeMultipartUpload(this.#clave, id, this.#parts));
  }

  /** Aborts a multipart upload. Never rejects, so that the first error reaches the caller. */
  async abort(): Promise<void> {
    if (this.#id !== undefined) await this.#client.abortMultipartUpload(this.#clave, this.#id).catch(() => {});
  }
}

/** Splits content into pieces of `PART_BYTES`, the last one smaller; one empty piece for an empty file. */
async function* partsOf(content: Content): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  let sent = false;
  for await (const chunk of (Buffer.isBuffer(content) ? [content] : content()) as AsyncIterable<Buffer>) {
    held.push(chunk);
    size += chunk.length;
    while (size >= PART_BYTES) {
      const joined = Buffer.concat(held);
      yield joined.subarray(0, PART_BYTES);
      sent = true;
      held = [joined.subarray(PART_BYTES)];
      size -= PART_BYTES;
    }
  }
  if (size > 0 || !sent) yield Buffer.concat(held);
}

async function unlessMissing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof S3ServiceError && error.status === 404 && error.serviceCode !== 'NoSuchBucket') return undefined;
    throw error;
  }
}

/** Retries a request after 5xx, 429 and network errors. Throws `StorageError`. */
const ask = <T>(name: 'get' | 'put' | 'delete', work: () => Promise<T>): Promise<T> => traced({ kind: 's3', name }, () => repeat(work));

async function repeat<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (cause) {
      const refused = cause instanceof S3ServiceError && cause.status < 500 && cause.status !== 429;
      if (refused || attempt === TRIES) throw new StorageError(cause);
      await sleep(PAUSE_MS * attempt);
    }
  }
}

/** 503 of a failed S3 request; `cause` is logged for the operator. */
export class StorageError extends AppError {
  constructor(cause: unknown) {
    super('no_disponible', message('archivo.errores.almacen'));
    this.cause = cause;
  }
}
