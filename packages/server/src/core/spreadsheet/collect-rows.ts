import { columnLetter } from './columns.rules.ts';
import { SpreadsheetError, type SheetLimits, type SheetRow } from './sheet.ts';

/** Cells of all rows together, empty ones before the last of a row among them: they are what reading costs. */
const MAX_CELLS = 4_000_000;

/** Keeps rows within the limits of an import; what it hands over throws `SpreadsheetError`. */
export function collectRows(limits: SheetLimits): { readonly rows: SheetRow[]; readonly take: (row: SheetRow) => void } {
  const rows: SheetRow[] = [];
  let cells = 0;
  const take = (row: SheetRow): void => {
    if (rows.length === limits.maxRows) throw new SpreadsheetError('filas', { maximo: limits.maxRows - 1 });
    cells += row.celdas.length;
    if (cells > MAX_CELLS) throw new SpreadsheetError('celdas', { columna: columnLetter(row.celdas.length - 1) });
    requireShortCells(row, limits);
    rows.push(row);
  };
  return { rows, take };
}

function requireShortCells({ fila, celdas }: SheetRow, { maxCell }: SheetLimits): void {
  const place = celdas.findIndex((cell) => typeof cell === 'string' && cell.length > maxCell);
  if (place >= 0) throw new SpreadsheetError('celdaLarga', { celda: `${columnLetter(place)}${fila}`, maximo: maxCell });
}
