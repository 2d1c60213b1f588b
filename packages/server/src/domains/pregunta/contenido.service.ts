import { type DatosPregunta, imagenesDePregunta } from '@portal/contract/pregunta';
import type { Executor } from '../../db/executor.ts';
import type { Scope } from '../../db/scope.ts';
import { fieldFailure, invalid } from '../../errors/errors.ts';
import { findArchivosByIds, holdArchivo, isFileInReach } from '../archivo/archivo.public.ts';
import { NIVEL, requireNivel } from '../configuracion/configuracion.public.ts';
import { imagenesSituadas } from './contenido.rules.ts';
import { type Comparada, findIguales } from './opciones.rules.ts';

/** Media types of the pictures of a question. */
const IMAGENES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp']);

/** Refuses a question with two equal options; `prefijo` of its fields. Throws 400. */
export function requireDistintas(pregunta: Comparada, prefijo = ''): void {
  const iguales = findIguales(pregunta);
  if (iguales) throw fieldFailure('datos_invalidos', `${prefijo}${iguales.campo}`, iguales.texto);
}

/** Question to be written; `prefijo` of its fields. */
interface Escrita {
  readonly datos: DatosPregunta | null;
  readonly prefijo: string;
}

/**
 * Checks what the database knows of questions that are not four texts, and locks their pictures. Throws 409 while processes of the version before may
 * run, 400 at the field of a picture that does not exist for the scope.
 */
export async function requireContenido(trx: Executor, scope: Scope, escritas: readonly Escrita[]): Promise<void> {
  const otras = escritas.flatMap(({ datos, prefijo }) => (datos ? [{ datos, prefijo }] : []));
  if (!otras.length) return;
  await requireNivel(trx, NIVEL.tiposDePregunta);
  for (const { datos, prefijo } of otras)
    for (const { campo, imagen } of imagenesSituadas(datos)) await requireImagen(trx, scope, { campo: prefijo + campo, ...imagen });
}

async function requireImagen(
  trx: Executor,
  scope: Scope,
  { campo, id_archivo }: { readonly campo: string; readonly id_archivo: number },
): Promise<void> {
  const archivo = (await isFileInReach(trx, scope, id_archivo)) ? await holdArchivo(trx, id_archivo) : undefined;
  if (!archivo) throw invalid(`${campo}.id_archivo`, 'tema.errores.archivo', { id: String(id_archivo) });
  if (!IMAGENES.has(archivo.tipo_mime)) throw invalid(`${campo}.id_archivo`, 'pregunta.errores.noEsImagen', { nombre: archivo.nombre });
}

/** Finds those pictures of some questions that are none or lie outside the scope. Throws 409 while processes of the version before may run. */
export async function findImagenesAjenas(db: Executor, scope: Scope, contenidos: readonly DatosPregunta[]): Promise<ReadonlySet<number>> {
  if (contenidos.length) await requireNivel(db, NIVEL.tiposDePregunta);
  const ids = [...new Set(contenidos.flatMap(imagenesDePregunta).map(({ id_archivo }) => id_archivo))];
  const found = new Map((await findArchivosByIds(db, ids)).map(({ id_archivo, tipo_mime }) => [id_archivo, tipo_mime]));
  const ajenas = new Set<number>();
  for (const id of ids) if (!IMAGENES.has(found.get(id) ?? '') || !(await isFileInReach(db, scope, id))) ajenas.add(id);
  return ajenas;
}
