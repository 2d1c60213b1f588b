import { type CeldasLeidas, type Column, type ImportColumn, limpiarTexto, unaLinea } from '@portal/contract/core';
import { compactarDocumento } from '@portal/contract/usuario';
import { message, type Message } from '@portal/messages';
import type { TableRow } from '../../spreadsheet/table.rules.ts';
import type { MendedRow } from '../mended-cells.rules.ts';
import { dayReader, type DayChoice } from './day-columns.rules.ts';
import type { ReadCell } from './cell.rules.ts';
import { brokenLetters, hasLostLetter, isNothing, isShortened, withoutDecimals } from './words.rules.ts';

/** Row with its cells read: its texts, and the findings by the place of the column. */
export interface ReadCells extends MendedRow {
  readonly faults: ReadonlyMap<number, Message>;
  readonly notes: readonly Message[];
}

/** Columns of a file and how their cells are read. */
export interface Cells {
  readonly columns: readonly ImportColumn[];
  /** Columns of the fields, in the same order. */
  readonly kinds: readonly (Column | undefined)[];
  readonly padron: boolean;
  readonly days: DayChoice;
}

/** Texts of a column that a review quotes. */
const QUOTED = 5;

/** Reads the cells of all rows: the form of texts, words for nothing, days by their columns, codes that lost digits, broken letters. */
export function readCells(
  rows: readonly MendedRow[],
  cells: Cells,
): { readonly rows: readonly ReadCells[]; readonly celdas: CeldasLeidas } {
  const { columns, kinds, days } = cells;
  const empty = columns.map(() => ({ filas: 0, textos: new Set<string>() }));
  const clean = rows.map((row) => ({
    ...row,
    textos: row.textos.map((text) => (cells.padron ? unaLinea(text) : limpiarTexto(text).trim())),
  }));
  const filled = clean.map((row) => ({
    ...row,
    textos: row.textos.map((text, place) => {
      if (!cells.padron || !isNothing(text, columns[place]?.clase === 'nombre')) return text;
      const found = empty[place];
      if (found) found.filas += 1;
      if (found && found.textos.size < QUOTED) found.textos.add(text);
      return '';
    }),
  }));
  const reader = dayReader(filled, { columns, kinds, days });
  const readers = columns.map((column, place) =>
    kinds[place]?.kind === 'dia' ? reader.read(place) : readerOf(column, kinds[place]?.kind, cells.padron),
  );
  const read = filled.map((row) => readRow(row, readers)).map((row) => withShown(row, columns));
  const formulas = clean.flatMap((row) => row.formulas.map((place) => row.textos[place] !== ''));
  return {
    rows: read,
    celdas: {
      rellenos: empty.flatMap(({ filas, textos }, place) =>
        filas > 0 ? [{ columna: columns[place]?.titulo ?? '', filas, textos: [...textos] }] : [],
      ),
      formulas: formulas.filter(Boolean).length,
      formulas_vacias: formulas.filter((filledIn) => !filledIn).length,
      fechas: reader.columnas,
    },
  };
}

function readRow(row: MendedRow, readers: readonly ((text: string, row: TableRow) => ReadCell)[]): ReadCells {
  const faults = new Map<number, Message>();
  const notes: Message[] = [];
  const textos = row.textos.map((text, place) => {
    if (text === '') return text;
    const { text: read, problem, warnings = [] } = readers[place]?.(text, row) ?? { text };
    if (problem) faults.set(place, problem);
    notes.push(...warnings);
    return read;
  });
  return { ...row, textos, faults, notes };
}

/** Adds a note for each cell that shows another text than the number that was read. */
function withShown(row: ReadCells, columns: readonly ImportColumn[]): ReadCells {
  if (!row.vistas?.length) return row;
  const told = row.vistas.flatMap(({ lugar, muestra, guarda }) => {
    const leido = row.textos[lugar] ?? '';
    if (leido === '') return [];
    return [message('importacion.celda.formato', { columna: columns[lugar]?.titulo ?? '', muestra, guarda, leido })];
  });
  return { ...row, notes: [...row.notes, ...told] };
}

/** Makes the reader of a column of texts. */
function readerOf({ titulo: columna, clase }: ImportColumn, kind: Column['kind'] | undefined, padron: boolean): (text: string) => ReadCell {
  return (text) => {
    if (kind === 'codigo' && isShortened(text)) return { text, problem: message('importacion.celda.abreviada', { columna, texto: text }) };
    if (clase === 'codigo' || clase === 'documento') return readCode(text, { columna, clase });
    return readLetters(text, { columna, clase, padron });
  };
}

interface Letters {
  readonly columna: string;
  readonly clase: ImportColumn['clase'];
  readonly padron: boolean;
}

function readLetters(text: string, { columna, clase, padron }: Letters): ReadCell {
  const broken = brokenLetters(text);
  if (!broken || (!padron && !hasLostLetter(text))) return { text };
  const { likely } = broken;
  const said = likely
    ? message('importacion.celda.letraProbable', { columna, texto: text, probable: likely })
    : message('importacion.celda.letraPerdida', { columna, texto: text });
  return clase === 'nombre' || hasLostLetter(text) ? { text, problem: said } : { text, warnings: [said] };
}

function readCode(text: string, { columna, clase }: { readonly columna: string; readonly clase: 'codigo' | 'documento' }): ReadCell {
  if (hasLostLetter(text)) return { text, problem: message('importacion.celda.letraPerdida', { columna, texto: text }) };
  const whole = withoutDecimals(text);
  const leido = clase === 'documento' ? compactarDocumento(whole) : whole;
  return leido === text || leido === text.toUpperCase()
    ? { text: leido }
    : { text: leido, warnings: [message('importacion.celda.leida', { columna, texto: text, leido })] };
}
