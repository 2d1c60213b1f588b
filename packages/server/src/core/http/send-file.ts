import { Readable } from 'node:stream';
import { type AnyList, columnNames, columnOf, type ExportFormat, type ListQuery, shownColumns, TOTAL_HEADER } from '@portal/contract';
import { columnHeader, optionLabel, type Translator } from '@portal/messages';
import type { FastifyReply } from 'fastify';
import { type OpenRows, Page, RowStream } from '../../list/listing.ts';
import { failure } from '../../errors/errors.ts';
import { type FileColumn, MEDIA_TYPES, WRITERS } from '../spreadsheet/write-rows.ts';

/** Rows of a file below its header; those of a sheet are limited by Excel. */
const MAX_ROWS: Record<ExportFormat, number> = { xlsx: 1_048_575, csv: Number.POSITIVE_INFINITY };

/** Parameters of an export besides its rows. */
export interface FileRequest {
  readonly list: AnyList;
  readonly format: ExportFormat;
  /** Names separated by commas; by default every shown column. */
  readonly columnas: ListQuery['columnas'];
  /** IANA name of the portal's time zone. */
  readonly zone: string;
  readonly texts: Translator;
}

/**
 * Streams a list as xlsx or CSV (P36, P41, P88), with the number of rows in the header `x-total-count`. A failure before the first byte
 * is an ordinary error response; a later one destroys the connection, so that no client takes a part for the whole file.
 */
export async function sendFile(
  reply: FastifyReply,
  answer: unknown,
  { list, format, columnas, zone, texts }: FileRequest,
): Promise<unknown> {
  const { total, batches } = await open(answer);
  if (total > MAX_ROWS[format]) throw failure('demasiadas_filas', 'llamada.filasExcel', { total, maximo: MAX_ROWS[format] });
  const file = WRITERS[format]({
    name: list.files.xlsx,
    columns: fileColumns(list, { columnas, texts, headers: answer instanceof RowStream ? answer.headers : {} }),
    batches,
    form: { zone, label: (column, value) => optionLabel(texts, column, value) },
  });
  reply.header(TOTAL_HEADER, total).header('content-disposition', `attachment; filename="${list.files[format]}.${format}"`);
  reply.type(MEDIA_TYPES[format]);
  return Readable.fromWeb(file);
}

/** Opens the rows of an answer; a `Page` or an array is one batch. */
function open(answer: unknown): Promise<OpenRows<unknown>> {
  if (answer instanceof RowStream) return answer.open();
  const rows: unknown[] = answer instanceof Page ? answer.rows : Array.isArray(answer) ? answer : [];
  return Promise.resolve({ total: rows.length, batches: oneBatch(rows) });
}

async function* oneBatch(rows: unknown[]): AsyncGenerator<unknown[]> {
  if (rows.length > 0) yield rows;
}

interface Wanted {
  readonly columnas: ListQuery['columnas'];
  readonly texts: Translator;
  readonly headers: Readonly<Record<string, string>>;
}

function fileColumns(list: AnyList, { columnas, texts, headers }: Wanted): FileColumn[] {
  const names = columnas ? columnNames(columnas) : [...shownColumns(list.columns).map(([name]) => name), ...Object.keys(headers)];
  return names.flatMap((name) => {
    const column = columnOf(list.columns, name);
    return column ? [{ name, column, header: headers[name] ?? columnHeader(texts, list, name) }] : [];
  });
}
