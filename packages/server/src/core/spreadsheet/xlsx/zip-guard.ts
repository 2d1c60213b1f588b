import { inflateRawSync } from 'node:zlib';
import { SpreadsheetError } from '../sheet.ts';

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;
/** Longest comment that may follow the end record. */
const COMMENT_MAX = 65_535;
const ZIP64 = 0xffffffff;
const ZIP64_COUNT = 0xffff;
const ZIP64_LOCATOR = 0x07064b50;
const ZIP64_LOCATOR_BYTES = 20;
const MAX_ENTRIES = 1000;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  readonly name: string;
  readonly encrypted: boolean;
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly offset: number;
}

const broken = () => new SpreadsheetError('rota');
const tooBig = () => new SpreadsheetError('grande');

/** Parts of an archive by their names (`partKey`). */
export type Archive = ReadonlyMap<string, Buffer>;

/**
 * Opens an archive and refuses those that unpack to more than `maxUnpacked` bytes: first by the sizes in the directory, then by unpacking
 * every part up to its announced size. Refuses an archive with a second directory (ZIP64), which other readers would follow instead, and
 * files of other kinds. Throws `SpreadsheetError`.
 */
export function openArchive(bytes: Buffer, maxUnpacked: number): Archive {
  const entries = readDirectory(bytes);
  if (entries.some(({ name }) => name === 'content.xml')) throw new SpreadsheetError('deOpenDocument');
  if (entries.some(({ name }) => name.endsWith('.iwa') || name === 'Index.zip')) throw new SpreadsheetError('deNumbers');
  if (entries.some(({ name }) => partKey(name) === 'xl/workbook.bin')) throw new SpreadsheetError('binario');
  if (entries.some(({ encrypted }) => encrypted)) throw new SpreadsheetError('conContrasena');
  if (!entries.some(({ name }) => partKey(name) === '[content_types].xml')) throw new SpreadsheetError('otroArchivo');
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > maxUnpacked) throw tooBig();
  return new Map(entries.map((entry) => [partKey(entry.name), unpackWithin(bytes, entry)]));
}

/** Returns the text of the sheets of a workbook of our own. Throws `SpreadsheetError` for another file, or for more than `maxUnpacked` bytes. */
export function sheetsText(bytes: Buffer, maxUnpacked: number): string {
  const sheets = readDirectory(bytes).filter(({ name }) => name.startsWith('xl/'));
  if (sheets.reduce((sum, { unpacked }) => sum + unpacked, 0) > maxUnpacked) throw tooBig();
  return sheets.map((entry) => unpackWithin(bytes, entry).toString('utf8')).join('\n');
}

/** Folds the name of a part, as programs write and name it: either slash, any case, letters as they are or as `%20`. */
export function partKey(name: string): string {
  const segments: string[] = [];
  for (const segment of unescaped(name).replaceAll('\\', '/').split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments.join('/').toLowerCase();
}

function unescaped(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function readDirectory(bytes: Buffer): Entry[] {
  const end = findEnd(bytes);
  requireOneDirectory(bytes, end);
  const count = bytes.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw tooBig();
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + CENTRAL_BYTES > end || bytes.readUInt32LE(at) !== CENTRAL) throw broken();
    const nameBytes = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameBytes),
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += CENTRAL_BYTES + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  if (at !== end) throw broken();
  return entries;
}

/** Refuses ZIP64: a workbook within the limits of an import never needs it, and its directory is elsewhere. */
function requireOneDirectory(bytes: Buffer, end: number): void {
  const [size, offset] = [bytes.readUInt32LE(end + 12), bytes.readUInt32LE(end + 16)];
  const beforeEnd = end - ZIP64_LOCATOR_BYTES;
  if (bytes.readUInt16LE(end + 10) === ZIP64_COUNT || size === ZIP64 || offset === ZIP64) throw broken();
  if (beforeEnd >= 0 && bytes.readUInt32LE(beforeEnd) === ZIP64_LOCATOR) throw broken();
  if (offset + size !== end) throw broken();
}

function findEnd(bytes: Buffer): number {
  for (let at = bytes.length - END_BYTES; at >= Math.max(0, bytes.length - END_BYTES - COMMENT_MAX); at -= 1) {
    if (bytes.readUInt32LE(at) === END) return at;
  }
  throw broken();
}

/** Unpacks a part and refuses it as soon as it exceeds its announced size, which may be false. */
function unpackWithin(bytes: Buffer, { method, packed, unpacked, offset }: Entry): Buffer {
  if (packed === ZIP64 || offset + LOCAL_BYTES > bytes.length || bytes.readUInt32LE(offset) !== LOCAL) throw broken();
  const start = offset + LOCAL_BYTES + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const content = bytes.subarray(start, start + packed);
  if (content.length !== packed) throw broken();
  if (method === STORED && packed === unpacked) return content;
  if (method !== DEFLATED) throw broken();
  const inflated = inflate(content, unpacked);
  if (inflated.length !== unpacked) throw broken();
  return inflated;
}

function inflate(content: Buffer, limit: number): Buffer {
  try {
    return inflateRawSync(content, { maxOutputLength: limit + 1 });
  } catch (error) {
    throw error instanceof RangeError ? tooBig() : broken();
  }
}
