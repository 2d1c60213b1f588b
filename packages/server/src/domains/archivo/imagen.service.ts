import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type archivoApi, IMAGEN_MAX_BYTES, IMAGEN_MAX_LADO, type TipoImagen, TIPOS_IMAGEN } from '@portal/contract/archivo';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { message, type Message } from '@portal/messages';
import type { Context, PublicContext } from '../../core/context.ts';
import { done } from '../../core/http/answer/done.ts';
import { matchesTag } from '../../core/http/answer/etag.ts';
import { type NoImage, readImage } from '../../core/image/read-image.rules.ts';
import { inTransaction } from '../../core/transaction.ts';
import type { Executor } from '../../db/executor.ts';
import type { Scope } from '../../db/scope.ts';
import { fieldFailure, notFound } from '../../errors/errors.ts';
import { type Archivo, findArchivo, findArchivosByIds, findImagenesIguales, isFileInReach } from './archivo.repository.ts';
import { answerRange, type FileAnswer, storeFile, ticketSecret } from './archivo.service.ts';
import { imagenHeaders } from './file-headers.rules.ts';
import { openStorage } from './gateways/storage.ts';
import { chooseRange } from './range.rules.ts';
import { selladorDe } from './sellado.service.ts';
import { holdImagenes } from './sin-uso.repository.ts';
import { selladoKey, unseal } from './sellado.crypto.ts';

type Archivos = typeof archivoApi;

/** Body limit of an upload: above that of the picture itself, so that its refusal says which limit it broke. */
export const IMAGEN_BODY_BYTES = IMAGEN_MAX_BYTES + 1024 * 1024;
/** Attempt of the addresses for the staff. */
const STAFF = 0;
const ENDINGS: Readonly<Record<TipoImagen, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' };

const isImagen = (tipo: string): tipo is TipoImagen => TIPOS_IMAGEN.some((one) => one === tipo);

const REASONS: Readonly<Record<NoImage, Message>> = {
  tipo: message('archivo.imagen.tipo'),
  pesada: message('archivo.imagen.pesada', { megas: IMAGEN_MAX_BYTES / (1024 * 1024) }),
  incompleta: message('archivo.imagen.incompleta'),
  animada: message('archivo.imagen.animada'),
  lado: message('archivo.imagen.lado', { maximo: IMAGEN_MAX_LADO }),
};

const staffUrl = async (context: Context, id_archivo: number): Promise<string> =>
  (await selladorDe(context, STAFF))({ id_archivo, descripcion: '' }).url;

/**
 * `POST /archivo/imagen`: stores a picture under a random name, because its author may have named the key of the question. Throws 400 for
 * bytes that are no picture, and for a picture that is animated, incomplete or too large.
 */
export async function keepImagen(context: Context, { body }: RequestOf<Archivos['imagenIns']>): Promise<ResponseOf<Archivos['imagenIns']>> {
  const image = readImage(body);
  if (typeof image === 'string') throw fieldFailure('datos_invalidos', 'imagen', REASONS[image]);
  const { tipo, ancho, alto } = image;
  const id_archivo = await storeImagen(context, tipo, body);
  return { ...done(context, 'archivo.guardado'), id_archivo, ancho, alto, url: await staffUrl(context, id_archivo) };
}

async function storeImagen({ db, config, user, now }: Context, tipo_mime: TipoImagen, bytes: Uint8Array): Promise<number> {
  const nombre = `imagen-${randomBytes(8).toString('hex')}.${ENDINGS[tipo_mime]}`;
  const file = { nombre, tipo_mime, content: Buffer.from(bytes), usuario: user.username, now };
  return (await storeFile(db, openStorage(config), file)).id_archivo;
}

/**
 * Stores the pictures of a bank, each once: one that the portal has already, within reach, is taken again. Returns the id of each, or the reason why the
 * portal stores none of its bytes.
 */
