import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import type { Config } from '../../config/config.ts';
import { matchesTag } from '../../core/http/answer/etag.ts';
import type { Executor } from '../../db/executor.ts';
import { failure } from '../../errors/errors.ts';
import { chooseRange, exactly, openStorage, type FileStorage } from '../archivo/archivo.public.ts';
import { type ArchivoDePaquete, findArchivoDePaquete } from './archivo-paquete.repository.ts';
import { mediaTypeOf } from './media-types.rules.ts';

/** Request for a file of a package. */
export interface PedidoDeArchivo {
  readonly id_paquete: number;
  readonly ruta: string;
  /** HEAD: nothing is read from the store. */
  readonly headersOnly: boolean;
  readonly acceptsGzip: boolean;
  readonly range: string | undefined;
  readonly ifRange: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

/** Answer with a file of a package. */
export interface Entrega {
  readonly status: 200 | 206 | 304 | 416;
  readonly headers: Record<string, string | number>;
  readonly body: Readable | undefined;
}

const DAY_SECONDS = 24 * 3600;

/** A gzip file without name and time (RFC 1952), before and behind its deflated bytes. */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const GZIP_TAIL_BYTES = 8;

function gzipTail({ crc, tamano }: ArchivoDePaquete): Buffer {
  const tail = Buffer.alloc(GZIP_TAIL_BYTES);
  tail.writeUInt32LE(crc, 0);
  tail.writeUInt32LE(tamano % 2 ** 32, 4);
  return tail;
}

/**
 * Opens a file of a package. One that lies deflated goes out as gzip without being packed again, or inflated to those who take no gzip; ranges are
 * answered for the others, which are the media. Throws 404 for a path outside the package.
 */
export async function openArchivo(
  { db, config }: { readonly db: Executor; readonly config: Config },
  pedido: PedidoDeArchivo,
): Promise<Entrega> {
  const archivo = await findArchivoDePaquete(db, pedido.id_paquete, pedido.ruta);
  if (!archivo) throw failure('no_encontrado', 'paquete.servidor.sinArchivo', { ruta: pedido.ruta.slice(0, 240) });
  const etag = `"${pedido.id_paquete}-${archivo.inicio}-${archivo.crc}"`;
  const headers = {
    'content-type': mediaTypeOf(archivo.ruta),
    'cache-control': `private, max-age=${DAY_SECONDS}, immutable`,
    etag,
    ...(archivo.comprimido && { vary: 'accept-encoding' }),
  };
  if (matchesTag(pedido.ifNoneMatch, etag)) return { status: 304, headers, body: undefined };
  const storage = pedido.headersOnly ? undefined : openStorage(config);
  return archivo.comprimido ? packed({ archivo, headers, storage }, pedido) : plain({ archivo, headers, storage }, pedido);
}

interface Hallado {
  readonly archivo: ArchivoDePaquete;
  readonly headers: Record<string, string>;
  /** Undefined for a HEAD. */
  readonly storage: FileStorage | undefined;
}

async function packed({ archivo, headers, storage }: Hallado, { acceptsGzip }: PedidoDeArchivo): Promise<Entrega> {
  const deflated = storage && (await bytesOf(storage, archivo, { start: 0, end: archivo.bytes - 1 }));
  if (acceptsGzip) {
    const length = GZIP_HEAD.length + archivo.bytes + GZIP_TAIL_BYTES;
    const body = deflated && Readable.from(gzipped(deflated, archivo), { objectMode: false });
    return { status: 200, headers: { ...headers, 'content-encoding': 'gzip', ...lengthOf(length) }, body };
  }
  return { status: 200, headers: { ...headers, ...lengthOf(archivo.tamano) }, body: deflated && inflated(deflated) };
}

const lengthOf = (bytes: number) => ({ 'content-length': String(bytes) });

async function* gzipped(deflated: Readable, archivo: ArchivoDePaquete): AsyncGenerator<Buffer> {
  yield GZIP_HEAD;
  yield* deflated;
  yield gzipTail(archivo);
}

function inflated(deflated: Readable): Readable {
  const inflate = createInflateRaw();
  deflated.on('error', (error) => inflate.destroy(error));
  inflate.on('close', () => deflated.destroy());
  return deflated.pipe(inflate);
}

async function plain({ archivo, headers, storage }: Hallado, { range, ifRange }: PedidoDeArchivo): Promise<Entrega> {
  const { tamano } = archivo;
  const choice = chooseRange(ifRange === undefined || ifRange === headers['etag'] ? range : undefined, tamano);
  const ranged = { ...headers, 'accept-ranges': 'bytes' };
  if (choice.kind === 'fuera') return { status: 416, headers: { ...ranged, 'content-range': `bytes */${tamano}` }, body: undefined };
  const part = choice.kind === 'parte' ? choice : { start: 0, end: tamano - 1 };
  const body = storage && (await bytesOf(storage, archivo, part));
  const length = lengthOf(part.end - part.start + 1);
  if (choice.kind === 'todo') return { status: 200, headers: { ...ranged, ...length }, body };
  return { status: 206, headers: { ...ranged, ...length, 'content-range': `bytes ${part.start}-${part.end}/${tamano}` }, body };
}

/** Opens bytes of a file, both ends included, counted from its own beginning. */
async function bytesOf(
  storage: FileStorage,
  { clave, inicio }: ArchivoDePaquete,
  { start, end }: { readonly start: number; readonly end: number },
): Promise<Readable> {
  if (end < start) return Readable.from([]);
  const body = await storage.open(clave, { start: inicio + start, end: inicio + end });
  if (!body) throw failure('no_encontrado', 'archivo.errores.perdido');
  return exactly(body, end - start + 1) as Readable;
}
