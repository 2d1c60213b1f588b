import type { ImportCalls, ImportTypes, RequestOf, ResponseOf } from '@portal/contract/core';
import type { FastifyReply } from 'fastify';
import { columnHeader, importTitle } from '@portal/messages';
import { type Context, instantOf } from '../context.ts';
import { sendFile } from '../http/answer/send-file.ts';
import type { Listing } from '../../list/listing.ts';
import * as lists from './importacion-lists.repository.ts';
import { findImportacion } from './importacion.repository.ts';
import type { Importer } from './importer.ts';
import { requireOwn } from './require-own.ts';

type Filas<T extends ImportTypes> = ImportCalls<T>['importarFilas'];
type Row<T extends ImportTypes> = ResponseOf<Filas<T>>[number];

/** Handles `GET /<domain>/importar/filas/:id`. Errors: 404, 403 for somebody else's file. */
export async function listFilas<T extends ImportTypes, Data extends object>(
  { definition }: Importer<T, Data>,
  context: Context,
  { params, query }: RequestOf<Filas<T>>,
): Promise<Listing<Row<T>>> {
  await requireOwnFile(context, definition.domain, params.id);
  return lists.findFilas(context.db, definition, { id: params.id, list: query });
}

const requireOwnFile = async (context: Context, tipo: string, id: number): Promise<void> =>
  requireOwn(context, await findImportacion(context.db, { id, tipo, now: instantOf(context) }));

/**
 * Streams the refused rows as a workbook: their cells under the headers that the import reads, so that the mended file can be sent again,
 * then the number of each row and its reasons. Errors: 404, 403 for somebody else's file.
 */
export async function sendRechazadas<T extends ImportTypes, Data extends object>(
  { definition }: Importer<T, Data>,
  context: Context,
  { id, reply }: { readonly id: number; readonly reply: FastifyReply },
): Promise<unknown> {
  await requireOwnFile(context, definition.domain, id);
  const { rows } = definition;
  const filled = await lists.findFilled(context.db, id);
  const columns = definition.columns.filter(({ campo, siLlena }) => !siLlena || filled.has(campo));
  const found = Object.fromEntries(FOUND.map((name) => [name, columnHeader(context.texts, rows, name)]));
  const list = { tamano: 1, filtro: { estado: 'rechazada' } };
  const headers = { ...Object.fromEntries(columns.map((column) => [column.campo, importTitle(context.texts, rows, column)])), ...found };
  return sendFile(reply, await lists.findFilas(context.db, definition, { id, list, headers }), {
    list: rows,
    format: 'xlsx',
    columnas: Object.keys(headers).join(','),
    zone: context.settings.zona_horaria,
    texts: context.texts,
  });
}

/** Columns beside those of the file. */
const FOUND = ['hoja', 'fila', 'error'];
