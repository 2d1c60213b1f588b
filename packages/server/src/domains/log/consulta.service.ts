import type { ListQuery, RequestOf } from '@portal/contract/core';
import type { logApi, LogFila } from '@portal/contract/log';
import { isCalendarDay, shortDay } from '@portal/messages';
import type { Context } from '../../core/context.ts';
import { dayIn, timeIn } from '../../core/day.ts';
import { notFound } from '../../errors/errors.ts';
import type { Listing } from '../../list/listing.ts';
import { mapListing } from '../../list/map-listing.ts';
import { cambiosOf, cambioText, referenciasOf } from './cambios.rules.ts';
import { findLog, listLog, type LogRow } from './log.repository.ts';
import { findNombres } from './nombres.repository.ts';

type Log = typeof logApi;

/** `GET /log/sellst`: entries of the scope, their changes in the words of the language of the call. */
export const listEvents = async (context: Context, { query }: RequestOf<Log['sellst']>): Promise<Listing<LogFila>> =>
  mapListing(await listLog(context.db, query, { scope: context.scope }), (rows) => worded(context, rows));

/** Lists the entries of the scope about a person, worded alike. */
export const listEventsOf = async (context: Context, id_usuario: number, query: ListQuery): Promise<Listing<LogFila>> =>
  mapListing(await listLog(context.db, query, { scope: context.scope, id_usuario }), (rows) => worded(context, rows));

/** `GET /log/sel/:id`. Throws 404 without the entry, and for one outside the scope. */
export async function getEvent(context: Context, { params }: RequestOf<Log['sel']>): Promise<LogFila> {
  const row = await findLog(context.db, params.id, context.scope);
  const [entry] = row ? await worded(context, [row]) : [];
  if (!entry) throw notFound('registro');
  return entry;
}

/** Words the changes of entries; reads all names that they mention in one statement. */
async function worded({ db, scope, texts, settings }: Context, rows: readonly LogRow[]): Promise<LogFila[]> {
  const nombres = await findNombres(db, rows.flatMap(referenciasOf), scope);
  const { zona_horaria: zone } = settings;
  const moment = (instant: Date) => {
    const day = dayIn(zone, instant);
    return isCalendarDay(day) ? `${shortDay(texts.language, day)} ${timeIn(zone, instant)}` : undefined;
  };
  return rows.map((row) => {
    const valores = cambiosOf(row, { texts, nombres, moment });
    return { ...row, valores, cambios: cambioText(valores, row.tipo, texts) };
  });
}
