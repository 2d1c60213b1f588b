import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { Archivo } from './archivo.repository.ts';

/**
 * Ids of the files that topics and content items name, anywhere in the text of an address, of the pictures of questions, in every version that
 * an attempt may have asked, and of the packages.
 */
const EN_USO = sql.raw(String.raw`(
  select (regexp_matches(direccion, '/archivo/([0-9]{1,9})/', 'g'))[1]::integer as id_archivo from (
    select contenido as direccion from tema union all select contenido_complementario from tema
    union all select url from contenido union all select subtitulos from contenido
  ) d where direccion like '%/archivo/%'
  union all select ((jsonb_path_query(datos, 'strict $.**.id_archivo ? (@.type() == "number")'))#>>'{}')::integer from (
    select datos from pregunta where datos is not null union all select datos from pregunta_version where datos is not null
  ) p
  union all select id_archivo from paquete
)`);

/** Notes since when files are unused, and forgets it of those that are used again. */
export const noteUnused = async (db: Executor, now: string): Promise<void> => {
  await sql`
    update archivo a set sin_uso_desde = case when e.en_uso then null else ${now}::timestamptz end
    from (select id_archivo, id_archivo in (select id_archivo from ${EN_USO} u) as en_uso from archivo) e
    where e.id_archivo = a.id_archivo and e.en_uso = (a.sin_uso_desde is not null)`.execute(db);
};

/** Locks the file that is unused for longest since before an instant; passes over one that a save reads at the moment. */
export const lockUnused = async (trx: Executor, before: string): Promise<Pick<Archivo, 'id_archivo' | 'clave' | 'tamano'> | undefined> =>
  (
    await sql<Pick<Archivo, 'id_archivo' | 'clave' | 'tamano'>>`
      select id_archivo, clave, tamano from archivo where sin_uso_desde < ${before}::timestamptz
      order by sin_uso_desde, id_archivo limit 1 for update skip locked`.execute(trx)
  ).rows[0];

/** Removes the record of a locked file unless it is named by now, and then forgets that it was unused; returns whether it removed it. */
export async function deleteUnused(trx: Executor, id_archivo: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from archivo where id_archivo = ${id_archivo}::integer and id_archivo not in (select id_archivo from ${EN_USO} u)`.execute(trx);
  if (numAffectedRows > 0n) return true;
  await trx.updateTable('archivo').set({ sin_uso_desde: null }).where('id_archivo', '=', id_archivo).execute();
  return false;
}

/** Reads a file for a record that will name it: locks it against removal until the end of the transaction and restarts its time without use. */
export async function holdArchivo(trx: Executor, id_archivo: number): Promise<Archivo | undefined> {
  const { rows } = await sql<Archivo>`select * from archivo where id_archivo = ${id_archivo}::integer for key share`.execute(trx);
  const [archivo] = rows;
  if (archivo?.sin_uso_desde) await trx.updateTable('archivo').set({ sin_uso_desde: null }).where('id_archivo', '=', id_archivo).execute();
  return archivo;
}

/** Locks the pictures of a question that is saved against removal, in order of id, and restarts their time without use; returns those that exist. */
export async function holdImagenes(trx: Executor, ids: readonly number[]): Promise<Pick<Archivo, 'id_archivo' | 'tipo_mime'>[]> {
  const { rows } = await sql<Pick<Archivo, 'id_archivo' | 'tipo_mime' | 'sin_uso_desde'>>`
    select id_archivo, tipo_mime, sin_uso_desde from archivo where id_archivo = any (${ids}::integer[]) order by id_archivo for key share`.execute(
    trx,
  );
  const unused = rows.flatMap(({ id_archivo, sin_uso_desde }) => (sin_uso_desde ? [id_archivo] : []));
  if (unused.length) await sql`update archivo set sin_uso_desde = null where id_archivo = any (${unused}::integer[])`.execute(trx);
  return rows;
}
