import { sql, type Insertable, type Selectable } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Executor } from '../../db/executor.ts';
import { perDatabase } from '../../db/per-database.ts';
import { prepared } from '../../db/prepared.ts';
import { commonOrInScope, type Scope } from '../../db/scope.ts';
import type { ArchivoTable } from '../../db/tables/contenidos.ts';

/** Description of a stored file: name, media type, size, SHA-256 and key in the store. */
export type Archivo = Selectable<ArchivoTable>;

export const insertArchivo = (db: Executor, row: Insertable<ArchivoTable>): Promise<Archivo> =>
  db.insertInto('archivo').values(row).returningAll().executeTakeFirstOrThrow();

const FIND = prepared<{ ids: readonly number[] }, Archivo>`select * from archivo where id_archivo = any (${'ids'}::integer[])`;

export const findArchivo = async (db: Executor, id_archivo: number): Promise<Archivo | undefined> =>
  (await FIND(db, { ids: [id_archivo] }))[0];

/**
 * Descriptions that were read from a database: none changes, and one is deleted long after its last use. They are read again after a minute,
 * because a database that was put back in time gives their numbers to other files.
 */
const known = perDatabase(() => new LRUCache<number, Archivo>({ max: 5_000, ttl: 60_000 }));

/**
 * Returns the descriptions of several files, each read once a minute by this process; skips unknown ids. A transaction reads each time: it may
 * be rolled back.
 */
export async function findArchivosByIds(db: Executor, ids: readonly number[]): Promise<readonly Archivo[]> {
  if (ids.length === 0) return [];
  if (db.isTransaction) return FIND(db, { ids });
  const kept = known(db);
  const wanted = [...new Set(ids)];
  const found = wanted.map((id) => kept.get(id)).filter((archivo) => archivo !== undefined);
  if (found.length === wanted.length) return found;
  const here = new Set(found.map(({ id_archivo }) => id_archivo));
  const read = await FIND(db, { ids: wanted.filter((id) => !here.has(id)) });
  for (const archivo of read) kept.set(archivo.id_archivo, archivo);
  return [...found, ...read];
}

export const findArchivoByClave = (db: Executor, clave: string): Promise<Archivo | undefined> =>
  db.selectFrom('archivo').selectAll().where('clave', '=', clave).executeTakeFirst();

/** Finds pictures by the hash of their bytes, the first of each last. */
export const findImagenesIguales = async (db: Executor, hashes: readonly string[]): Promise<Pick<Archivo, 'id_archivo' | 'sha256'>[]> =>
  (
    await sql<Pick<Archivo, 'id_archivo' | 'sha256'>>`
      select id_archivo, sha256 from archivo where sha256 = any (${[...hashes]}::text[]) and tipo_mime like 'image/%'
      order by id_archivo desc`.execute(db)
  ).rows;

/** Returns whether a limited access may use a file: a topic or question that the access sees refers to it, or none of another company does. */
export async function isFileInReach(db: Executor, scope: Scope, id_archivo: number): Promise<boolean> {
  if (scope === null) return true;
  const prefix = `/archivo/${id_archivo}/`;
  const { rows } = await sql<{ alcanza: boolean }>`
    select coalesce(bool_or(${commonOrInScope(scope, 'd.id_empresa')}), true) as alcanza from (
      select t.id_empresa from tema t
      where starts_with(t.contenido, ${prefix}) or starts_with(t.contenido_complementario, ${prefix}) or exists (
        select from contenido c where c.id_tema = t.id_tema and (starts_with(c.url, ${prefix}) or starts_with(c.subtitulos, ${prefix})))
      union all select p.id_empresa from pregunta p where p.datos is not null
        and jsonb_path_exists(p.datos, 'strict $.**.id_archivo ? (@ == $id)', jsonb_build_object('id', ${id_archivo}::integer))
    ) d`.execute(db);
  return rows[0]?.alcanza !== false;
}

/** Key, size and hash of the bytes of a file. */
export type Stored = Pick<Archivo, 'clave' | 'tamano' | 'sha256'>;

/** Lists the bytes that every file of the database refers to. */
export const listStored = async (db: Executor): Promise<Stored[]> =>
  (await sql<Stored>`select clave, tamano, sha256 from archivo order by clave`.execute(db)).rows;
