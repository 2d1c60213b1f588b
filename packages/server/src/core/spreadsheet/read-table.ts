import type { ColumnasLeidas, ImportColumn } from '@portal/contract/core';
import { rowTexts } from './cell-text.ts';
import { columnLetter, columnPlace, matchHeader, missingColumns, type HeaderMatch, type ReadColumn } from './columns.rules.ts';
import { type ChosenColumns, SpreadsheetError, type SheetRow } from './sheet.ts';
import type { OtherShown, TableRow } from './table.rules.ts';

/** Rows of one sheet and which of its columns are hidden. */
export interface SheetRows {
  readonly rows: readonly SheetRow[];
  readonly isHidden: (place: number) => boolean;
}

/** How the columns of an import are read in one sheet. */
export interface TableAsked {
  readonly columns: readonly ReadColumn[];
  /** Hidden rows are read too. */
  readonly withHidden: boolean;
  readonly chosen?: ChosenColumns | undefined;
  /** Index of the row that is the header, when another sheet shows it. */
  readonly header?: number | undefined;
}

/** Columns of an import in one sheet. */
export interface OneTable {
  readonly columnas: ColumnasLeidas;
  /** First rows that are titles unless they are records; 0 below a header. */
  readonly titulos: number;
  readonly rows: readonly TableRow[];
  /** Hidden rows below the header, read or not. */
  readonly filasOcultas: number;
  readonly ocultasLeidas: boolean;
  /** Letters of the hidden columns that are read. */
  readonly columnasOcultas: readonly string[];
}

interface Row extends SheetRow {
  readonly textos: readonly string[];
}

/**
 * Finds the header of a sheet and reads the columns of an import below it (P40): by their names, by position or as a person chose them.
 * Leaves out the hidden rows unless it is asked otherwise, or nothing would be left. Throws `SpreadsheetError`.
 */
export function readTable({ rows: sheet, isHidden }: SheetRows, { columns, withHidden, chosen, header }: TableAsked): OneTable {
  const rows = sheet.map((row): Row => ({ ...row, textos: rowTexts(row) }));
  const found = matchHeader(rows, columns);
  const match = header === undefined ? found : { ...found, header, titulos: 0 };
  const below = rows.slice(match.header + 1);
  if (below.length === 0) throw new SpreadsheetError('sinFilas');
  const seen = below.filter(({ oculta }) => !oculta);
  const ocultasLeidas = withHidden || seen.length === 0;
  const read = ocultasLeidas ? below : seen;
  const places = chosen ? chosenPlaces(columns, chosen) : match.places;
  return {
    columnas: describeColumns({ ...match, places, modo: chosen ? 'elegidas' : match.modo }, rows, columns),
    // Hidden titles are not among the rows.
    titulos: below.slice(0, match.titulos).filter((row) => read.includes(row)).length,
    rows: read.map((row) => readPlaces(row, { columns, places })),
    filasOcultas: below.length - seen.length,
    ocultasLeidas,
    columnasOcultas: places.flat().filter(isHidden).map(columnLetter),
  };
}

const chosenPlaces = (columns: readonly ImportColumn[], chosen: ChosenColumns): HeaderMatch['places'] =>
  columns.map(({ campo }) => (chosen[campo] === undefined ? [] : [columnPlace(chosen[campo])]));

interface Columns {
  readonly columns: readonly ReadColumn[];
  readonly places: HeaderMatch['places'];
}

/** Reads the cells of a row; of two columns with one name the first that is filled, and marks those that differ. */
function readPlaces({ fila, textos, celdas, muestras, vistas, formulas = [] }: Row, { columns, places }: Columns): TableRow {
  const filled = places.map((some) => some.find((place) => (textos[place] ?? '') !== '') ?? some[0]);
  const marked = (holds: (place: number, index: number) => boolean) =>
    filled.flatMap((place, index) => (place !== undefined && holds(place, index) ? [index] : []));
  const textAt = (place: number, index: number) => (columns[index]?.comoSeVe ? muestras?.get(place) : undefined) ?? textos[place] ?? '';
  const otherwise = vistas ? filled.flatMap((place, lugar) => shownOtherwise(columns[lugar], place, { lugar, vistas })) : [];
  return {
    fila,
    ...(otherwise.length > 0 && { vistas: otherwise }),
    textos: filled.map((place, index) => (place === undefined ? '' : textAt(place, index))),
    fechas: marked((place) => celdas[place] instanceof Date),
    formulas: marked((place) => formulas.includes(place)),
    choques: marked((_place, index) => new Set((places[index] ?? []).map((place) => textAt(place, index)).filter(Boolean)).size > 1),
  };
}

function shownOtherwise(
  column: ReadColumn | undefined,
  place: number | undefined,
  { lugar, vistas }: { readonly lugar: number; readonly vistas: NonNullable<SheetRow['vistas']> },
): OtherShown[] {
  const shown = column?.comoSeVe && place !== undefined ? vistas.get(place)?.() : undefined;
  return shown ? [{ lugar, ...shown }] : [];
}

/** Cells that show what a column holds, and rows that are searched for them. */
const SAMPLES = 3;
const SAMPLE_ROWS = 200;

function describeColumns(
  { modo, header, places }: Pick<HeaderMatch, 'modo' | 'header' | 'places'>,
  rows: readonly Row[],
  columns: readonly ImportColumn[],
): ColumnasLeidas {
  const head = rows[header];
  const below = rows.slice(header + 1, header + 1 + SAMPLE_ROWS);
  const width = Math.max(0, ...rows.map(({ textos }) => textos.length));
  const samples = (place: number) => [...new Set(below.map(({ textos }) => textos[place] ?? '').filter(Boolean))].slice(0, SAMPLES);
  const fieldAt = new Map(places.flatMap((some, index) => some.map((place) => [place, columns[index]?.campo ?? null] as const)));
  const archivo = Array.from({ length: width }, (_, place) => ({
    letra: columnLetter(place),
    encabezado: head?.textos[place] || null,
    campo: fieldAt.get(place) ?? null,
    muestra: samples(place).map(shorten),
  }));
  return {
    modo,
    fila: head?.fila ?? null,
    columnas: columns.map(({ campo, titulo }, index) => {
      const place = places[index]?.[0];
      const known = place === undefined ? undefined : archivo[place];
      return { campo, titulo, encabezado: known?.encabezado ?? null, letra: place === undefined ? null : columnLetter(place) };
    }),
    archivo: archivo.filter(({ encabezado, campo, muestra }) => encabezado !== null || campo !== null || muestra.length > 0),
    faltan: modo === 'posicion' ? [] : missingColumns(places, columns).map(({ titulo }) => titulo),
    recordadas: null,
  };
}

const SAMPLE_MAX = 60;
const shorten = (text: string): string => (text.length > SAMPLE_MAX ? `${text.slice(0, SAMPLE_MAX)}…` : text);
