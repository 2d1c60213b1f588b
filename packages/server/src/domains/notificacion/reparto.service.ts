import { chooseLanguage, loadTranslator, type Translator } from '@portal/messages';
import { dayIn, dayInWords, timeIn } from '../../core/day.ts';
import type { Executor } from '../../db/executor.ts';
import { findMarca } from '../configuracion/configuracion.public.ts';
import { type Resolve, sendEnvio } from '../webhook/webhook.public.ts';
import { claimPendientes, forgetEquipo, hasDue, postpone, queueRecordatorios, type Reclamada, settle } from './cola.repository.ts';
import { findVapid } from './notificacion.repository.ts';
import { encryptPush, newVapid, signVapid } from './push.crypto.ts';
import { hoursOfSilence, minutesAfter } from './silencio.rules.ts';

/** Dependencies of one run of the reminders to browsers. */
export interface Reparto {
  readonly clock: () => Date;
  readonly resolve: Resolve;
  /** Milliseconds for one attempt, everything included. */
  readonly attemptMs: number;
  readonly publicUrl: string;
  /** Ends the run: before the next reminders, and attempts under way. */
  readonly signal?: AbortSignal;
}

/** Reminders that are claimed and sent at once. */
const AT_ONCE = 16;
/** Time after which a run leaves the rest to the next one. */
const RUN_MS = 2 * 60_000;
/** Duration of a claim, far longer than an attempt. */
const CLAIM_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Minutes after which held reminders are looked at again. */
const HELD_MS = 10 * MINUTE_MS;
/** Time for which a push service keeps what it cannot deliver. */
const KEPT_SECONDS = 24 * 60 * 60;

/** Queues the own reminders among new rows of `recordatorio` for the browsers of their readers, in the caller's transaction. */
export const queueNotificaciones = (trx: Executor, ids: readonly number[], now: Date): Promise<void> =>
  queueRecordatorios(trx, ids, now.toISOString());

/** Returns whether a browser has something to show now. */
export const hasDueNotificaciones = (db: Executor, now: Date): Promise<boolean> => hasDue(db, now.toISOString());

/** Circumstances of a run. */
interface Corrida extends Reparto {
  readonly db: Executor;
  readonly vapid: string;
  readonly contacto: string;
  readonly hour: number;
  readonly idioma: string;
}

/**
 * Sends the due reminders to the push services of browsers (P294); returns how many were accepted. Several processes may run at once, each row is
 * claimed by one. A process that dies between the answer and its note sends a reminder again: it replaces the first by its tag.
 */
export async function deliverNotificaciones(db: Executor, reparto: Reparto): Promise<number> {
  const start = reparto.clock();
  const { zona_horaria, correo_contacto, idioma } = await findMarca(db);
  const vapid = await findVapid(db, newVapid);
  const contacto = correo_contacto ? `mailto:${correo_contacto}` : reparto.publicUrl;
  const corrida = { ...reparto, db, vapid, contacto, idioma, hour: Number.parseInt(timeIn(zona_horaria, start), 10) };
  let sent = 0;
  while (!reparto.signal?.aborted && reparto.clock().getTime() < start.getTime() + RUN_MS) {
    const now = reparto.clock();
    const until = new Date(now.getTime() + CLAIM_MS).toISOString();
    const claimed = await claimPendientes(db, { now: now.toISOString(), until, today: dayIn(zona_horaria, now), limit: AT_ONCE });
    if (!claimed.length) break;
    const results = await Promise.all(claimed.map((one) => deliverOne(corrida, one)));
    sent += results.filter(Boolean).length;
  }
  return sent;
}

/** Sends, postpones or drops claimed reminders; returns whether the push service took them. */
async function deliverOne(corrida: Corrida, one: Reclamada): Promise<boolean> {
  const { db, hour, clock } = corrida;
  const later = (milliseconds: number, intentos: number) =>
    postpone(db, one, { proximo_intento: new Date(clock().getTime() + milliseconds).toISOString(), intentos });
  if (!one.planes.length) await settle(db, one);
  else if (one.retenida) await later(HELD_MS, one.intentos - 1);
  else if (hoursOfSilence(one, hour) > 0) await later(untilHour(clock(), hoursOfSilence(one, hour)), one.intentos - 1);
  else return send(corrida, one, later);
  return false;
}

/** Milliseconds until the beginning of a later hour. */
const untilHour = (now: Date, hours: number): number => hours * HOUR_MS - (now.getTime() % HOUR_MS);

type Later = (milliseconds: number, intentos: number) => Promise<void>;

async function send(corrida: Corrida, one: Reclamada, later: Later): Promise<boolean> {
  const { db, resolve, signal, attemptMs } = corrida;
  const limits = [AbortSignal.timeout(attemptMs), ...(signal ? [signal] : [])];
  const { codigo_http } = await sendEnvio(await envioOf(corrida, one), { resolve, signal: AbortSignal.any(limits) });
  const accepted = codigo_http !== null && codigo_http >= 200 && codigo_http < 300;
  const minutes = minutesAfter(one.intentos);
  if (accepted) await settle(db, one);
  else if (codigo_http === 404 || codigo_http === 410) await forgetEquipo(db, one.id_notificacion_equipo);
  else if (signal?.aborted) await later(0, one.intentos - 1);
  else if (minutes === undefined) await settle(db, one);
  else await later(minutes * MINUTE_MS, one.intentos);
  return accepted;
}

/** Builds the encrypted request to the push service of a browser. */
async function envioOf({ vapid, contacto, clock, idioma }: Corrida, one: Reclamada) {
  const texts = await loadTranslator(chooseLanguage([one.idioma ?? idioma]));
  const headers = {
    authorization: await signVapid({ vapid, contacto, direccion: one.direccion, now: clock() }),
    'content-type': 'application/octet-stream',
    'content-encoding': 'aes128gcm',
    ttl: String(KEPT_SECONDS),
    urgency: 'normal',
    topic: `recordatorio-${one.fecha}`,
  };
  return { direccion: one.direccion, headers, cuerpo: encryptPush(JSON.stringify(messageOf(texts, one)), one) };
}

/** Longest title of a plan in a notification; a message has room for 4 kB. */
const TITLE_LENGTH = 150;

/** Builds the notification, with the page that it opens, relative to the portal. */
function messageOf(texts: Translator, { planes, fecha }: Reclamada) {
  const [first] = planes;
  const { plan, id_planestudio, fecha_fin, pendientes } = first!;
  const valores = { plan: Array.from(plan).slice(0, TITLE_LENGTH).join(''), fecha: dayInWords(texts.language, fecha_fin) };
  return planes.length === 1
    ? {
        titulo: texts.text('notificacion.uno', valores),
        texto: texts.text('notificacion.unoTexto', { ...valores, temas: pendientes }),
        direccion: `planfin?id=${id_planestudio}`,
        etiqueta: fecha,
      }
    : {
        titulo: texts.text('notificacion.varios', { planes: planes.length }),
        texto: texts.text('notificacion.variosTexto', valores),
        direccion: 'dashboardtema',
        etiqueta: fecha,
      };
}
