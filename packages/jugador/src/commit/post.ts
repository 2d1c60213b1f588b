import type { GuardadoJugador, GuardarBody, RechazoJugador } from '@portal/contract/paquete';
import type { Reply } from './queue.ts';
import { mapTexts, toWire } from './wire-text.ts';

/** Browsers carry 64 KiB of all such requests of a page beyond its end; headers count too. */
const KEPT_ALIVE = 60_000;
/** A body of 2 MB over a slow line. */
const PATIENCE = 120_000;

const REASONS = new Set<unknown>(['otra_ventana', 'vencido', 'anterior', 'ilegible'] satisfies RechazoJugador[]);

async function jsonOf(response: Response): Promise<Record<string, unknown>> {
  const value: unknown = await response.json().catch(() => null);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Reads an answer. A page of a hotel's network answers 200 too: it counts as a failure. */
async function replyOf(response: Response): Promise<Reply> {
  if (response.status === 413) return { kind: 'refused', reason: 'excede' };
  const answer = await jsonOf(response);
  if (response.ok && typeof answer['guardado'] === 'string') return { kind: 'saved', saved: answer as unknown as GuardadoJugador };
  const reason = answer['rechazo'];
  if (!response.ok && REASONS.has(reason)) return { kind: 'refused', reason: reason as RechazoJugador };
  return { kind: 'failed' };
}

const send = (body: string, keepalive: boolean) =>
  fetch('guardar', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive,
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE),
  });

/** Whether a body is sent though its page ends. */
export const outlivesPage = (body: string): boolean => body.length <= KEPT_ALIVE && new TextEncoder().encode(body).length <= KEPT_ALIVE;

/** Sends a commit; a small one outlives the page. */
export async function postCommit(commit: GuardarBody): Promise<Reply> {
  const body = JSON.stringify({ ...commit, cmi: mapTexts(commit.cmi, toWire) });
  try {
    // Several small ones at once may pass the limit together: then it is sent like any other.
    return await replyOf(await (outlivesPage(body) ? send(body, true).catch(() => send(body, false)) : send(body, false)));
  } catch {
    return { kind: 'failed' };
  }
}
