import { done } from '../../core/http/done.ts';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { type api, BYTES_TIPO, type RequestOf, type ResponseOf, tipoReal, withoutAccents } from '@portal/contract';
import type { FileStore } from '@tus/file-store';
import type { Context } from '../../core/context.ts';
import { failure, notFound } from '../../errors/errors.ts';
import { type Archivo, findArchivoByClave } from './archivo.repository.ts';
import { storeFile } from './archivo.service.ts';
import { openStorage } from './gateways/storage.ts';
import { openUploads } from './gateways/uploads.ts';

type Ins = typeof api.archivo.ins;

/**
 * `POST /archivo/ins`: moves a complete upload into the store. A repeated call answers the same file. Throws 404 for an unknown upload,
 * 409 for an incomplete one, 415 for content of another type (and deletes the upload).
 */
export async function keepUpload(context: Context, { body }: RequestOf<Ins>): Promise<ResponseOf<Ins>> {
  const { config, db, user, now } = context;
  const clave = `${body.subida.slice(0, 2)}/${body.subida}`;
  const kept = await findArchivoByClave(db, clave);
  if (kept) return answerOf(context, kept);
  const uploads = openUploads(config);
  await requireComplete(uploads, body.subida);
  const tipo_mime = tipoReal(await firstBytes(join(uploads.directory, body.subida)));
  if (!tipo_mime) {
    await uploads.remove(body.subida);
    throw failure('tipo_no_admitido', 'archivo.errores.tipo');
  }
  const file = { nombre: fileName(body.nombre), tipo_mime, content: uploads.read(body.subida), usuario: user.username, now, clave };
  const archivo = await storeFile(db, openStorage(config), file);
  await uploads.remove(body.subida);
  return answerOf(context, archivo);
}

async function requireComplete(uploads: FileStore, id: string): Promise<void> {
  const upload = await uploads.getUpload(id).catch(() => undefined);
  if (!upload) throw notFound('subida');
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

/** Replaces slashes, `?`, `#`, `%` and control characters of a file name by `_`. */
const fileName = (nombre: string): string => nombre.replaceAll(/[\\/?#%]|\p{Cc}/gu, '_');

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
