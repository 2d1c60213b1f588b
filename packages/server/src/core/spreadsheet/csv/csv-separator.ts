import type { ImportColumn } from '@portal/contract/core';
import { streamCsvRows } from 'hucre/csv';
import { countHeaders, HEADER_ROWS } from '../columns.rules.ts';

/** Separators of a CSV; of two that fit alike the first is taken. */
const SEPARATORS = [';', '\t', ',', '|'];

/** Characters and rows by which they are compared. */
const SAMPLE_CHARACTERS = 64 * 1024;
const SAMPLE_ROWS = 50;

/** How well a separator fits, what counts most first. */
interface Fit {
  readonly separator: string;
  /** Headers of the import in one row. */
  readonly headers: number;
  /** Share of the rows as wide as the header, or as most rows when no header is known. */
  readonly regular: number;
  readonly width: number;
}

/** Finds the separator of a CSV: the one that shows the most headers of the import, then the one that makes rows of the same width. */
export function findSeparator(content: string, columns: readonly ImportColumn[]): string {
  const sample = content.slice(0, SAMPLE_CHARACTERS);
  const whole = sample.length === content.length;
  const fits = SEPARATORS.map((separator) => fitOf(separator, readSample(sample, { separator, whole }), columns));
  return fits.reduce((best, fit) => (isBetter(fit, best) ? fit : best)).separator;
}

/** Reads the first non-empty rows; the last one of a sample that ends within the file may be cut off. */
function readSample(sample: string, { separator, whole }: { readonly separator: string; readonly whole: boolean }): string[][] {
  const rows: string[][] = [];
  for (const values of streamCsvRows(sample, { delimiter: separator, skipBom: false, skipEmptyRows: true })) {
    rows.push(values.map(String));
    if (rows.length > SAMPLE_ROWS) break;
  }
  const last = whole && rows.length <= SAMPLE_ROWS ? rows.length : rows.length - 1;
  return rows.slice(0, Math.max(1, last));
}

function fitOf(separator: string, rows: readonly string[][], columns: readonly ImportColumn[]): Fit {
  const counts = rows.slice(0, HEADER_ROWS).map((row) => countHeaders(row, columns));
  const headers = Math.max(0, ...counts);
  const header = headers > 0 ? counts.indexOf(headers) : -1;
  const width = rows[header]?.length ?? commonWidth(rows);
  const below = rows.slice(header + 1);
  const alike = below.filter((row) => row.length === width).length;
  const regular = header < 0 && width === 1 ? 0 : alike / Math.max(1, below.length);
  return { separator, headers, regular, width };
}

/** Width of most rows. */
function commonWidth(rows: readonly string[][]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? 0;
}

function isBetter(fit: Fit, best: Fit): boolean {
  if (fit.headers !== best.headers) return fit.headers > best.headers;
  return fit.regular === best.regular ? fit.width > best.width : fit.regular > best.regular;
}
