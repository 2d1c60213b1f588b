import { type RequestOf, type ResponseOf, validate } from '@portal/contract/core';
import type { ComparacionFila, CuadroFila, reporteApi } from '@portal/contract/reporte';
import { columnHeader, shortDay } from '@portal/messages';
import { listComparacion } from './comparacion.repository.ts';
import { cotejoOf } from './comparacion.rules.ts';
import * as repository from './cuadro.repository.ts';
import { REPORTES } from '../reportes.service.ts';
import { freezeCuadros, isLastOfMonth } from '../use-cases/freeze-cuadros.ts';
import type { Context } from '../../../core/context.ts';
import { timeIn } from '../../../core/day.ts';
import { done } from '../../../core/http/answer/done.ts';
import { sendFile } from '../../../core/http/answer/send-file.ts';
import type { OwnAbout } from '../../../core/spreadsheet/pdf-rows.ts';
import { failure, invalid, notFound } from '../../../errors/errors.ts';
import { type Listing, RowStream } from '../../../list/listing.ts';

type Calls = typeof reporteApi;
type Reply = Parameters<typeof sendFile>[0];

/** `GET /reporte/cuadro/sellst` (P113) */
export const listCuadros = (context: Context, { query }: RequestOf<Calls['cuadros']>): Promise<Listing<CuadroFila>> =>
  repository.listCuadros(context, query);

/** `GET /reporte/cuadro/sel/:id` (P113). Throws 404. */
export async function findCuadro(context: Context, { params }: RequestOf<Calls['cuadro']>): Promise<ResponseOf<Calls['cuadro']>> {
  const cabeza = await repository.findCabeza(context, params.id);
  if (!cabeza) throw notFound('cuadro');
  return cabeza;
}

/** `POST /reporte/cuadro/filas` (P113). Throws 404, and 400 for an order or filter that the list of the report does not have. */
export async function listFilas(context: Context, { body }: RequestOf<Calls['cuadroFilas']>): Promise<ResponseOf<Calls['cuadroFilas']>> {
  const { id_cuadro: id, ...asked } = body;
  const cuadro = await repository.findCuadro(context.db, id);
  if (!cuadro) throw notFound('cuadro');
  const { list: definition } = REPORTES[cuadro.informe];
  const { data, issues } = validate(definition.query, asked);
  if (!data) throw invalid(Object.keys(issues)[0] ?? 'filtro', 'validacion.opcion');
  const { rows, total } = await repository.pageFilas(context, { id, definition, list: data });
  return { total, filas: rows as Record<string, unknown>[] };
}

/** `GET /reporte/cuadro/archivo/:id`: streams the rows of the caller's companies as a workbook. Throws 404. */
export async function sendCuadro(context: Context, { params }: RequestOf<Calls['cuadroArchivo']>, reply: Reply): Promise<unknown> {
  const cuadro = await repository.findCuadro(context.db, params.id);
  if (!cuadro) throw notFound('cuadro');
  const rows = new RowStream(() => repository.openFilas(context, params.id), cuadro.columnas);
  const { list } = REPORTES[cuadro.informe];
  const named = { ...list, files: { csv: list.files.csv, xlsx: `${list.files.xlsx}_${cuadro.fecha}` } };
  const { texts, settings } = context;
  return sendFile(reply, rows, { list: named, format: 'xlsx', columnas: undefined, zone: settings.zona_horaria, texts });
}

/** Finds a cuadro that the caller sees. Throws 404. */
async function seen(context: Context, id: number): Promise<repository.Cuadro> {
  const [cabeza, cuadro] = [await repository.findCabeza(context, id), await repository.findCuadro(context.db, id)];
  if (!cabeza || !cuadro) throw notFound('cuadro');
  return cuadro;
}

/** `GET /reporte/cuadro/comparar/:antes/:ahora` (P257). Throws 404, and 400 for cuadros of different reports or plans. */
export async function compareCuadros(
  context: Context,
  { params, query }: RequestOf<Calls['compararCuadros']>,
): Promise<Listing<ComparacionFila>> {
  const [antes, ahora] = [await seen(context, params.antes), await seen(context, params.ahora)];
  const same = antes.informe === ahora.informe && antes.id_planestudio === ahora.id_planestudio;
  if (!same) throw invalid('ahora', 'reporte.cuadro.otroInforme');
  const { list } = REPORTES[ahora.informe];
  const titleOf = (name: string) => columnHeader(context.texts, list, name);
  const cotejo = cotejoOf(ahora.informe, { list, titleOf, columnas: { ...antes.columnas, ...ahora.columnas } });
  return listComparacion(context, { ...cotejo, ...params }, query);
}

/** PDF of the same list: report and days. */
export async function aboutComparacion(
  context: Context,
  { params }: Pick<RequestOf<Calls['compararCuadros']>, 'params'>,
): Promise<OwnAbout> {
  const [antes, ahora] = [await seen(context, params.antes), await seen(context, params.ahora)];
  const { text, language } = context.texts;
  const fechas = { antes: shortDay(language, antes.fecha), ahora: shortDay(language, ahora.fecha) };
  return { facts: [text(`comun.opciones.informeCuadro.${ahora.informe}`), text('reporte.cuadro.comparados', fechas)] };
}

/** `POST /reporte/cuadro/verificar` (P113). Throws 404. */
export async function verifyCuadro(
  context: Context,
  { body }: RequestOf<Calls['verificarCuadro']>,
): Promise<ResponseOf<Calls['verificarCuadro']>> {
  const cuadro = await repository.findCuadro(context.db, body.id_cuadro);
  if (!cuadro) throw notFound('cuadro');
  const huella = await repository.computeHash(context.db, body.id_cuadro);
  const igual = huella === cuadro.huella;
  const fecha = shortDay(context.texts.language, cuadro.fecha);
  return { ...done(context, igual ? 'reporte.cuadro.igual' : 'reporte.cuadro.distinto', { fecha }), igual, huella };
}

/** `POST /reporte/cuadro/ins` (P113). Throws 409 on the last day of a month: its cuadros are made when it is over. */
export async function freezeToday(context: Context): Promise<ResponseOf<Calls['congelar']>> {
  const { db, now, today, settings, user } = context;
  if (isLastOfMonth(today)) throw failure('conflicto', 'reporte.cuadro.finDeMes');
  const { anteriores, desde } = await repository.countOfDay(db, today);
  const cuadros = await freezeCuadros(db, { now, fecha: today, zona: settings.zona_horaria, idioma: settings.idioma, autor: user });
  const hora = desde ? timeIn(settings.zona_horaria, new Date(desde)) : '';
  return { ...done(context, 'reporte.cuadro.congelados', { cuadros, anteriores, hora }), cuadros, anteriores };
}
