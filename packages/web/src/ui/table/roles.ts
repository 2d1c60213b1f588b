/**
 * Cards draw table elements as blocks and grids, and browsers then forget what those elements are. Saying it keeps a table
 * for screen readers: `<tr {...roles.row}>`.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
