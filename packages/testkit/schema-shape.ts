import type { Executor } from '@portal/server/src/db/executor.ts';
import { sql } from 'kysely';

/** Parts of a database that a program may rely on, by name. */
export interface SchemaShape {
  /** Kind of each table and view: `r`, `p` (partitioned), `v`. */
  readonly relations: ReadonlyMap<string, string>;
  readonly columns: ReadonlyMap<string, Column>;
  /** Primary keys, unique and foreign keys, checks, and unique indexes. */
  readonly rules: ReadonlyMap<string, Rule>;
  readonly functions: ReadonlySet<string>;
}

interface Column {
  readonly table: string;
  readonly type: string;
  readonly required: boolean;
  /** Its default; null: none. */
  readonly fill: string | null;
  readonly generated: boolean;
}

interface Rule {
  readonly table: string;
  readonly kind: string;
  readonly definition: string;
  /** `table.column` of each column that it judges. */
  readonly columns: readonly string[];
}

/** Reads the shape of the present schema. Partitions count as part of their table. */
export async function readShape(db: Executor): Promise<SchemaShape> {
  const relations = await sql<{ name: string; kind: string }>`
    select relname as name, relkind::text as kind from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm') and not relispartition`.execute(db);
  const columns = await sql<Column & { name: string }>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
      pg_get_expr(d.adbin, d.adrelid) as fill, a.attidentity <> '' or a.attgenerated <> '' as generated
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped`.execute(db);
  const rules = await sql<Rule & { name: string }>`
    select c.relname as table, k.conname as name, k.contype::text as kind, pg_get_constraintdef(k.oid) as definition,
      array(select c.relname || '.' || a.attname from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any (k.conkey))::text[] as columns
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.connamespace = current_schema()::regnamespace and not c.relispartition and k.contype in ('p', 'u', 'f', 'c', 'x')
    union all
    select c.relname, i.relname, 'unique index', pg_get_indexdef(x.indexrelid),
      array(select c.relname || '.' || a.attname from pg_attribute a where a.attrelid = x.indrelid and a.attnum = any (x.indkey))::text[]
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
    where x.indisunique and c.relnamespace = current_schema()::regnamespace and not c.relispartition
      and not exists (select from pg_constraint k where k.conindid = x.indexrelid and k.contype in ('p', 'u', 'x'))`.execute(db);
  const functions = await sql<{ name: string }>`
    select proname || '(' || pg_get_function_identity_arguments(oid) || ')' as name from pg_proc
    where pronamespace = current_schema()::regnamespace`.execute(db);
  return {
    relations: new Map(relations.rows.map(({ name, kind }) => [name, kind])),
    columns: new Map(columns.rows.map(({ name, ...column }) => [`${column.table}.${name}`, column])),
    rules: new Map(rules.rows.map(({ name, ...rule }) => [`${rule.table}: ${name}`, rule])),
    functions: new Set(functions.rows.map(({ name }) => name)),
  };
}

/** Returns what a program that knows the earlier shape cannot do any more, or may do wrong, on the later one. */
export function brokenPromises(before: SchemaShape, after: SchemaShape): string[] {
  return [
    ...lostRelations(before, after),
    ...[...before.columns].flatMap(([name, column]) => changedColumn(name, column, after)),
    ...[...after.columns].flatMap(([name, column]) => demandedColumn(name, column, before)),
    ...[...before.rules].flatMap(([name, rule]) => changedRule(name, rule, { before, after })),
    ...[...after.rules].flatMap(([name, rule]) => narrowingRule(name, rule, { before, after })),
    ...[...before.functions].filter((name) => !after.functions.has(name)).map((name) => `function ${name} is gone`),
  ];
}

/** A table may become a partitioned one of the same name. */
const becamePartitioned = (table: string, before: SchemaShape, after: SchemaShape): boolean =>
  before.relations.get(table) === 'r' && after.relations.get(table) === 'p';

function lostRelations(before: SchemaShape, after: SchemaShape): string[] {
  return [...before.relations].flatMap(([name, kind]) => {
    const now = after.relations.get(name);
    return now === kind || becamePartitioned(name, before, after) ? [] : [`${name} is ${now ? 'of another kind' : 'gone'}`];
  });
}

function changedColumn(name: string, { type, required, fill }: Column, after: SchemaShape): string[] {
  const now = after.columns.get(name);
  if (!now) return [`column ${name} is gone`];
  const wider = now.type === 'text' && type.startsWith('character varying');
  return [
    ...(now.type === type || wider ? [] : [`column ${name} is ${now.type}, was ${type}`]),
    ...(now.required === required ? [] : [`column ${name} ${now.required ? 'may no longer' : 'may now'} be null`]),
    ...(now.fill === fill ? [] : [`column ${name} has another default`]),
  ];
}

/** A new column of a table that exists must fill itself: the earlier program does not name it. */
function demandedColumn(name: string, { table, required, fill, generated }: Column, before: SchemaShape): string[] {
  const isNew = before.relations.has(table) && !before.columns.has(name);
  return isNew && required && fill === null && !generated ? [`new column ${name} is required and has no default`] : [];
}

function changedRule(name: string, rule: Rule, { before, after }: { before: SchemaShape; after: SchemaShape }): string[] {
  const now = after.rules.get(name);
  const partitioned = [...before.relations.keys()].some(
    (table) => becamePartitioned(table, before, after) && (rule.table === table || new RegExp(`\\b${table}\\b`).test(rule.definition)),
  );
  if (partitioned || now?.definition === rule.definition) return [];
  // A check that is gone, or admits further values, refuses nothing that it admitted.
  if (rule.kind === 'c' && (!now || isWider(rule.definition, now.definition))) return [];
  return [now ? `rule ${name} is ${now.definition}, was ${rule.definition}` : `rule ${name} is gone`];
}

/** A list of values with further ones, or a range with further bounds. */
function isWider(before: string, after: string): boolean {
  const [from, to] = [boundsOf(before), boundsOf(after)];
  if (from && to) return from.column === to.column && to.least <= from.least && to.most >= from.most;
  const values = (text: string): readonly string[] => text.match(/'[^']*'/g) ?? [];
  const rest = (text: string) => text.replace(/'[^']*'::[a-z ]+(?:, )?/g, '');
  return rest(before) === rest(after) && values(before).every((value) => values(after).includes(value));
}

/** Reads a check that is a range of one column alone. */
function boundsOf(check: string): { readonly column: string; readonly least: number; readonly most: number } | undefined {
  const found = /^CHECK \(\(\((\w+) >= (\d+)\) AND \(\1 <= (\d+)\)\)\)$/.exec(check);
  return found ? { column: found[1] ?? '', least: Number(found[2]), most: Number(found[3]) } : undefined;
}

/** A new rule over columns that all existed refuses what the earlier program may write. */
function narrowingRule(
  name: string,
  { table, columns, kind }: Rule,
  { before, after }: { before: SchemaShape; after: SchemaShape },
): string[] {
  const isNew = before.relations.get(table) === 'r' && after.relations.get(table) === 'r' && !before.rules.has(name);
  const overOldColumns = columns.length > 0 && columns.every((column) => before.columns.has(column));
  return isNew && overOldColumns ? [`new rule ${name} (${kind}) judges columns that the earlier program writes`] : [];
}
