import { ANIOS, type CeldasLeidas, type Column, type ImportColumn } from '@portal/contract/core';
import { message } from '@portal/messages';
import type { TableRow } from '../../spreadsheet/table.rules.ts';
import { isoOf, type Orden, ordenOf, proofOf, readDay, type WrittenDay } from './days.rules.ts';
import type { ReadCell } from './cell.rules.ts';

/** Data that decide how days are read. */
export interface DayChoice {
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** Order that a person chose for every column. */
  readonly orden?: Orden | undefined;
}

interface Columns {
  readonly columns: readonly ImportColumn[];
  readonly kinds: readonly (Column | undefined)[];
  readonly days: DayChoice;
}

interface DayColumn {
  readonly orden: Orden | 'mezcla';
  readonly ejemplo: string;
}

/** Decides the order of day and month by column (one row may prove it), and makes the readers of their cells. */
export function dayReader(
  rows: readonly TableRow[],
  { columns, kinds, days }: Columns,
): { readonly read: (place: number) => (text: string, row: TableRow) => ReadCell; readonly columnas: CeldasLeidas['fechas'] } {
  const thisYear = Number(days.today.slice(0, 4));
  const decided = columns.map((_column, place) => (kinds[place]?.kind === 'dia' ? decide(rows, { place, thisYear }) : undefined));
  const columnas = decided.flatMap((column, place) =>
    column && column.orden !== 'dia'
      ? [{ columna: columns[place]?.titulo ?? '', orden: days.orden ?? column.orden, ejemplo: column.ejemplo }]
      : [],
  );
  const read = (place: number) => {
    const columna = columns[place]?.titulo ?? '';
    const column = decided[place];
    const orden = days.orden ?? column?.orden ?? 'dia';
    return (text: string, row: TableRow): ReadCell => {
      const written = readDay(text, thisYear);
      if (!written) return { text };
      const isDate = row.fechas.includes(place);
      if (orden === 'mezcla' && !written.certain && !isDate && proofOf(written) === undefined)
        return { text, problem: message('importacion.celda.ordenMezclado', { columna, texto: text }) };
      // A date of the spreadsheet is written day first.
      const own = isDate ? 'dia' : (proofOf(written) ?? 'dia');
      const inMonths = orden === 'mes';
      return readWritten(written, { columna, text, orden: isDate || orden === 'mezcla' ? own : orden, days, isDate, inMonths });
    };
  };
  return { read, columnas };
}

function decide(rows: readonly TableRow[], { place, thisYear }: { readonly place: number; readonly thisYear: number }): DayColumn {
  const proofs = { dia: 0, mes: 0 };
  let ejemplo = '';
  for (const row of rows) {
    // A cell that holds a date is certain: the spreadsheet counted it.
    if (row.fechas.includes(place)) continue;
    const written = readDay(row.textos[place] ?? '', thisYear);
    const proof = written && proofOf(written);
    if (!proof) continue;
    proofs[proof] += 1;
    if (proof === 'mes' && ejemplo === '') ejemplo = row.textos[place] ?? '';
  }
  return { orden: ordenOf(proofs), ejemplo };
}

interface Written {
  readonly columna: string;
  readonly text: string;
  readonly orden: Orden;
  readonly days: DayChoice;
  readonly isDate: boolean;
  readonly inMonths: boolean;
}

/** Days outside of which one is looked at. */
const LIKELY_FROM = '1950-01-01';
const LIKELY_YEARS = 2;

function readWritten(written: WrittenDay, { columna, text, orden, days, isDate, inMonths }: Written): ReadCell {
  const iso = isoOf(written, orden);
  if (!iso) return { text };
  if (written.year < ANIOS[0] || written.year > ANIOS[1])
    return { text, problem: message('importacion.celda.diaImposible', { columna, texto: text, desde: ANIOS[0], hasta: ANIOS[1] }) };
  const leido = iso.split('-').toReversed().join('/');
  const latest = `${Number(days.today.slice(0, 4)) + LIKELY_YEARS}${days.today.slice(4)}`;
  const warnings = [
    ...(written.serial ? [message('importacion.celda.leida', { columna, texto: text, leido })] : []),
    ...(written.hour ? [message('importacion.celda.hora', { columna, texto: text })] : []),
    ...(iso < LIKELY_FROM || iso > latest ? [message('importacion.celda.diaRaro', { columna, texto: leido })] : []),
    ...(isDate && inMonths ? [message('importacion.celda.fechaAparte', { columna, texto: leido })] : []),
  ];
  return { text: leido, warnings };
}
