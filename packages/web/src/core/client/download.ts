import { type CallOf, type Endpoint, TOTAL_HEADER } from '@portal/contract';
import { noConnection } from './api-error.ts';
import { type AnyRequest, send } from './client.ts';

/** Progress of a download. */
export interface DownloadProgress {
  /** Bytes received. */
  readonly bytes: number;
  /** Rows of the whole list. */
  readonly rows: number;
}

interface Options {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: DownloadProgress) => void;
}

/**
 * Downloads the file that a list endpoint sends for `formato`, with progress. Throws when the connection breaks, so that a partial
 * file is never saved.
 */
export async function download<E extends Endpoint>(endpoint: E, request: CallOf<E>, { signal, onProgress }: Options): Promise<Blob> {
  const response = await send(endpoint, request as AnyRequest, { signal });
  const rows = Number(response.headers.get(TOTAL_HEADER) ?? 0);
  const pieces: BlobPart[] = [];
  let bytes = 0;
  const read = async (piece: Uint8Array<ArrayBuffer>): Promise<void> => {
    pieces.push(piece);
    bytes += piece.byteLength;
    onProgress({ bytes, rows });
  };
  onProgress({ bytes, rows });
  try {
    await response.body?.pipeTo(new WritableStream({ write: read }), { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    throw noConnection();
  }
  return new Blob(pieces, { type: response.headers.get('content-type') ?? '' });
}
