import { LRUCache } from 'lru-cache';
import type { Selectable } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { perDatabase } from '../../db/per-database.ts';
import { prepared } from '../../db/prepared.ts';
import type { PaqueteArchivoTable } from '../../db/tables/paquetes.ts';

/** File of a package with the one that holds it. */
export interface ArchivoDePaquete extends Omit<Selectable<PaqueteArchivoTable>, 'id_paquete'> {
  /** Key in the store of the file that holds all files of the package. */
  readonly clave: string;
}

const FIND = prepared<{ id_paquete: number; ruta: string }, ArchivoDePaquete>`
  select p.ruta, p.inicio, p.bytes, p.comprimido, p.tamano, p.crc, a.clave
  from paquete_archivo p join paquete q using (id_paquete) join archivo a using (id_archivo)
  where p.id_paquete = ${'id_paquete'} and lower(p.ruta) = lower(${'ruta'}::text)
  order by p.ruta <> ${'ruta'}::text, p.ruta limit 1`;

/** Files that were found: none of a package changes. Read again after a minute, as `findArchivosByIds` says. */
const known = perDatabase(() => new LRUCache<string, ArchivoDePaquete>({ max: 20_000, ttl: 60_000 }));

/** Finds a file of a package by its exact path, else by its path in any case. */
export async function findArchivoDePaquete(db: Executor, id_paquete: number, ruta: string): Promise<ArchivoDePaquete | undefined> {
  const files = known(db);
  const key = `${id_paquete}/${ruta}`;
  const kept = files.get(key);
  if (kept) return kept;
  const [found] = await FIND(db, { id_paquete, ruta });
  if (found) files.set(key, found);
  return found;
}
