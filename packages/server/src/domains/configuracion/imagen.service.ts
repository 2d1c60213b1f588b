import { type configuracionApi, IMAGENES_MARCA, type ImagenMarca } from '@portal/contract/configuracion';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { type Context, instantOf } from '../../core/context.ts';
import { done } from '../../core/http/answer/done.ts';
import { imageSize } from '../../core/image/image-size.rules.ts';
import { imageType } from '../../core/image/image-type.rules.ts';
import { inTransaction } from '../../core/transaction.ts';
import type { Executor } from '../../db/executor.ts';
import { perDatabase } from '../../db/per-database.ts';
import { invalid } from '../../errors/errors.ts';
import { findMarca } from './configuracion.repository.ts';
import { deleteImagenes, findImagen, type Imagen, saveImagen } from './imagen.repository.ts';

type Configuracion = typeof configuracionApi;

/** A picture with its hash. */
export interface ImagenEnviada extends Imagen {
  readonly clave: string;
}

/** The pictures last sent: anybody may ask for them, and only the first reader of each makes the server read it. */
const sent = perDatabase(() => new Map<ImagenMarca, ImagenEnviada>());

/** Returns the address of a picture below `/api`, new for every version. */
export const imagenAddress = (nombre: ImagenMarca, clave: string): string => `/portal/imagen/${nombre}?v=${clave.slice(0, 16)}`;

/** Returns a picture of the brand; undefined without it. */
export async function getImagen(db: Executor, nombre: ImagenMarca): Promise<ImagenEnviada | undefined> {
  const clave = (await findMarca(db)).imagenes[nombre];
  if (clave === undefined) return undefined;
  const known = sent(db);
  const kept = known.get(nombre);
  if (kept?.clave === clave) return kept;
  const imagen = await findImagen(db, nombre);
  if (!imagen) return undefined;
  const read = { ...imagen, clave };
  known.set(nombre, read);
  return read;
}

const stampOf = (context: Context) => ({ usuario_modificacion: context.user.username, fecha_modificacion: instantOf(context) });

/** `POST /configuracion/imagen/:nombre`. Throws 400 for another kind of file, too many bytes, or a size outside the bounds. */
export async function saveMarcaImagen(
  context: Context,
  { params: { nombre }, body }: RequestOf<Configuracion['imagenIns']>,
): Promise<ResponseOf<Configuracion['imagenIns']>> {
  const { tipos, bytes, minimo, maximo } = IMAGENES_MARCA[nombre];
  const tipo = tipos.find((one) => one === imageType(body));
  const size = imageSize(body);
  if (!tipo || !size) throw invalid(nombre, tipos.length === 1 ? 'marca.imagen.soloPng' : 'marca.imagen.tipo');
  if (body.length > bytes) throw invalid(nombre, 'marca.imagen.grande', { kb: bytes / 1024 });
  if (Math.min(size.width, size.height) < minimo || Math.max(size.width, size.height) > maximo)
    throw invalid(nombre, 'marca.imagen.lado', { minimo, maximo });
  return inTransaction(context, async (trx) => {
    const clave = await saveImagen(trx, { nombre, tipo, bytes: Buffer.from(body) }, stampOf(context));
    return { ...done(context, 'registro.actualizado'), imagen: imagenAddress(nombre, clave) };
  });
}

/** `DELETE /configuracion/imagen/:nombre`: back to the portal's own picture. */
export const removeMarcaImagen = (
  context: Context,
  { params }: RequestOf<Configuracion['imagenDel']>,
): Promise<ResponseOf<Configuracion['imagenDel']>> =>
  inTransaction(context, async (trx) => {
    await deleteImagenes(trx, [params.nombre], stampOf(context));
    return done(context, 'registro.actualizado');
  });
