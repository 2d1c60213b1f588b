import { Readable } from 'node:stream';
import type { archivoApi } from '@portal/contract/archivo';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { Context, PublicContext } from '../../core/context.ts';
import { failure, notFound } from '../../errors/errors.ts';
import type { Executor } from '../../db/executor.ts';
import { installationSecret } from '../../db/installation-secret.ts';
import { type Archivo, findArchivo, findArchivoByClave, findArchivosByIds, insertArchivo, isFileInReach } from './archivo.repository.ts';
import { fileHeaders, validatorsOf } from './file-headers.rules.ts';
import { matchesTag } from '../../core/http/answer/etag.ts';
import { chooseRange, type RangeChoice, rangeStillValid } from './range.rules.ts';
import { exactly } from './gateways/exact-length.ts';
import type { ByteRange, Content, FileStorage } from './gateways/file-storage.ts';
import { openStorage } from './gateways/storage.ts';
import { ticketIsValid, writeTicket } from './tickets.crypto.ts';

const SECRET_KEY = 'boletos';

/** Returns the secret of this installation's tickets. */
export const ticketSecret = (db: Executor): Promise<string> => installationSecret(db, SECRET_KEY);

/** File to be stored. */
export interface NewFile {
  readonly nombre: string;
  readonly tipo_mime: string;
  readonly content: Content;
  readonly usuario: string;
  readonly now: Date;
  /** Key in the store; a random one by default. */
  readonly clave?: string;
  /** It holds the files of a package: the portal's own origin does not hand it out. */
  readonly empaquetado?: boolean;
}

/**
 * Stores a file: bytes in the store, then its description in the database. Two calls with one key store the same file and return one
 * description. If the insert fails, deletes the bytes again.
 */
export async function storeFile(db: Executor, storage: FileStorage, file: NewFile): Promise<Archivo> {
  const stored = await storage.put(file.content, file.clave);
  const { nombre, tipo_mime, usuario, now, empaquetado = false } = file;
  try {
    return await insertArchivo(db, {
      nombre,
      tipo_mime,
      ...stored,
      usuario_creacion: usuario,
      fecha_creacion: now.toISOString(),
      empaquetado,
    });
  } catch (error) {
    const kept = await findArchivoByClave(db, stored.clave);
    if (kept) return kept;
    await storage.delete(stored.clave);
    throw error;
  }
}

/** Returns a function that builds the address of a stored file with a ticket for this person (`docs/decisions/006`). */
export async function ticketUrls(
  db: Executor,
  { config, user, now }: Pick<PublicContext, 'config' | 'now'> & { readonly user: { readonly id_usuario: number } },
): Promise<(archivo: { readonly id_archivo: number; readonly nombre: string }) => string> {
  const secret = await ticketSecret(db);
  return ({ id_archivo, nombre }) => {
    const ticket = writeTicket(secret, { id_archivo, id_usuario: user.id_usuario }, now);
    return `${config.basePath}/api/archivo/${id_archivo}/${encodeURIComponent(nombre)}?boleto=${ticket}`;
  };
}

/** `GET /archivo/sel/:id`: describes a stored file for the forms that hold its address. Throws 404 without it. */
export async function describeFile(
  context: Context,
  { params }: RequestOf<typeof archivoApi.sel>,
): Promise<ResponseOf<typeof archivoApi.sel>> {
  const archivo = await findArchivo(context.db, params.id);
  if (!archivo || archivo.empaquetado || !(await isFileInReach(context.db, context.scope, params.id))) throw notFound('archivo');
  const { id_archivo, nombre, tipo_mime, tamano } = archivo;
  return { id_archivo, nombre, tipo_mime, tamano, url: (await ticketUrls(context.db, context))(archivo) };
}

/** Request for a stored file. */
export interface FileRequest {
  readonly id: number;
  readonly boleto: string | undefined;
  readonly download: boolean;
  /** HEAD: the body is not read from the store. */
  readonly headersOnly: boolean;
  readonly headers: { readonly range?: string; readonly ifRange?: string; readonly ifNoneMatch?: string };
}

/** Response that is not JSON; the route copies it to the reply. */
export interface FileAnswer {
  readonly status: 200 | 206 | 304 | 416;
  readonly headers: Record<string, string | number>;
  readonly body: Readable | Buffer | undefined;
}

/** A file up to this size is read at once: a stream costs more than its bytes. */
const SHORT_BYTES = 64 * 1024;

/**
 * Opens a stored file by its ticket, whole or one range. Throws 403 without a valid ticket, 404 without record or bytes, and an error (500) for a
 * short file with other bytes than were stored; a longer one ends the connection then (`exactly`).
 */
export async function openFile(context: Pick<PublicContext, 'db' | 'config' | 'now'>, request: FileRequest): Promise<FileAnswer> {
  const { id, boleto = '' } = request;
  if (!ticketIsValid(await ticketSecret(context.db), boleto, { id_archivo: id, now: context.now }))
    throw failure('sin_permiso', 'archivo.errores.enlace');
  const [archivo] = await findArchivosByIds(context.db, [id]);
  if (!archivo || archivo.empaquetado) throw notFound('archivo');
  const headers = fileHeaders(archivo, request.download);
  const validators = validatorsOf(archivo);
  if (matchesTag(request.headers.ifNoneMatch, validators.etag)) return { status: 304, headers, body: undefined };
  const asked = rangeStillValid(request.headers.ifRange, validators) ? request.headers.range : undefined;
  const choice = chooseRange(asked, archivo.tamano);
  return answerRange(request.headersOnly ? undefined : openStorage(context.config), { archivo, headers, choice });
}

/** Answers a file, whole or one range, with its headers; without a store the body stays empty. */
export async function answerRange(
  storage: FileStorage | undefined,
  { archivo, headers, choice }: { archivo: Archivo; headers: Record<string, string>; choice: RangeChoice },
): Promise<FileAnswer> {
  const { tamano } = archivo;
  if (choice.kind === 'fuera') return { status: 416, headers: { ...headers, 'content-range': `bytes */${tamano}` }, body: undefined };
  const range = choice.kind === 'parte' ? { start: choice.start, end: choice.end } : undefined;
  const length = range ? range.end - range.start + 1 : tamano;
  const body = storage ? exactly(await readBody(storage, archivo, range), length) : Readable.from([]);
  if (!range) return { status: 200, headers: { ...headers, 'content-length': length }, body };
  const contentRange = `bytes ${range.start}-${range.end}/${tamano}`;
  return { status: 206, headers: { ...headers, 'content-range': contentRange, 'content-length': length }, body };
}

async function readBody(storage: FileStorage, { clave, tamano }: Archivo, range: ByteRange | undefined): Promise<Readable | Buffer> {
  const short = !range && tamano <= SHORT_BYTES;
  const body = short && storage.read ? await storage.read(clave, tamano + 1) : await storage.open(clave, range);
  if (!body) throw failure('no_encontrado', 'archivo.errores.perdido');
  return body;
}
