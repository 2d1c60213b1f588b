import { XLSX_TYPE } from '@portal/contract';
import type { Column } from '../table/column.ts';
import { dateText, exportedRows, type ExportTable, type SheetValue } from './cells.ts';

/** How a date looks in its cell, and the characters that it needs. */
const DATE_FORMATS = {
  day: { numFmt: 'dd/mm/yyyy', width: 12 },
  moment: { numFmt: 'dd/mm/yyyy hh:mm', width: 18 },
} as const;

function layoutOf<Row>({ date, header }: Column<Row>) {
  if (!date) return { autoWidth: true };
  const { numFmt, width } = DATE_FORMATS[date === 'moment' ? 'moment' : 'day'];
  return { numFmt, width: Math.max(width, header.length + 2) };
}

/** What a workbook would read as the escape of a character, `_x0041_`, is told from it. */
const literal = (cell: SheetValue): SheetValue => (typeof cell === 'string' ? cell.replaceAll(/_x[\da-f]{4}_/gi, '_x005F$&') : cell);

const headerOf = <Row>({ columns }: ExportTable<Row>): string[] => columns.map(({ header }) => header);

/** A workbook with one sheet: dates are dates, numbers numbers and codes texts (P41). */
export async function toXlsx<Row>(name: string, table: ExportTable<Row>): Promise<Blob> {
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({
    sheets: [
      {
        name: name.slice(0, 31),
        rows: [headerOf(table), ...exportedRows(table)].map((row) => row.map(literal)),
        columns: table.columns.map(layoutOf),
        freezePane: { rows: 1 },
      },
    ],
  });
  return new Blob([bytes as BlobPart], { type: XLSX_TYPE });
}

/** Semicolons and a byte order mark, as Excel in Spanish opens it; dates as dd/mm/yyyy (P41). */
export async function toCsv<Row>(table: ExportTable<Row>): Promise<Blob> {
  const { writeCsv } = await import('hucre/csv');
  const cells = exportedRows(table).map((row) => row.map((cell) => (cell instanceof Date ? dateText(cell) : cell)));
  const text = writeCsv([headerOf(table), ...cells], { delimiter: ';', bom: true });
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
}

/** Gives a file to the browser's downloads. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
