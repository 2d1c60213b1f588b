import { sql, type Insertable, type Selectable } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { ArchivoTable } from '../../db/tables/contenidos.ts';

/** Description of a stored file: name, media type, size, SHA-256 and key in the store. */
export type Archivo = Selectable<ArchivoTable>;

export const insertArchivo = (db: Executor, row: Insertable<ArchivoTable>): Promise<Archivo> =>
  db.insertInto('archivo').values(row).returningAll().executeTakeFirstOrThrow();

export const findArchivo = (db: Executor, id_archivo: number): Promise<Archivo | undefined> =>
  db.selectFrom('archivo').selectAll().where('id_archivo', '=', id_archivo).executeTakeFirst();

/** Reads the descriptions of several files; skips unknown ids. */
export const findArchivosByIds = async (db: Executor, ids: readonly number[]): Promise<Archivo[]> =>
  ids.length ? (await sql<Archivo>`select * from archivo where id_archivo = any (${[...ids]}::integer[])`.execute(db)).rows : [];

export const findArchivoByClave = (db: Executor, clave: string): Promise<Archivo | undefined> =>
  db.selectFrom('archivo').selectAll().where('clave', '=', clave).executeTakeFirst();

/** What the database says of the bytes of a file. */
export type Stored = Pick<Archivo, 'clave' | 'tamano' | 'sha256'>;

/** Lists the bytes that every file of the database refers to. */
export const listStored = async (db: Executor): Promise<Stored[]> =>
  (await sql<Stored>`select clave, tamano, sha256 from archivo order by clave`.execute(db)).rows;
