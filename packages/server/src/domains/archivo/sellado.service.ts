import { type DatosPregunta, type ImagenMostrada, type ImagenPregunta, imagenesDePregunta } from '@portal/contract/pregunta';
import type { PublicContext } from '../../core/context.ts';
import { ticketSecret } from './archivo.service.ts';
import { seal, selladoKey } from './sellado.crypto.ts';

type Sellador = (imagen: ImagenPregunta) => ImagenMostrada;

const sinImagenes: Sellador = () => {
  throw new Error('se pidió la imagen de una pregunta sin imágenes');
};

/**
 * Returns a function that gives the pictures of questions their addresses, the same ones for the same `salt`: the id of an attempt, or 0 for the
 * staff. Reads the secret of the installation once a process, and not at all where none of `preguntas` has a picture. On the embedded database
 * call it before a transaction, or with the transaction as `db`.
 */
export async function selladorDe(
  { db, config }: Pick<PublicContext, 'db' | 'config'>,
  salt: number,
  preguntas?: readonly (DatosPregunta | null)[],
): Promise<Sellador> {
  if (preguntas?.every((datos) => datos === null || imagenesDePregunta(datos).length === 0)) return sinImagenes;
  const key = selladoKey(await ticketSecret(db));
  return ({ id_archivo, descripcion }) => ({
    url: `${config.basePath}/api/archivo/imagen/${seal(key, { id_archivo, salt })}`,
    descripcion,
  });
}