export async function keepImagenes(context: Context, all: readonly Uint8Array[]): Promise<(number | Message)[]> {
  const read = all.map((bytes) => {
    const image = readImage(bytes);
    return typeof image === 'string'
      ? REASONS[image]
      : { bytes, tipo: image.tipo, sha256: createHash('sha256').update(bytes).digest('hex') };
  });
  const images = read.filter((each) => 'sha256' in each);
  const known = await findImagenesIguales(context.db, [...new Set(images.map(({ sha256 }) => sha256))]);
  const usable = await inTransaction(context, (trx) =>
    holdUsables(
      trx,
      context.scope,
      known.map(({ id_archivo }) => id_archivo),
    ),
  );
  const ids = new Map(known.filter(({ id_archivo }) => usable.has(id_archivo)).map(({ sha256, id_archivo }) => [sha256, id_archivo]));
  const answers: (number | Message)[] = [];
  for (const each of read) {
    const id = 'sha256' in each ? (ids.get(each.sha256) ?? (await storeImagen(context, each.tipo, each.bytes))) : each;
    if ('sha256' in each && typeof id === 'number') ids.set(each.sha256, id);
    answers.push(id);
  }
  return answers;
}

/** Picture with its bytes. */
export interface ImagenLeida {
  readonly nombre: string;
  readonly mime: TipoImagen;
  readonly bytes: Buffer;
}

/** Reads pictures by their ids, those that exist; undefined when they exceed a number of bytes. */
export async function readImagenes(
  { db, config }: Pick<Context, 'db' | 'config'>,
  ids: readonly number[],
  most: number,
): Promise<ReadonlyMap<number, ImagenLeida> | undefined> {
  const found = await findArchivosByIds(db, ids);
  if (found.reduce((sum, { tamano }) => sum + tamano, 0) > most) return undefined;
  const storage = openStorage(config);
  const read = new Map<number, ImagenLeida>();
  for (const { id_archivo, clave, nombre, tipo_mime } of found) {
    const stream = isImagen(tipo_mime) ? await storage.open(clave) : undefined;
    if (stream && isImagen(tipo_mime)) read.set(id_archivo, { nombre, mime: tipo_mime, bytes: await buffer(stream) });
  }
  return read;
}

/** `GET /archivo/imagen/sel/:id`: gives an editor the address of a picture. Throws 404 for another file and outside of the access. */
export async function describeImagen(
  context: Context,
  { params: { id } }: RequestOf<Archivos['imagenSel']>,
): Promise<ResponseOf<Archivos['imagenSel']>> {
  const archivo = await findArchivo(context.db, id);
  if (!archivo || !isImagen(archivo.tipo_mime) || !(await isFileInReach(context.db, context.scope, id))) throw notFound('archivo');
  return { id_archivo: id, url: await staffUrl(context, id) };
}

/** Finds those of some files that are pictures which the scope may use in a question (P199). */
export const findUsables = async (db: Executor, scope: Scope, ids: readonly number[]): Promise<ReadonlySet<number>> =>
  usables(db, scope, await findArchivosByIds(db, [...new Set(ids)]));

/** Locks pictures of questions that are saved against removal until the end of the transaction; returns those that the scope may use (P199). */
export const holdUsables = async (trx: Executor, scope: Scope, ids: readonly number[]): Promise<ReadonlySet<number>> =>
  usables(trx, scope, ids.length ? await holdImagenes(trx, [...new Set(ids)]) : []);

async function usables(
  db: Executor,
  scope: Scope,
  files: readonly Pick<Archivo, 'id_archivo' | 'tipo_mime'>[],
): Promise<ReadonlySet<number>> {
  const usable = new Set<number>();
  for (const { id_archivo, tipo_mime } of files)
    if (isImagen(tipo_mime) && (await isFileInReach(db, scope, id_archivo))) usable.add(id_archivo);
  return usable;
}

/** Request for a picture. */
export interface ImagenRequest {
  readonly boleto: string;
  /** HEAD: the body is not read from the store. */
  readonly headersOnly: boolean;
  readonly ifNoneMatch: string | undefined;
}

/** Opens a picture by its sealed ticket. Throws 404 for a forged ticket, without reading the database, and for a file that is no picture. */
export async function openImagen(
  { db, config }: Pick<PublicContext, 'db' | 'config'>,
  { boleto, headersOnly, ifNoneMatch }: ImagenRequest,
): Promise<FileAnswer> {
  const sealed = unseal(selladoKey(await ticketSecret(db)), boleto);
  const [archivo] = sealed ? await findArchivosByIds(db, [sealed.id_archivo]) : [];
  if (!archivo || !isImagen(archivo.tipo_mime)) throw notFound('archivo');
  const headers = imagenHeaders(archivo, ENDINGS[archivo.tipo_mime]);
  if (matchesTag(ifNoneMatch, headers.etag)) return { status: 304, headers, body: undefined };
  const choice = chooseRange(undefined, archivo.tamano);
  return answerRange(headersOnly ? undefined : openStorage(config), { archivo, headers, choice });
}
