import { message } from '@portal/messages';
import { Readable } from 'node:stream';
import type { PackedFile } from '../../../core/archive/read-zip.ts';
import { deflatedBytes, METHODS, unpackedBytes } from '../../../core/archive/verified-bytes.ts';
import { ReadError } from '../../../core/read-error.ts';
import type { PaqueteArchivoTable } from '../../../db/tables/paquetes.ts';

/** Place of a file in the stored file of its package. */
export type FilaArchivo = Omit<PaqueteArchivoTable, 'id_paquete'>;

/** File of an archive that becomes one of a package. */
export interface ArchivoDePaquete {
  /** Path in the package, and in the archive. */
  readonly ruta: string;
  readonly path: string;
  readonly file: PackedFile;
}

export interface Empaquetado {
  /** Opens the bytes of the stored file; it fails with a `ReadError` that names a broken file. */
  readonly content: () => Readable;
  /** Returns the places of the files once a stream of `content` came to its end. */
  readonly indice: () => readonly FilaArchivo[];
}

/** Kinds that do not shrink, or of which browsers ask ranges: stored as they are. */
const AS_THEY_ARE = new Set(
  'mp4 m4v mov webm ogv avi mp3 m4a aac ogg oga opus wav flac png jpg jpeg gif webp avif woff woff2 pdf zip gz br 7z rar swf'.split(' '),
);

/** Returns whether a file stays deflated: only where that makes it smaller, so that no archive grows while it is stored. */
const staysDeflated = ({ ruta, file }: ArchivoDePaquete): boolean =>
  file.method === METHODS.deflated && file.packed < file.size && !AS_THEY_ARE.has(ruta.slice(ruta.lastIndexOf('.') + 1).toLowerCase());

/** Lays the files of a package one behind the other in one stream, each verified as it passes. */
export function packPackage(files: readonly ArchivoDePaquete[]): Empaquetado {
  let filas: readonly FilaArchivo[] | undefined;
  async function* bytes(): AsyncGenerator<Buffer> {
    filas = undefined;
    const found: FilaArchivo[] = [];
    let inicio = 0;
    for (const each of files) {
      const comprimido = staysDeflated(each);
      const start = inicio;
      for await (const chunk of named(each.path, comprimido ? deflatedBytes(each.file) : unpackedBytes(each.file))) {
        inicio += chunk.length;
        yield chunk;
      }
      const { size: tamano, crc } = each.file;
      found.push({ ruta: each.ruta, inicio: start, bytes: inicio - start, comprimido, tamano, crc });
    }
    filas = found;
  }
  return {
    content: () => Readable.from(bytes(), { objectMode: false }),
    indice: () => {
      if (!filas) throw new Error('the files of the package were not stored yet');
      return filas;
    },
  };
}

/** Names the file in the failure of its bytes; the failure of the store that takes them stays what it is. */
async function* named(ruta: string, source: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of source) yield chunk;
  } catch (error) {
    throw new ReadError(message('comprimido.archivoRoto', { ruta }), error);
  }
}
