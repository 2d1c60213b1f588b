import { GROUPS } from './table-groups.mjs';

/** @typedef {import('../../packages/testkit/catalog.ts').CatalogTable} Table */
/** @typedef {import('../../packages/testkit/catalog.ts').CatalogColumn} Column */

const SHORT_TYPES = new Map([
  ['timestamp with time zone', 'timestamptz'],
  ['character varying', 'varchar'],
  ['double precision', 'double'],
]);

/** @param {string} type */
const typeName = (type) => (SHORT_TYPES.get(type) ?? type).replaceAll(' ', '_');

/** @param {Table} table @param {string} column */
function keysOf({ primary, references, unique }, column) {
  const alone = (/** @type {{ columns: readonly string[], where: string | null }} */ key) =>
    key.where === null && key.columns.length === 1 && key.columns[0] === column;
  return [
    ...(primary.includes(column) ? ['PK'] : []),
    ...(references.some(({ columns }) => columns.includes(column)) ? ['FK'] : []),
    ...(unique.some(alone) ? ['UK'] : []),
  ].join(', ');
}

/** @param {Table} table @param {Column} column */
function columnLine(table, { name, type, nullable, generated }) {
  const notes = [...(nullable && table.kind === 'table' ? ['null'] : []), ...(generated ? ['generated'] : [])].join(', ');
  return ['   ', typeName(type), name, keysOf(table, name), notes && `"${notes}"`].filter(Boolean).join(' ');
}

/** @param {Table} table */
const box = (table) => [`  ${table.name} {`, ...table.columns.map((column) => columnLine(table, column)), '  }'];

/** @param {Table} table */
const arrows = ({ name, columns, references }) =>
  references.map((reference) => {
    const optional = columns.some((column) => column.nullable && reference.columns.includes(column.name));
    return `  ${reference.target} ${optional ? '|o' : '||'}--o{ ${name} : "${reference.columns.join(', ')}"`;
  });

/** @param {Table} table */
const uniqueLines = ({ name, unique }) =>
  unique
    .filter(({ columns, where }) => columns.length > 1 || where !== null)
    .map(
      ({ columns, where }) =>
        `- \`${name}\`: one row for ${columns.map((column) => `\`${column}\``).join(', ')}${where ? ` where \`${where}\`` : ''}`,
    );

/** @param {{ title: string, text: string }} group @param {readonly Table[]} tables */
function section({ title, text }, tables) {
  const unique = tables.flatMap(uniqueLines);
  return [
    `## ${title}`,
    '',
    text,
    '',
    '```mermaid',
    'erDiagram',
    ...tables.flatMap(box),
    ...tables.flatMap(arrows),
    '```',
    '',
    ...(unique.length > 0 ? [...unique, ''] : []),
  ];
}

/**
 * The tables of the migrated database as pictures, one a group.
 * @param {readonly Table[]} catalog
 */
export function dataModelDocument(catalog) {
  const byName = new Map(catalog.map((table) => [table.name, table]));
  const grouped = new Set(GROUPS.flatMap(({ tables }) => tables));
  const loose = [...byName.keys()].filter((name) => !grouped.has(name));
  const gone = [...grouped].filter((name) => !byName.has(name));
  if (loose.length + gone.length > 0)
    throw new Error(
      `GROUPS in tools/docs/table-groups.mjs: add the new tables (${loose.join(', ') || 'none'}) to a group and take out those that are gone (${gone.join(', ') || 'none'}).`,
    );
  return [
    '# Data model',
    '',
    'Generated from a freshly migrated database by `npm run generate`; not edited. PK primary key, FK points at another table, UK unique, "null" may',
    'be empty. Codes of a parameter table carry its domain in a constant column beside them, so that a foreign key can hold both.',
    '',
    ...GROUPS.flatMap((group) =>
      section(
        group,
        group.tables.flatMap((name) => byName.get(name) ?? []),
      ),
    ),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
