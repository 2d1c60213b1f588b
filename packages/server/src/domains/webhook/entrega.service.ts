import type { Executor } from '../../db/executor.ts';
import { bringForward, claimEntrega, deleteEntregas, findDueWebhooks, type Reclamada, saveOutcome } from './entrega.repository.ts';
import { signaturesOf } from './firma.crypto.ts';
import { sendEnvio } from './gateways/envio.ts';
import type { Resolve } from './gateways/resolver.ts';
import { isGone, LONGEST_WAIT_MS, type Respuesta, resultOf } from './reintento.rules.ts';
import { switchOff } from './webhook.repository.ts';

/** Dependencies of one run of the webhooks. */
export interface Reparto {
  readonly clock: () => Date;
  readonly resolve: Resolve;
  /** Milliseconds for one attempt, everything included. */
  readonly attemptMs: number;
  /** Most events for one webhook in this run. */
  readonly limit: number;
  /** Ends the run: before the next event, and attempts under way. */
  readonly signal?: AbortSignal;
}

/** Webhooks that are served at once: a silent one delays those that share its place by one attempt at most. */
const AT_ONCE = 8;

/** Time after which a turn ends: a receiver that lets each answer last does not hold its place. */
const TURN_MS = 30_000;

/** Duration of a claim, far longer than an attempt. */
const CLAIM_MS = 5 * 60_000;

/** Age at which events go, delivered or not. */
const KEPT_MS = 90 * 24 * 60 * 60_000;

/** Returns whether a webhook has a due event. */
export const hasDueEntregas = async (db: Executor, now: Date): Promise<boolean> =>
  (await findDueWebhooks(db, now.toISOString())).length > 0;

/** Deletes old events (P157). */
export const forgetEntregas = (db: Executor, now: Date): Promise<void> =>
  deleteEntregas(db, new Date(now.getTime() - KEPT_MS).toISOString());

/** Makes events due that a clock which ran ahead postponed: since it was set back they would wait as long as it was ahead. */
export const resumeEntregas = (db: Executor, now: Date): Promise<void> =>
  bringForward(db, { now: now.toISOString(), latest: new Date(now.getTime() + LONGEST_WAIT_MS).toISOString() });

/**
 * Sends due events, those of one webhook one after another, several webhooks at once; returns how many arrived. Several processes may run at once, each
 * event is claimed by one. A crash after the receiver's answer sends the event again with the same id. The first failure ends the turn of its
 * webhook, so that a receiver that is down costs one attempt in a run.
 */
export async function deliverEntregas(db: Executor, reparto: Reparto): Promise<number> {
  const waiting = await findDueWebhooks(db, reparto.clock().toISOString());
  const arrived: number[] = [];
  const serve = async () => {
    for (let id = waiting.shift(); id !== undefined && !reparto.signal?.aborted; id = waiting.shift())
      arrived.push(await deliverTo(db, reparto, id));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, serve));
  return arrived.reduce((sum, count) => sum + count, 0);
}

async function deliverTo(db: Executor, reparto: Reparto, id_webhook: number): Promise<number> {
  const end = reparto.clock().getTime() + TURN_MS;
  for (let count = 0; count < reparto.limit; count += 1) {
    const now = reparto.clock();
    if (reparto.signal?.aborted || now.getTime() >= end) return count;
    const claim = { id_webhook, now: now.toISOString(), until: new Date(now.getTime() + CLAIM_MS).toISOString() };
    const entrega = await claimEntrega(db, claim);
    if (!entrega || !(await deliverOne(db, reparto, { entrega, id_webhook }))) return count;
  }
  return reparto.limit;
}

/** Sends one claimed event; returns whether it arrived. An attempt that the end of the process broke off leaves its claim, which expires. */
async function deliverOne(
  db: Executor,
  reparto: Reparto,
  { entrega, id_webhook }: { readonly entrega: Reclamada; readonly id_webhook: number },
): Promise<boolean> {
  const limits = [AbortSignal.timeout(reparto.attemptMs), ...(reparto.signal ? [reparto.signal] : [])];
  const answer = await sendEnvio(envioOf(entrega, reparto.clock()), { resolve: reparto.resolve, signal: AbortSignal.any(limits) });
  if (reparto.signal?.aborted && answer.codigo_http === null) return false;
  await recordAnswer(db, entrega, { answer, now: reparto.clock() });
  if (isGone(answer)) await switchOff(db, id_webhook, reparto.clock().toISOString());
  return resultOf(answer, entrega.intentos).estado === 'entregado';
}

async function recordAnswer(db: Executor, entrega: Reclamada, { answer, now }: { readonly answer: Respuesta; readonly now: Date }) {
  const result = resultOf(answer, entrega.intentos);
  const next = new Date(now.getTime() + ('after' in result ? result.after : 0));
  await saveOutcome(db, entrega, { ...answer, estado: result.estado, now: now.toISOString(), proximo_intento: next.toISOString() });
}

/** Signs an event as Standard Webhooks asks. */
function envioOf({ evento, cuerpo, direccion, secreto, secreto_anterior }: Reclamada, now: Date) {
  const seconds = Math.floor(now.getTime() / 1000);
  const secretos = [secreto, ...(secreto_anterior === null ? [] : [secreto_anterior])];
  const headers = {
    'webhook-id': evento,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signaturesOf(secretos, { evento, seconds, cuerpo }),
    'user-agent': 'portal-capacitacion',
  };
  return { direccion, cuerpo, headers };
}
