import { serialToDate } from 'hucre';
import type { SheetSource } from '../sheet-source.ts';
import { columnPlace } from '../columns.rules.ts';
import { SpreadsheetError, type SheetRow } from '../sheet.ts';
import type { SheetCell } from '../table.rules.ts';
import { numberText } from '../cell-text.ts';
import { GENERAL, type NumberFormat } from './number-format.ts';
import { type BookSheet, isTrue, openWorkbook, type Workbook } from '../workbook.ts';
import { attributesOf, scanXml, withEscapes } from './xml-scan.ts';
import { openArchive } from './zip-guard.ts';

/** Opens the sheets of a workbook. Throws `SpreadsheetError`. */
export function openXlsx(buffer: Buffer, { maxUnpacked }: { readonly maxUnpacked: number }): SheetSource[] {
  const book = openWorkbook(openArchive(buffer, maxUnpacked));
  return book.sheets.map((sheet) => ({ ...sheet, scan: (take) => scanSheet(sheet, book, take) }));
}

/** Size of a sheet. */
const MAX_ROWS = 1_048_576;
const MAX_COLUMNS = 16_384;

/** Row while it is read. */
interface DraftRow {
  readonly fila: number;
  readonly oculta: boolean;
  readonly celdas: SheetCell[];
  readonly formulas: number[];
  readonly muestras: Map<number, string>;
  readonly vistas: Map<number, () => { readonly muestra: string; readonly guarda: string } | undefined>;
  /** Place of its last cell, with a value or not. */
  last: number;
}

interface DraftCell {
  readonly place: number;
  readonly type: string;
  readonly style: number;
  text: string;
}

/** Reads a sheet row by row, in one pass; empty cells and rows are not kept. Returns which columns are hidden. */
function scanSheet({ part }: BookSheet, book: Workbook, take: (row: SheetRow) => void): (place: number) => boolean {
  const hidden: (readonly [from: number, to: number])[] = [];
  const within = new Set<string>();
  let last = 0;
  let row: DraftRow | undefined;
  let cell: DraftCell | undefined;
  const opened = new Map<string, (given: ReadonlyMap<string, string>) => void>(
    Object.entries({
      col: (given: ReadonlyMap<string, string>) => {
        if (within.has('cols') && isHidden(given, 'width')) hidden.push([Number(given.get('min')) - 1, Number(given.get('max')) - 1]);
      },
      row: (given: ReadonlyMap<string, string>) => {
        if (!within.has('sheetData')) return;
        last = placeWithin(given.has('r') ? Number(given.get('r')) : last + 1, MAX_ROWS);
        row = { fila: last, oculta: isHidden(given, 'ht'), celdas: [], formulas: [], muestras: new Map(), vistas: new Map(), last: -1 };
      },
      c: (given: ReadonlyMap<string, string>) => {
        if (!row) return;
        row.last = placeOf(given.get('r'), row);
        cell = { place: row.last, type: given.get('t') ?? 'n', style: Number(given.get('s') ?? 0), text: '' };
      },
      f: () => void (row && cell && row.formulas.push(cell.place)),
    }),
  );
  scanXml(part, {
    open: (name, written) => {
      within.add(name);
      opened.get(name)?.(attributesOf(written));
    },
    text: (text) => {
      if (cell && isContent(within)) cell.text += text;
    },
    close: (name) => {
      within.delete(name);
      if (name === 'c' && row && cell) {
        keep(row, cell, book);
        cell = undefined;
      }
      if (name === 'row' && row) {
        if (row.celdas.length > 0) take(toRow(row));
        row = undefined;
      }
    },
  });
  return (place) => hidden.some(([from, to]) => place >= from && place <= to);
}

/** The saved result, or a text within its cell without its reading. */
const isContent = (within: ReadonlySet<string>): boolean => within.has('v') || (within.has('is') && within.has('t') && !within.has('rPh'));

const isHidden = (given: ReadonlyMap<string, string>, size: string): boolean =>
  isTrue(given.get('hidden')) || (given.has(size) && Number(given.get(size)) === 0);

function placeWithin(place: number, most: number): number {
  if (!(place >= 1 && place <= most)) throw new SpreadsheetError('ilegible');
  return place;
}

const LETTERS = /^[A-Z]{1,4}/;

/** Returns the column of a cell from its reference, or behind the last one. */
function placeOf(reference: string | undefined, { last }: DraftRow): number {
  if (!reference) return placeWithin(last + 2, MAX_COLUMNS) - 1;
  const letters = LETTERS.exec(reference.toUpperCase())?.[0] ?? '';
  return placeWithin(columnPlace(letters) + 1, MAX_COLUMNS) - 1;
}

const toRow = ({ fila, oculta, celdas, formulas, muestras, vistas }: DraftRow): SheetRow => ({
  fila,
  celdas,
  ...(oculta && { oculta }),
  ...(formulas.length > 0 && { formulas }),
  ...(muestras.size > 0 && { muestras }),
  ...(vistas.size > 0 && { vistas }),
});

function keep(row: DraftRow, cell: DraftCell, book: Workbook): void {
  const value = valueOf(cell, book);
  if (value === null) return;
  while (row.celdas.length < cell.place) row.celdas.push(null);
  row.celdas[cell.place] = value;
  if (cell.type === 'n' && !Number.isNaN(Number(cell.text))) keepShown(row, cell, { value, format: book.formatOf(cell.style) });
}

/** Keeps how a format shows a number: the digits of a code, or what may be looked at. */
function keepShown(row: DraftRow, { place, text }: DraftCell, { value, format }: { value: SheetCell; format: NumberFormat }): void {
  const shown = value instanceof Date ? undefined : format.shown(Number(text));
  if (shown !== undefined) row.muestras.set(place, shown);
  else if (format.display !== GENERAL.display && !(value instanceof Date)) row.vistas.set(place, () => otherShown(Number(text), format));
}

function otherShown(value: number, { display }: NumberFormat) {
  const [muestra, guarda] = [display(value), numberText(value)];
  return muestra === undefined || muestra === guarda ? undefined : { muestra, guarda };
}

function valueOf({ type, style, text }: DraftCell, book: Workbook): SheetCell {
  if (type === 's') return textCell(book.texts[Number(text)] ?? '');
  if (type === 'b') return text === '' ? null : isTrue(text.toLowerCase());
  if (type === 'd') return dayCell(text);
  return type === 'n' ? numberCell(text, style, book) : textCell(withEscapes(text));
}

function numberCell(text: string, style: number, book: Workbook): SheetCell {
  const number = Number(text);
  if (text.trim() === '' || Number.isNaN(number)) return textCell(text);
  const { date, always } = book.formatOf(style);
  return date ? serialToDate(number, book.since1904) : (always(number) ?? number);
}

/** Trims a text; an empty one is an empty cell. */
export const textCell = (text: string): SheetCell => text.replaceAll(/\r\n?/g, '\n').trim() || null;

/** Reads a day as ISO 8601 writes it, without a zone. */
function dayCell(text: string): SheetCell {
  const date = new Date(/^\d{4}-\d\d-\d\dT[\d:.]+$/.test(text) ? `${text}Z` : text);
  return Number.isNaN(date.getTime()) ? textCell(text) : date;
}
