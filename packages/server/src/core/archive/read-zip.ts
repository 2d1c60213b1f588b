import { message } from '@portal/messages';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { ReadError } from '../read-error.ts';
import { type ArchiveLimits, archivePath, ARCHIVE_LIMITS, exceeded, isLink } from './archive.rules.ts';
import { crc32 } from './crc32.rules.ts';

/** Opened archive: its files by their path, with slashes. */
export interface Archive {
  readonly paths: readonly string[];
  /** Reads a file of up to `most` bytes, by its exact path else in any case; undefined without one. Throws `ReadError`. */
  readonly read: (path: string, most?: number) => Promise<Buffer | undefined>;
  /** Opens a file as a stream, which fails when it is longer than announced. */
  readonly stream: (path: string) => Promise<Readable | undefined>;
  /** Returns a file as the archive holds it, by its exact path. */
  readonly packed: (path: string) => PackedFile | undefined;
  readonly close: () => void;
}

/** File as the archive announces it; nothing of it is verified. */
export interface PackedFile {
  /** Compression: 0 none, 8 deflate (RFC 1951). */
  readonly method: number;
  /** Bytes in the archive, and unpacked. */
  readonly packed: number;
  readonly size: number;
  readonly crc: number;
  /** Opens the bytes in the archive. */
  readonly open: () => Promise<Readable>;
}

/** Bits of a ZIP entry that say that it is encrypted. */
const ENCRYPTED = 0x2041;

/**
 * Opens a ZIP archive, ZIP64 included, from memory or from a file. Reads its directory alone and throws `ReadError` for links, passwords, paths
 * that leave the archive, the same path twice, files that share bytes, and more than the limits; each file is unpacked no further than its
 * announced size.
 */
export async function openZip(source: Buffer | string, limits: ArchiveLimits = ARCHIVE_LIMITS): Promise<Archive> {
  const zip = await opened(source);
  try {
    const entries = await directory(zip, limits);
    return archiveOf(zip, entries);
  } catch (error) {
    zip.close();
    throw error;
  }
}

const broken = (cause: unknown): ReadError => (cause instanceof ReadError ? cause : new ReadError(message('comprimido.rota'), cause));

async function opened(source: Buffer | string): Promise<ZipFile> {
  const options = { lazyEntries: true, decodeStrings: false, validateEntrySizes: true, autoClose: false } as const;
  try {
    return await (typeof source === 'string' ? yauzl.openPromise(source, options) : yauzl.fromBufferPromise(source, options));
  } catch (error) {
    throw broken(error);
  }
}

async function directory(zip: ZipFile, limits: ArchiveLimits): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.entries) throw exceeded('entradas', limits.entries);
  const entries = new Map<string, Entry>();
  const seen = new Set<string>();
  let total = 0;
  let packed = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      const { path, isFolder } = archivePath(entry.fileNameRaw, limits);
      if ((entry.generalPurposeBitFlag & ENCRYPTED) !== 0) throw new ReadError(message('comprimido.cifrada', { ruta: path }));
      if (isLink(entry.versionMadeBy, entry.externalFileAttributes)) throw new ReadError(message('comprimido.enlace', { ruta: path }));
      total += entry.uncompressedSize;
      if (total > limits.unpacked) throw exceeded('bytes', limits.unpacked);
      packed += entry.compressedSize;
      if (packed > zip.fileSize) throw new Error('the files are larger than their archive');
      if (isFolder) continue;
      if (seen.has(path)) throw new ReadError(message('comprimido.repetida', { ruta: path }));
      seen.add(path);
      entries.set(path, entry);
    }
  } catch (error) {
    throw broken(error);
  }
  return entries;
}

function archiveOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Archive {
  const anyCase = new Map([...entries].toReversed().map(([path, entry]) => [path.toLowerCase(), entry]));
  const find = (path: string) => entries.get(path) ?? anyCase.get(path.toLowerCase());
  const stream = async (path: string): Promise<Readable | undefined> => {
    const entry = find(path);
    return entry && zip.openReadStreamPromise(entry);
  };
  return {
    paths: [...entries.keys()],
    stream,
    packed: (path) => {
      const entry = entries.get(path);
      return (
        entry && {
          method: entry.compressionMethod,
          packed: entry.compressedSize,
          size: entry.uncompressedSize,
          crc: entry.crc32,
          open: () => zip.openReadStreamPromise(entry, { decodeFileData: false }),
        }
      );
    },
    read: async (path, most = Infinity) => {
      const entry = find(path);
      if (!entry) return undefined;
      if (entry.uncompressedSize > most) throw exceeded('bytes', most);
      try {
        const bytes = await buffer(await zip.openReadStreamPromise(entry));
        if (crc32(bytes) !== entry.crc32) throw new Error('crc32');
        return bytes;
      } catch (error) {
        throw new ReadError(message('comprimido.archivoRoto', { ruta: path }), error);
      }
    },
    close: () => zip.close(),
  };
}
