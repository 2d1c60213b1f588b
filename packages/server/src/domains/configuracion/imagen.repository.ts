import type { ImagenMarca } from '@portal/contract/configuracion';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

/** Bytes of a picture with their media type. */
export interface Imagen {
  readonly bytes: Buffer;
  readonly tipo: string;
}

/** Reads a picture of the brand; undefined without it. */
export const findImagen = (db: Executor, nombre: ImagenMarca): Promise<Imagen | undefined> =>
  db.selectFrom('marca_imagen').select(['bytes', 'tipo']).where('nombre', '=', nombre).executeTakeFirst();

/** Author and moment of a change. */
interface Stamp {
  readonly usuario_modificacion: string;
  readonly fecha_modificacion: string;
}

/** Writes a picture and its hash in the settings, one statement; returns the hash. */
export async function saveImagen(
  trx: Executor,
  { nombre, ...imagen }: Imagen & { readonly nombre: ImagenMarca },
  stamp: Stamp,
): Promise<string> {
  const { rows } = await sql<{ clave: string }>`
    with imagen as (
      insert into marca_imagen (nombre, tipo, bytes) values (${nombre}, ${imagen.tipo}, ${imagen.bytes}::bytea)
      on conflict (nombre) do update set tipo = excluded.tipo, bytes = excluded.bytes
      returning encode(sha256(bytes), 'hex') as clave
    )
    update configuracion set imagenes = imagenes || jsonb_build_object(${nombre}::text, imagen.clave),
      usuario_modificacion = ${stamp.usuario_modificacion}, fecha_modificacion = ${stamp.fecha_modificacion}::timestamptz
    from imagen returning imagen.clave`.execute(trx);
  return rows[0]?.clave ?? '';
}

/** Removes pictures and their hashes, one statement. */
export async function deleteImagenes(trx: Executor, nombres: readonly ImagenMarca[], stamp: Stamp): Promise<void> {
  await sql`
    with quitadas as (delete from marca_imagen where nombre = any (${nombres}::text[]))
    update configuracion set imagenes = imagenes - ${nombres}::text[], usuario_modificacion = ${stamp.usuario_modificacion},
      fecha_modificacion = ${stamp.fecha_modificacion}::timestamptz
    where imagenes ?| ${nombres}::text[]`.execute(trx);
}
