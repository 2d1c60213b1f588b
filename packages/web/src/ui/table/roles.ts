/**
 * ARIA roles of table elements: `<tr {...roles.row}>`. Cards style these elements as blocks and grids, which makes browsers drop
 * their implicit roles.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
