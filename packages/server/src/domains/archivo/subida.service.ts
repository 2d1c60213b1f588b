import { done } from '../../core/http/answer/done.ts';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { type archivoApi, BYTES_TIPO, EXTENSIONES, type TipoContenido, tipoReal } from '@portal/contract/archivo';
import { type RequestOf, type ResponseOf, withoutAccents } from '@portal/contract/core';
import type { FileStore } from '@tus/file-store';
import type { Context } from '../../core/context.ts';
import { failure, notFound } from '../../errors/errors.ts';
import { type Archivo, findArchivoByClave } from './archivo.repository.ts';
import { storeFile } from './archivo.service.ts';
import { openStorage } from './gateways/storage.ts';
import { isOwn, openUploads } from './gateways/uploads.ts';

type Ins = typeof archivoApi.ins;

/**
 * `POST /archivo/ins`: moves a complete upload into the store. A repeated call answers the same file. Throws 404 for an unknown upload and for somebody else's,
 * 409 for an incomplete one, 415 for content of another type (and deletes the upload).
 */
export async function keepUpload(context: Context, { body }: RequestOf<Ins>): Promise<ResponseOf<Ins>> {
  const clave = `${body.subida.slice(0, 2)}/${body.subida}`;
  const kept = () => findArchivoByClave(context.db, clave);
  return answerOf(context, (await kept()) ?? (await storeOnce(clave, () => storeUpload(context, { ...body, clave }, kept))));
}

/** Running calls by key of the file: calls for one upload wait for the first one and share its file. */
const storing = new Map<string, Promise<Archivo>>();

function storeOnce(clave: string, store: () => Promise<Archivo>): Promise<Archivo> {
  const running = storing.get(clave) ?? store().finally(() => storing.delete(clave));
  storing.set(clave, running);
  return running;
}

interface Upload {
  readonly subida: string;
  readonly nombre: string;
  readonly clave: string;
}

/** Stores an upload, unless another process that shares the folder stores and removes it meanwhile: then returns that file. */
async function storeUpload(context: Context, upload: Upload, kept: () => Promise<Archivo | undefined>): Promise<Archivo> {
  try {
    return await withUpload(context, upload.subida, (path) => moveToStore(context, path, upload));
  } catch (error) {
    const stored = await kept();
    if (stored) return stored;
    throw error;
  }
}

async function moveToStore({ config, db, user, now }: Context, path: string, { subida, nombre, clave }: Upload): Promise<Archivo> {
  const uploads = openUploads(config);
  const tipo_mime = tipoReal(await firstBytes(path));
  if (!tipo_mime) {
    await uploads.remove(subida);
    throw failure('tipo_no_admitido', 'archivo.errores.tipo');
  }
  const content = () => uploads.read(subida);
  return storeFile(db, openStorage(config), {
    nombre: fileName(nombre, tipo_mime),
    tipo_mime,
    content,
    usuario: user.username,
    now,
    clave,
  });
}

/**
 * Runs `work` with the path of a complete upload of the caller, and removes the upload afterwards if `work` ends well. Throws 404 for an unknown upload
 * and for somebody else's, 409 for an incomplete one.
 */
export async function withUpload<T>(context: Context, subida: string, work: (path: string) => Promise<T>): Promise<T> {
  const uploads = openUploads(context.config);
  await requireComplete(uploads, subida, context.user.id_usuario);
  const result = await work(join(uploads.directory, subida));
  await uploads.remove(subida);
  return result;
}

async function requireComplete(uploads: FileStore, id: string, id_usuario: number): Promise<void> {
  const upload = await uploads.getUpload(id).catch(() => undefined);
  if (!upload || !isOwn(upload, id_usuario)) throw notFound('subida');
  if (upload.offset !== upload.size) throw failure('conflicto', 'archivo.errores.incompleto');
}

async function firstBytes(path: string): Promise<Uint8Array> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BYTES_TIPO), 0, BYTES_TIPO, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/**
 * Replaces slashes, `?`, `#`, `%`, control characters and those that turn the direction of a text (`gpj.exe` read backwards) of a file name by `_`,
 * and an ending of another kind by that of the content.
 */
function fileName(nombre: string, tipo: TipoContenido): string {
  const clean = nombre.replaceAll(/[\\/?#%]|\p{Cc}|\p{Bidi_Control}/gu, '_');
  const endings: readonly string[] = EXTENSIONES[tipo];
  const dot = clean.lastIndexOf('.');
  const ending = dot > 0 ? clean.slice(dot + 1).toLowerCase() : '';
  if (endings.includes(ending)) return clean;
  return `${KNOWN.has(ending) ? clean.slice(0, dot) : clean}.${endings[0]}`;
}

/** Endings of all types that the portal stores. */
const KNOWN: ReadonlySet<string> = new Set(Object.values(EXTENSIONES).flat());

/** Reduces a file name to ASCII and 100 characters, because an address of a topic holds 250 (P71). */
const addressName = (nombre: string): string =>
  withoutAccents(nombre)
    .replaceAll(/[^\w.-]+/g, '-')
    .slice(-100);

const answerOf = (context: Context, { id_archivo, nombre, tipo_mime, tamano, sha256 }: Archivo): ResponseOf<Ins> => ({
  ...done(context, 'archivo.guardado'),
  id_archivo,
  nombre,
  tipo_mime,
  tamano,
  sha256,
  direccion: `/archivo/${id_archivo}/${addressName(nombre)}`,
});
