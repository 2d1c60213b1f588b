import { SUBIDA_PATH } from '@portal/contract/archivo';
import { basePath } from '../router/base-path.ts';
import { readToken } from '../session/session.ts';
import { spokenLanguage } from '../i18n/spoken.ts';
import { ApiError, noConnection, unreadable } from './api-error.ts';

const CHUNK_BYTES = 8 * 1024 * 1024;
const RETRY_MS = [500, 1000, 3000, 5000, 10_000];

/** Callbacks of an upload. */
export interface UploadListener {
  /** Receives the number of bytes that the server has stored. */
  readonly onProgress: (sent: number) => void;
  /** Called when every byte arrived; `subida` identifies the upload in `POST /archivo/ins`. */
  readonly onComplete: (subida: string) => void;
  readonly onError: (error: ApiError) => void;
}

/** Running upload. */
export interface RunningUpload {
  pause(): void;
  resume(): void;
  /** Ends the upload and deletes its bytes on the server. */
  cancel(): void;
}

/**
 * Sends a file in pieces (tus protocol). Retries after a lost connection. The same file chosen after a reload resumes at its offset,
 * because this browser stores the address of the upload.
 */
export async function startUpload(file: File, { onProgress, onComplete, onError }: UploadListener): Promise<RunningUpload> {
  const { Upload, DetailedError } = await import('tus-js-client');
  const upload = new Upload(file, {
    endpoint: `${basePath}/api${SUBIDA_PATH}`,
    chunkSize: CHUNK_BYTES,
    retryDelays: RETRY_MS,
    removeFingerprintOnSuccess: true,
    onBeforeRequest: (request) => {
      request.setHeader('authorization', `Bearer ${readToken() ?? ''}`);
      request.setHeader('accept-language', spokenLanguage());
    },
    onProgress,
    onSuccess: () => onComplete(upload.url?.split('/').at(-1) ?? ''),
    onError: (error) => {
      const response = error instanceof DetailedError ? error.originalResponse : null;
      onError(failureOf(response?.getStatus() ?? 0, response?.getBody() ?? ''));
    },
  });
  const [previous] = await upload.findPreviousUploads();
  if (previous) upload.resumeFromPreviousUpload(previous);
  upload.start();
  return {
    pause: () => void upload.abort(),
    resume: () => upload.start(),
    cancel: () => void upload.abort(true).catch(() => {}),
  };
}

/** Returns the server's problem; the plain English line of the tus protocol becomes a general error. */
function failureOf(status: number, body: string): ApiError {
  try {
    return new ApiError(status, JSON.parse(body) as { code: string; message: string });
  } catch {
    if (status === 0) return noConnection();
    return unreadable(status, status === 413 ? 'demasiado_grande' : 'interno');
  }
}
