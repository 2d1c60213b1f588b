import { type api, type CuadroFila, type RequestOf, type ResponseOf } from '@portal/contract';
import * as repository from './cuadro.repository.ts';
import { REPORTES } from './reportes.service.ts';
import { freezeCuadros } from './use-cases/freeze-cuadros.ts';
import type { Context } from '../../core/context.ts';
import { done } from '../../core/http/done.ts';
import { sendFile } from '../../core/http/send-file.ts';
import { notFound } from '../../errors/errors.ts';
import { type Listing, RowStream } from '../../list/listing.ts';

type Calls = typeof api.reporte;
type Reply = Parameters<typeof sendFile>[0];

/** `GET /reporte/cuadro/sellst` (P113) */
export const listCuadros = (context: Context, { query }: RequestOf<Calls['cuadros']>): Promise<Listing<CuadroFila>> =>
  repository.listCuadros(context, query);

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

/** `POST /reporte/cuadro/verificar` (P113). Throws 404. */
export async function verifyCuadro(
  context: Context,
  { body }: RequestOf<Calls['verificarCuadro']>,
): Promise<ResponseOf<Calls['verificarCuadro']>> {
  const cuadro = await repository.findCuadro(context.db, body.id_cuadro);
  if (!cuadro) throw notFound('cuadro');
  const huella = await repository.computeHash(context.db, body.id_cuadro);
  const igual = huella === cuadro.huella;
  return { ...done(context, igual ? 'reporte.cuadro.igual' : 'reporte.cuadro.distinto', { fecha: cuadro.fecha }), igual, huella };
}

/** `POST /reporte/cuadro/ins` (P113) */
export async function freezeToday(context: Context): Promise<ResponseOf<Calls['congelar']>> {
  const { db, now, today, settings, user } = context;
  const cuadros = await freezeCuadros(db, { now, fecha: today, zona: settings.zona_horaria, idioma: settings.idioma, autor: user });
  return { ...done(context, 'reporte.cuadro.congelados', { cuadros }), cuadros };
}
