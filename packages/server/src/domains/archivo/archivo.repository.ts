import { sql, type Insertable, type Selectable } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { prepared } from '../../db/prepared.ts';
import type { ArchivoTable } from '../../db/tables/contenidos.ts';

/** Description of a stored file: name, media type, size, SHA-256 and key in the store. */
export type Archivo = Selectable<ArchivoTable>;

export const insertArchivo = (db: Executor, row: Insertable<ArchivoTable>): Promise<Archivo> =>
  db.insertInto('archivo').values(row).returningAll().executeTakeFirstOrThrow();

const FIND = prepared<{ ids: readonly number[] }, Archivo>`select * from archivo where id_archivo = any (${'ids'}::integer[])`;

export const findArchivo = async (db: Executor, id_archivo: number): Promise<Archivo | undefined> =>
  (await FIND(db, { ids: [id_archivo] }))[0];

/** Reads the descriptions of several files; skips unknown ids. */
export const findArchivosByIds = async (db: Executor, ids: readonly number[]): Promise<readonly Archivo[]> =>
  ids.length ? FIND(db, { ids }) : [];

export const findArchivoByClave = (db: Executor, clave: string): Promise<Archivo | undefined> =>
  db.selectFrom('archivo').selectAll().where('clave', '=', clave).executeTakeFirst();

/** What the database says of the bytes of a file. */
export type Stored = Pick<Archivo, 'clave' | 'tamano' | 'sha256'>;

/** Lists the bytes that every file of the database refers to. */
export const listStored = async (db: Executor): Promise<Stored[]> =>
  (await sql<Stored>`select clave, tamano, sha256 from archivo order by clave`.execute(db)).rows;
