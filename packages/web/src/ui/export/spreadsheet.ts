import { columnValue, type CellValue, type Column } from '../table/column.ts';

/** A table as cells: header first. */
interface Sheet {
  readonly header: string[];
  readonly rows: CellValue[][];
}

function toSheet<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Sheet {
  return {
    header: columns.map((column) => column.header),
    rows: rows.map((row) => columns.map((column) => cellOf(column, columnValue(column, row) ?? null))),
  };
}

/** Days as dd/mm/yyyy, the way the screen shows them; an instant as its day in the portal's time zone (decision 21). */
function cellOf<Row>(column: Column<Row>, value: CellValue): CellValue {
  if (!column.date || typeof value !== 'string') return value;
  const instant = value.includes('T') ? new Date(value) : new Date(`${value}T12:00:00Z`);
  const timeZone = value.includes('T') ? 'America/Lima' : 'UTC';
  return new Intl.DateTimeFormat('es-PE', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }).format(instant);
}

/** Texts that a spreadsheet would run as a formula get an apostrophe in front (decision 41). */
const neutral = (value: CellValue): CellValue => (typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value);

/** A workbook with one sheet; numbers stay numbers, codes stay text. */
export async function toXlsx<Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]): Promise<Blob> {
  const { writeXlsx } = await import('hucre/xlsx');
  const { header, rows: cells } = toSheet(columns, rows);
  const bytes = await writeXlsx({
    sheets: [
      {
        name: name.slice(0, 31),
        rows: [header, ...cells.map((row) => row.map((value) => neutral(value) ?? null))],
        columns: header.map(() => ({ autoWidth: true })),
        freezePane: { rows: 1 },
      },
    ],
  });
  return new Blob([bytes as BlobPart], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
}

/** Semicolons and a byte order mark, as Excel in Spanish opens it (decision 41). */
export async function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Promise<Blob> {
  const { writeCsv } = await import('hucre/csv');
  const { header, rows: cells } = toSheet(columns, rows);
  const text = writeCsv([header, ...cells.map((row) => row.map((value) => value ?? null))], {
    delimiter: ';',
    bom: true,
    escapeFormulae: true,
  });
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
