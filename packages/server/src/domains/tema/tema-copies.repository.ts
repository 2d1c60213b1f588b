import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { Copies, LinkStamp } from '../../db/link-table.ts';

const pairsOf = (pairs: Copies) => sql`unnest(${[...pairs.keys()]}::integer[], ${[...pairs.values()]}::integer[]) as p(original, copia)`;

/** Copies the content items of topics to the copies of these topics. */
export const copyContenidos = async (db: Executor, pairs: Copies, stamp: LinkStamp): Promise<void> => {
  await sql`
    insert into contenido (id_tema, codigo_tipo, contenido, descripcion, url, subtitulos, codigo_estado, numero_orden,
      usuario_creacion, fecha_creacion, fecha_modificacion)
    select p.copia, codigo_tipo, contenido, descripcion, url, subtitulos, codigo_estado, numero_orden,
      ${stamp.usuario_creacion}, ${stamp.fecha_creacion}::timestamptz, ${stamp.fecha_creacion}::timestamptz
    from contenido join ${pairsOf(pairs)} on p.original = contenido.id_tema order by id_contenido`.execute(db);
};

/** Gives the copies of topics their package, and who grades (P286). */
export const copyPaquetes = async (db: Executor, pairs: Copies): Promise<void> => {
  await sql`
    update tema set id_paquete = o.id_paquete, calificacion = o.calificacion, juicio_paquete = o.juicio_paquete
    from ${pairsOf(pairs)} join tema o on o.id_tema = p.original
    where tema.id_tema = p.copia and o.id_paquete is not null`.execute(db);
};

/** Makes a copied topic require the copy of the topic that its original requires, where both were copied (P16). */
export const copyReferencias = async (db: Executor, pairs: Copies): Promise<void> => {
  await sql`
    update tema set referencia = r.copia
    from ${pairsOf(pairs)}, unnest(${[...pairs.keys()]}::integer[], ${[...pairs.values()]}::integer[]) as r(original, copia)
    where tema.id_tema = p.copia and tema.referencia = r.original`.execute(db);
};

/** Deletes the content items of topics. */
export const removeContenidos = async (db: Executor, temas: readonly number[]): Promise<void> => {
  await sql`delete from contenido where id_tema = any (${[...temas]}::integer[])`.execute(db);
};
