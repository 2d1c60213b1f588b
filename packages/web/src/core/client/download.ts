import { type CallOf, type Endpoint, PROGRESS_TYPE } from '@portal/contract/core';
import { TOTAL_HEADER } from '@portal/contract/query-text';
import { noConnection } from './api-error.ts';
import { type AnyRequest, send } from './client.ts';
import { FrameReader } from './progress-frames.ts';

/** Progress of a download. */
export interface DownloadProgress {
  /** Bytes received. */
  readonly bytes: number;
  /** Rows of the whole list; undefined before the answer. */
  readonly rows?: number | undefined;
  /** Rows in the file so far; undefined if the server does not report them. */
  readonly written?: number | undefined;
}

interface Options {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: DownloadProgress) => void;
}

/** Milliseconds without a byte after which a connection counts as lost: longer than the server reads for one batch. */
const SILENCE_MS = 120_000;

/**
 * Downloads the file that a list endpoint sends for `formato`, with progress. Throws when the connection breaks or falls silent, so that
 * a partial file is never saved.
 */
export async function download<E extends Endpoint>(endpoint: E, request: CallOf<E>, { signal, onProgress }: Options): Promise<Blob> {
  const silence = new Silence(signal);
  try {
    const response = await send(endpoint, request as AnyRequest, { signal: silence.signal, accept: `${PROGRESS_TYPE}, application/json` });
    return await readFile(response, silence, onProgress);
  } catch (error) {
    if (silence.reached) throw noConnection();
    throw error;
  } finally {
    silence.end();
  }
}

async function readFile(response: Response, silence: Silence, onProgress: (progress: DownloadProgress) => void): Promise<Blob> {
  const rows = Number(response.headers.get(TOTAL_HEADER) ?? 0);
  const framed = response.headers.get('content-type') === PROGRESS_TYPE;
  const pieces: BlobPart[] = [];
  let written = framed ? 0 : undefined;
  let bytes = 0;
  const keep = (piece: Uint8Array<ArrayBuffer>) => {
    pieces.push(piece);
    bytes += piece.byteLength;
  };
  const frames = new FrameReader(keep, (count) => (written = count));
  const write = (piece: Uint8Array<ArrayBuffer>) => {
    silence.restart();
    if (framed) frames.read(piece);
    else keep(piece);
    onProgress({ bytes, rows, written });
  };
  onProgress({ bytes, rows, written });
  try {
    await response.body?.pipeTo(new WritableStream({ write }), { signal: silence.signal });
  } catch (error) {
    if (silence.signal.aborted) throw error;
    throw noConnection();
  }
  if (!frames.whole) throw noConnection();
  return new Blob(pieces);
}

/** Signal that aborts with another one, or when nothing came for too long. */
class Silence {
  reached = false;
  readonly #controller = new AbortController();
  readonly #outer: AbortSignal;
  readonly #leave = () => this.#controller.abort();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(outer: AbortSignal) {
    this.#outer = outer;
    outer.addEventListener('abort', this.#leave);
    this.restart();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  restart(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.reached = true;
      this.#controller.abort();
    }, SILENCE_MS);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#outer.removeEventListener('abort', this.#leave);
  }
}
