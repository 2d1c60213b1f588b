import type { ColumnasLeidas, ImportColumn } from '@portal/contract/core';
import { headerName, namesOf } from './header-name.rules.ts';
import type { SheetCell } from './table.rules.ts';

/** `0` -> `A`, `26` -> `AA` */
export const columnLetter = (index: number): string =>
  (index >= 26 ? columnLetter(Math.floor(index / 26) - 1) : '') + String.fromCodePoint(65 + (index % 26));

/** `A` -> 0, `AA` -> 26 */
export function columnPlace(letters: string): number {
  let place = 0;
  for (const sign of letters) place = place * 26 + sign.charCodeAt(0) - 64;
  return place - 1;
}

/** Row among which the header is searched. */
export interface TextRow {
  readonly fila: number;
  readonly textos: readonly string[];
  readonly celdas: readonly SheetCell[];
}

/** Column of an import, as the reading thread needs it. */
export interface ReadColumn extends ImportColumn {
  /** Its cells are read as people see them, whatever number format makes it: `codigo` and `texto`. */
  readonly comoSeVe?: boolean;
  /** Headers that earlier files remember for it, the latest first, as headers are compared. */
  readonly recordados?: readonly string[];
  /** Headers that are remembered for whatever column, or for none: no name takes them. */
  readonly tomados?: readonly string[];
}

/** Places in the sheet of one column of an import, read from the first; more than one: its name is above several. */
type Places = readonly (readonly number[])[];

/** Columns of an import in the sheet. */
export interface HeaderMatch {
  readonly modo: ColumnasLeidas['modo'];
  /** Index of the header among the rows; -1 when no name is known: titles, a header or data then begin the sheet. */
  readonly header: number;
  /** By position: rows above the first one that is as wide as the others; they are titles, unless they are records. */
  readonly titulos: number;
  readonly places: Places;
}

/** Rows among which the header is searched: titles and dates may be above it. */
export const HEADER_ROWS = 10;

/**
 * Finds the header among the first rows by the names of the columns (P40). A row is one when most of its cells are names, or more than
 * one: a single name in a row of data (`DNI`) makes none. Without such a row the columns are read by position.
 */
export function matchHeader(rows: readonly TextRow[], columns: readonly ReadColumn[]): HeaderMatch {
  const found = rows.slice(0, HEADER_ROWS).map((row, index) => ({ index, row, places: placesByName(row.textos, columns) }));
  const headers = found.filter(({ row, places }) => isHeader(row, countOf(places), hasAll(places, columns)));
  const titulos = countTitles(rows);
  const best = headers.toSorted((one, other) => countOf(other.places) - countOf(one.places)).toSorted(byWhole(columns))[0];
  const header = best ?? found.slice(titulos, titulos + 1).find(({ row, places }) => countOf(places) > 0 && countValues(row) === 0);
  if (header && isByName(header.places, columns)) return { modo: 'nombre', header: header.index, titulos: 0, places: header.places };
  const places = columns.map((_column, index) => [index]);
  return { modo: 'posicion', header: header?.index ?? -1, titulos: header ? 0 : titulos, places };
}

const byWhole =
  (columns: readonly ReadColumn[]) =>
  (one: { readonly places: Places }, other: { readonly places: Places }): number =>
    Number(hasAll(other.places, columns)) - Number(hasAll(one.places, columns));

/** Names at the places of their columns, some missing, are read by position; a name elsewhere, or a remembered one, forbids it. */
const isByName = (places: Places, columns: readonly ReadColumn[]): boolean =>
  hasAll(places, columns) ||
  columns.some(({ recordados = [] }, index) => recordados.length > 0 && (places[index]?.length ?? 0) > 0) ||
  places.some(([place], index) => place !== undefined && place !== index);

const countOf = (places: Places): number => places.filter((found) => found.length > 0).length;

/** Returns the obligatory columns without a place; of columns that name one record alike, all when none has one. */
export function missingColumns(places: Places, columns: readonly ReadColumn[]): ReadColumn[] {
  const given = new Set(columns.flatMap(({ suple = [] }, index) => (places[index]?.length ? suple : [])));
  const lacks = columns.filter(({ campo, opcional }, index) => !opcional && !given.has(campo) && !places[index]?.length);
  const keys = columns.filter(({ alguna }) => alguna);
  const hasKey = columns.some(({ alguna }, index) => alguna && places[index]?.length);
  return hasKey ? lacks : [...lacks, ...keys];
}

export const hasAll = (places: Places, columns: readonly ReadColumn[]): boolean =>
  countOf(places) > 0 && missingColumns(places, columns).length === 0;

function isHeader(row: TextRow, names: number, whole: boolean): boolean {
  if (names === 0 || countValues(row) * VALUE_WEIGHT >= names) return false;
  return names > 1 || names * 2 > filledOf(row) || whole;
}

/** Names that outweigh a value: a row of data may hold two words that are names (`DNI`, `Jefe`). */
const VALUE_WEIGHT = 3;

const countValues = ({ textos, celdas }: TextRow): number => textos.filter((text, index) => isValue(text, celdas[index])).length;

/** Cells of data: no text, three digits in a row, an address. */
const isValue = (text: string, cell: SheetCell | undefined): boolean =>
  text !== '' && (typeof cell !== 'string' || /\d{3}|^\d+$|@/.test(text));

const filledOf = ({ textos }: TextRow): number => textos.filter((text) => text !== '').length;

/** Number of rows that give the width of the table; narrower rows above it are titles. */
export const WIDTH_ROWS = 30;

/** Counts the rows above the first one that is half as wide as the table. */
function countTitles(rows: readonly TextRow[]): number {
  const widest = Math.max(0, ...rows.slice(0, WIDTH_ROWS).map(filledOf));
  const first = rows.slice(0, HEADER_ROWS).findIndex((row) => filledOf(row) * 2 >= widest);
  return Math.max(0, first);
}

/** Returns the places of the columns by their own names and those of one language, of that which has the most of them. */
function placesByName(textos: readonly string[], columns: readonly ReadColumn[]): Places {
  const heads = textos.map(headerName);
  const languages = Math.max(1, ...columns.map(({ idiomas = [] }) => idiomas.length));
  const readings = Array.from({ length: languages }, (_, language) =>
    columns.map((column): number[] => rememberedPlaces(heads, column) ?? namedPlaces(heads, column, language)),
  );
  return readings.reduce((best, places) => (countOf(places) > countOf(best) ? places : best));
}

/** Returns the places of the header that was chosen last for a column; undefined when the row has none of those. */
function rememberedPlaces(heads: readonly string[], { recordados = [] }: ReadColumn): number[] | undefined {
  const chosen = recordados.find((head) => heads.includes(head));
  return chosen === undefined ? undefined : heads.flatMap((head, place) => (head === chosen ? [place] : []));
}

function namedPlaces(heads: readonly string[], column: ReadColumn, language: number): number[] {
  const names = namesOf(column, language);
  return heads.flatMap((head, place) => (head !== '' && names.has(head) && !column.tomados?.includes(head) ? [place] : []));
}

/** Returns the field as which each header of a row is read by its name alone; null for one that is no name. */
export function fieldsByName(textos: readonly string[], columns: readonly ReadColumn[]): (string | null)[] {
  const places = placesByName(textos, columns);
  return textos.map((_text, place) => columns.find((_column, index) => places[index]?.includes(place))?.campo ?? null);
}

/** Counts the columns of an import that have their name in a row. */
export const countHeaders = (textos: readonly string[], columns: readonly ReadColumn[]): number => countOf(placesByName(textos, columns));
