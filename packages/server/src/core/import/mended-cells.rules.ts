import { type Enmendada, type ImportColumn, limpiarTexto } from '@portal/contract/core';
import type { TableRow } from '../spreadsheet/table.rules.ts';
import { type Enmienda, type EnmiendasDeFila, storable } from './rows.rules.ts';

/** Row of a file; some of its cells may be mended. */
export interface MendedRow extends TableRow {
  readonly enmiendas?: EnmiendasDeFila;
}

interface Mending {
  readonly columns: readonly ImportColumn[];
  /** Name of the sheet that was read, when it is one alone. */
  readonly hoja: string | null;
  /** Cells that earlier reviews of the file mended: they hold where the file still has the text that they replaced. */
  readonly antes: readonly Enmienda[];
  readonly pedida: Enmendada | undefined;
}

export interface Mended {
  readonly rows: readonly MendedRow[];
  readonly enmiendas: readonly Enmienda[];
  /** The row to mend is among those that were read. */
  readonly found: boolean;
}

/** Puts mended cells in the place of those of the file, before anything is read of them. */
export function mendRows(rows: readonly TableRow[], mending: Mending): Mended {
  const { antes, pedida, hoja } = mending;
  if (antes.length === 0 && !pedida) return { rows, enmiendas: [], found: true };
  const wanted = new Map<string, Map<string, Wanted>>();
  const want = (place: string, campo: string, one: Wanted) => {
    const cells = wanted.get(place) ?? new Map<string, Wanted>();
    wanted.set(place, cells.set(campo, one));
  };
  for (const { enmienda: text, archivo, ...each } of antes) want(placeOf(each), each.campo, { text, archivo });
  const asked = pedida && placeOf({ hoja: pedida.hoja ?? hoja, fila: pedida.fila });
  for (const [campo, text] of Object.entries(pedida?.celdas ?? {})) want(asked ?? '', campo, { text });
  const enmiendas: Enmienda[] = [];
  let found = !pedida;
  const mended = rows.map((row) => {
    const place = { hoja: row.hoja ?? hoja, fila: row.fila };
    const cells = wanted.get(placeOf(place));
    found ||= placeOf(place) === asked;
    const own = cells && mendRow(row, mending.columns, cells);
    if (!own) return row;
    for (const [campo, each] of Object.entries(own.enmiendas)) enmiendas.push({ ...place, campo, ...each });
    return own;
  });
  return { rows: mended, enmiendas, found };
}

/** Text for a cell; with `archivo` only where the file has that text. */
interface Wanted {
  readonly text: string;
  readonly archivo?: string;
}

const placeOf = ({ hoja, fila }: Pick<Enmienda, 'hoja' | 'fila'>): string => `${fila} ${hoja ?? ''}`;

const shownIn = ({ vistas = [] }: TableRow) => vistas;

function mendRow(row: TableRow, columns: readonly ImportColumn[], cells: ReadonlyMap<string, Wanted>) {
  const textos = [...row.textos];
  const enmiendas: Record<string, Pick<Enmienda, 'archivo' | 'enmienda'>> = {};
  const places = new Set<number>();
  for (const [place, { campo }] of columns.entries()) {
    const wanted = cells.get(campo);
    const archivo = storable(textos[place] ?? '');
    if (!wanted || (wanted.archivo !== undefined && wanted.archivo !== archivo)) continue;
    const text = limpiarTexto(wanted.text).trim();
    if (text === archivo && !row.choques.includes(place)) continue;
    textos[place] = text;
    enmiendas[campo] = { archivo, enmienda: storable(text) };
    places.add(place);
  }
  if (places.size === 0) return undefined;
  const others = (marked: readonly number[]) => marked.filter((place) => !places.has(place));
  const marks = { fechas: others(row.fechas), formulas: others(row.formulas), choques: others(row.choques) };
  return { ...row, ...marks, vistas: shownIn(row).filter(({ lugar }) => !places.has(lugar)), textos, enmiendas };
}
