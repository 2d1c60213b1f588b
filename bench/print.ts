/** Writes a line of the result. */
export const say = (line = ''): void => void process.stdout.write(`${line}\n`);

const cellOf = (cell: number): string => cell.toFixed(cell < 10 ? 2 : 0);

/** Writes a row of a table; numbers have two decimals below ten and none above. */
export const row = (...cells: readonly (string | number)[]): void =>
  say(`| ${cells.map((cell) => (typeof cell === 'number' ? cellOf(cell) : cell)).join(' | ')} |`);

/** Writes the head of a table. */
export function head(...names: readonly string[]): void {
  say();
  row(...names);
  row(...names.map(() => '---'));
}
