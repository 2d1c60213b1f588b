import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { EventoPantalla, logApi } from '@portal/contract/log';
import type { Context } from '../../core/context.ts';
import { done } from '../../core/http/answer/done.ts';
import { momentOf } from '../../core/late-moment.rules.ts';
import { failure } from '../../errors/errors.ts';
import type { Executor } from '../../db/executor.ts';
import type { Anotacion } from './anotar.repository.ts';
import { insertLimited, insertLog, insertLogs, insertRare, insertVisit, type NewLog } from './log.repository.ts';

/** Event for the activity log (P86). */
export interface LogEvent {
  /** Person concerned; null without one. */
  readonly id_usuario: number | null;
  /** Company of what it is about, if there is one without a person: an access that is limited to others does not see the entry. */
  readonly id_empresa?: number | null;
  /** Actor; without an id the portal itself. */
  readonly id_autor?: number | null;
  readonly usuario: string;
  readonly tabla: string;
  readonly tipo: string;
  /** Text that is stored unchanged; a sentence is worded by `portalTexts`. */
  readonly detalle?: string | null;
  readonly now: Date;
}

const toEntry = ({ id_usuario, id_empresa, id_autor = null, usuario, tabla, tipo, detalle = null, now }: LogEvent): NewLog => ({
  id_usuario,
  ...(id_empresa !== undefined && { id_empresa }),
  id_usuario_creacion: id_autor,
  usuario_creacion: usuario,
  tabla,
  tipo,
  detalle,
  fecha_creacion: now.toISOString(),
});

/** Appends one entry to the activity log, in the caller's transaction (P32). Returns its `id_log`. */
export const recordEvent = async (db: Executor, event: LogEvent): Promise<number> => insertLog(db, toEntry(event));

/** Appends several entries in one statement, in their order. */
export const recordEvents = async (db: Executor, events: readonly LogEvent[]): Promise<void> => insertLogs(db, events.map(toEntry));

/** Appends an entry that concerns nobody, at most one of its kind in `ms` milliseconds: what strangers do never fills the log. */
export const recordRare = (db: Executor, event: Omit<LogEvent, 'id_usuario'>, ms: number): Promise<void> =>
  insertRare(db, toEntry({ ...event, id_usuario: null }), new Date(event.now.getTime() - ms).toISOString());

/** Returns the values of an entry for `ANOTAR`. */
export const anotacionOf = (event: Omit<LogEvent, 'id_usuario' | 'id_empresa' | 'id_autor' | 'now'> & { id_autor: number }): Anotacion => ({
  id_autor: event.id_autor,
  usuario: event.usuario,
  log_tabla: event.tabla,
  log_tipo: event.tipo,
  log_detalle: event.detalle ?? null,
});

type Ins = typeof logApi.ins;

/** `tabla` of client events, so that nobody takes them for entries of the server. */
const PANTALLA = 'pantalla';

/** Screen events that one person may note in an hour: nobody can fill a log that nothing may empty. */
const EVENTS_AN_HOUR = 300;
const HOUR_MS = 60 * 60 * 1000;

/** `POST /log/ins`: appends a screen event of the caller, once for its moment; ignores the client's ids and table (P2, P32). Throws 429 for too many. */
export async function insertScreenEvent(context: Context, { body }: RequestOf<Ins>): Promise<ResponseOf<Ins>> {
  const { user, db } = context;
  const now = momentOf({ sent: body.fecha, now: context.now });
  const event = {
    id_usuario: user.id_usuario,
    id_autor: user.id_usuario,
    usuario: user.username,
    tabla: PANTALLA,
    tipo: body.tipo,
    detalle: body.detalle,
    now,
  };
  const since = new Date(now.getTime() - HOUR_MS).toISOString();
  const id_log = await insertLimited(db, toEntry(event), { most: EVENTS_AN_HOUR, since, once: body.fecha !== undefined });
  if (id_log === undefined) throw failure('demasiados_intentos', 'actividad.demasiados');
  return { ...done(context, 'registro.insertado'), id_log };
}

/** Time in which a screen opened again counts as the same visit. */
const VISIT_MS = 60_000;

/** Logs a screen that the caller opened (P86), once within a minute: a panel that loads again is one visit. A look as that person is none (P217). */
export async function recordScreen({ db, user, now }: Context, tipo: EventoPantalla): Promise<void> {
  if (user.vista) return;
  const entry = { id_usuario: user.id_usuario, usuario_creacion: user.username, tabla: PANTALLA, tipo, fecha_creacion: now.toISOString() };
  await insertVisit(db, entry, new Date(now.getTime() - VISIT_MS).toISOString());
}

/** Throws 405 for every caller: the log is append-only (P32). */
export async function refuseChange(): Promise<never> {
  throw failure('metodo_no_permitido', 'actividad.soloAnexado');
}
