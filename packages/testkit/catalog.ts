import { rmSync } from 'node:fs';
import { openConnection } from '@portal/server/src/db/connection.ts';
import { sql } from 'kysely';
import { embeddedTemplate, newDataDir } from './embedded-template.ts';

/** A column in the database's catalog. */
export interface CatalogColumn {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly generated: boolean;
}

/** A foreign key: these columns point at that table. */
interface CatalogReference {
  readonly columns: readonly string[];
  readonly target: string;
}

/** A table or view of the migrated database, in the order of its columns. */
export interface CatalogTable {
  readonly name: string;
  readonly kind: 'table' | 'view';
  readonly columns: readonly CatalogColumn[];
  readonly primary: readonly string[];
  readonly references: readonly CatalogReference[];
  /** Unique keys besides the primary one: columns or expressions as the database prints them, and the condition of a partial one. */
  readonly unique: readonly { readonly columns: readonly string[]; readonly where: string | null }[];
}

const CATALOG = sql<CatalogTable>`
  select c.relname as name, case c.relkind when 'v' then 'view' else 'table' end as kind,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null), 'nullable', not a.attnotnull,
        'generated', a.attgenerated <> '') order by a.attnum)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    coalesce((select json_agg(a.attname order by k.position)
      from pg_constraint p cross join unnest(p.conkey) with ordinality k (attnum, position)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
      where p.conrelid = c.oid and p.contype = 'p'), '[]') as primary,
    coalesce((select json_agg(json_build_object('target', t.relname, 'columns', (
        select json_agg(a.attname order by k.position) from unnest(f.conkey) with ordinality k (attnum, position)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum)) order by f.conname)
      from pg_constraint f join pg_class t on t.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f'), '[]') as references,
    coalesce((select json_agg(json_build_object('where', pg_get_expr(i.indpred, i.indrelid), 'columns', (
        select json_agg(pg_get_indexdef(i.indexrelid, n, true) order by n) from generate_series(1, i.indnkeyatts) n)) order by x.relname)
      from pg_index i join pg_class x on x.oid = i.indexrelid
      where i.indrelid = c.oid and i.indisunique and not i.indisprimary), '[]') as unique
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
    and c.relname not like 'kysely%'
  order by c.relname`;

/** Reads tables and views of a freshly migrated database from its catalog. */
export async function readCatalog(): Promise<readonly CatalogTable[]> {
  const dataDir = newDataDir(await embeddedTemplate());
  const connection = await openConnection({ dataDir });
  try {
    return (await CATALOG.execute(connection.db)).rows;
  } finally {
    await connection.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
