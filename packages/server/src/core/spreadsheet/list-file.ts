import { type AnyList, columnNames, columnOf, type ExportFormat, type ListQuery, PDF_FILAS } from '@portal/contract/core';
import { columnHeader, optionLabel, type Translator } from '@portal/messages';
import { type OpenRows, Page, RowStream } from '../../list/listing.ts';
import { failure } from '../../errors/errors.ts';
import type { PdfAbout } from './pdf-rows.ts';
import type { FileColumn } from './file-column.ts';
import { WRITERS } from './write-rows.ts';

/** Rows of a file below its header; those of a sheet are limited by Excel, those of a PDF by what people read. */
const MAX_ROWS: Record<ExportFormat, number> = { xlsx: 1_048_575, csv: Number.POSITIVE_INFINITY, pdf: PDF_FILAS };
const TOO_MANY = { xlsx: 'llamada.filasExcel', csv: 'llamada.filasExcel', pdf: 'pdf.demasiadas' } as const;

/** Parameters of a file of a list besides its rows. */
export interface FileRequest {
  readonly list: AnyList;
  readonly format: ExportFormat;
  /** Names separated by commas; by default every shown column. */
  readonly columnas: ListQuery['columnas'];
  /** IANA name of the portal's time zone. */
  readonly zone: string;
  readonly texts: Translator;
  /** Head and foot of a PDF; no other format needs it. */
  readonly about?: PdfAbout | undefined;
}

/** File while it is written: number of rows, and its bytes. */
export interface ListFile {
  readonly total: number;
  readonly file: ReadableStream<Uint8Array>;
  /** Returns the number of rows written so far. */
  readonly rows: () => number;
}

/** Opens the rows of an answer as xlsx or CSV (P36, P41, P88): the file of an export and of a mail. */
export async function openListFile(answer: unknown, { list, format, columnas, zone, texts, about }: FileRequest): Promise<ListFile> {
  const { total, batches } = await openRows(answer);
  if (total > MAX_ROWS[format]) throw failure('demasiadas_filas', TOO_MANY[format], { total, maximo: MAX_ROWS[format] });
  let written = 0;
  const file = WRITERS[format]({
    name: list.files.xlsx,
    columns: fileColumns(list, { columnas, texts, headers: answer instanceof RowStream ? answer.headers : {} }),
    batches: counted(batches, (count) => (written += count)),
    form: { zone, label: (column, value) => optionLabel(texts, column, value) },
    document: about && { about, texts, total },
  });
  return { total, file, rows: () => written };
}

/** Counts the rows of each batch once they are written. */
async function* counted(batches: AsyncIterable<unknown[]>, count: (rows: number) => void): AsyncGenerator<unknown[]> {
  for await (const batch of batches) {
    yield batch;
    count(batch.length);
  }
}

/** Opens the rows of an answer; a `Page` or an array is one batch. */
function openRows(answer: unknown): Promise<OpenRows<unknown>> {
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
  const names = columnas ? columnNames(columnas) : everyName(list, Object.keys(headers));
  return names.flatMap((name) => {
    const column = columnOf(list.columns, name);
    return column ? [{ name, column, header: headers[name] ?? columnHeader(texts, list, name) }] : [];
  });
}

/** Returns the names of all columns that a list shows; dynamic ones, which only the headers name, take the place of their `eachColumn`. */
const everyName = ({ columns }: AnyList, headers: readonly string[]): string[] =>
  Object.entries(columns).flatMap(([name, { kind, each }]) => {
    if (each) return headers.filter((header) => header.startsWith(`${name}.`));
    return kind === 'dato' ? [] : [name];
  });
