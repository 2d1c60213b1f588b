import type { FalloRedaccion } from '@portal/contract/redactor';
import type { RedactorSettings } from '../../../config/redactor.ts';
import { boundedFetch } from '../../../operations/patient-fetch.ts';
import { storable } from '../respuesta.rules.ts';

/** Answer of the model, or why there is none. */
export type Vuelta =
  | { readonly fallo: null; readonly codigo_http: number; readonly cuerpo: string }
  | { readonly fallo: FalloRedaccion; readonly codigo_http: number | null; readonly cuerpo: string | null };

/** Ends of a request. */
export interface Limites {
  /** Milliseconds until the end of the answer. */
  readonly ms: number;
  /** The process stops. */
  readonly signal: AbortSignal;
}

const REFUSED: Readonly<Record<number, FalloRedaccion>> = { 401: 'clave', 402: 'cuota', 403: 'clave', 429: 'cuota' };

/**
 * Sends a request to `/chat/completions` and returns the answer; never throws. Nothing but the key, the model and the messages goes out. No redirect is
 * followed, and at most a megabyte is read.
 */
export async function askModelo(
  { url, clave }: Pick<RedactorSettings, 'url' | 'clave'>,
  peticion: string,
  { ms, signal }: Limites,
): Promise<Vuelta> {
  try {
    const answer = await boundedFetch(ms)(`${url}/chat/completions`, {
      method: 'POST',
      signal,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(clave !== undefined && { authorization: `Bearer ${clave}` }),
      },
      body: peticion,
    });
    const cuerpo = storable(await answer.text());
    if (answer.ok) return { fallo: null, codigo_http: answer.status, cuerpo };
    return { fallo: REFUSED[answer.status] ?? 'rechazo', codigo_http: answer.status, cuerpo };
  } catch (error) {
    return { fallo: reasonOf(error, signal), codigo_http: null, cuerpo: null };
  }
}

function reasonOf(error: unknown, signal: AbortSignal): FalloRedaccion {
  if (signal.aborted) return 'interrumpida';
  const { name, code } = error as { readonly name?: unknown; readonly code?: unknown };
  if (name === 'TimeoutError') return 'lenta';
  // Of `boundedFetch`: more than is read.
  return code === 'ETIMEDOUT' ? 'larga' : 'inalcanzable';
}
