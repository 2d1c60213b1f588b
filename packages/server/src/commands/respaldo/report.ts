import type { Described } from '../../db/copy/described.ts';

/** Words a number of bytes. */
export function bytesText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const power = Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), 4);
  return `${(bytes / 1024 ** power).toFixed(1)} ${['B', 'KB', 'MB', 'GB', 'TB'][power]}`;
}

/** Words a time since `performance.now()`. */
export const secondsText = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** Total of rows. */
export const rowsOf = ({ tables }: Pick<Described, 'tables'>): number => tables.reduce((sum, { rows }) => sum + rows, 0);

/** Table of both sides: rows and checksums, line by line. */
export function comparisonText(expected: Described, found: Described): string {
  const there = new Map(found.tables.map((table) => [table.name, table]));
  const lines = expected.tables.map((table) => {
    const other = there.get(table.name);
    const equal = other?.rows === table.rows && other.checksum === table.checksum;
    return [table.name, String(table.rows), String(other?.rows ?? '—'), table.checksum, equal ? 'igual' : 'DIFIERE'];
  });
  return alignedText([['tabla', 'filas', 'escritas', 'suma', ''], ...lines]);
}

function alignedText(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const pad = (text: string, column: number) =>
    column === 0 || column === 4 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}

/** Says an administrator with the one-time password, which nothing keeps. */
export const administratorText = (what: string, { username, password }: { readonly username: string; readonly password: string }): string =>
  `${what}: ${username} / ${password} (se muestra una sola vez; se cambia al ingresar)`;
