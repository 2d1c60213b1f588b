import { fold } from '@portal/contract/core';
import type { MendedRow } from './mended-cells.rules.ts';

const same = (one: string, other: string): boolean => fold(one).trim() === fold(other).trim();

/**
 * Returns the cells of a path with those of the row above in the place of empty ones: above a filled cell while everything further out is the same, and
 * below the last filled one when all filled ones are the same.
 */
function carryPath(cells: readonly string[], above: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell !== '');
  let equal = true;
  return cells.map((cell, place) => {
    if (cell !== '') {
      equal = equal && same(cell, above[place] ?? '');
      return cell;
    }
    return equal || last < 0 ? (above[place] ?? '') : '';
  });
}

/** Fills the empty cells of a path, by the places of its columns from the outermost, from the rows above in the same sheet. */
export function carryCells(rows: readonly MendedRow[], places: readonly number[]): readonly MendedRow[] {
  if (places.length === 0) return rows;
  let above: readonly string[] = [];
  let hoja: string | undefined;
  return rows.map((row) => {
    if (row.hoja !== hoja) above = [];
    ({ hoja } = row);
    const path = carryPath(
      places.map((place) => (row.textos[place] ?? '').trim()),
      above,
    );
    above = path;
    return { ...row, textos: row.textos.map((text, place) => path[places.indexOf(place)] ?? text) };
  });
}
