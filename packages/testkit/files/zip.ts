import { crc32, deflateRawSync } from 'node:zlib';

/** One file of an archive: its text, or packed bytes with the unpacked size to announce. */
export type ZipPart =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly packed: Buffer; readonly unpacked: number };

const END_BYTES = 22;

/** Builds a zip archive of these parts, without checking announced sizes; `base` bytes of another file come before it. */
export function buildZip(parts: readonly ZipPart[], base = 0): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = base;
  for (const part of parts) {
    const { packed, unpacked, crc } = contentOf(part);
    const name = Buffer.from(part.name);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc, 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(unpacked, 18);
    shared.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), shared, name, packed]);
    locals.push(local);
    centrals.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), shared, place, name]));
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\u0005\u0006'), end]);
}

function contentOf(part: ZipPart): { packed: Buffer; unpacked: number; crc: number } {
  if ('packed' in part) return { packed: part.packed, unpacked: part.unpacked, crc: 0 };
  const bytes = Buffer.from(part.text);
  return { packed: deflateRawSync(bytes), unpacked: bytes.length, crc: crc32(bytes) };
}

/** Values of the end record that name a ZIP64 record; absent: the honest ones. */
interface Zip64End {
  readonly size?: number;
  readonly offset?: number;
  readonly count?: number;
}

/**
 * Builds an archive with two directories: the end record names the one of `shown`, and a ZIP64 record before it the one of `hidden`, which a
 * reader follows when `end` says so.
 */
export function buildZip64(shown: readonly ZipPart[], hidden: readonly ZipPart[], end: Zip64End): Buffer {
  const below = buildZip(hidden);
  const above = buildZip(shown, below.length);
  const [hiddenEnd, last] = [below.subarray(-END_BYTES), Buffer.from(above.subarray(-END_BYTES))];
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  for (const at of [24, 32]) record.writeBigUInt64LE(BigInt(hiddenEnd.readUInt16LE(10)), at);
  record.writeBigUInt64LE(BigInt(hiddenEnd.readUInt32LE(12)), 40);
  record.writeBigUInt64LE(BigInt(hiddenEnd.readUInt32LE(16)), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(below.length + above.length - END_BYTES), 8);
  locator.writeUInt32LE(1, 16);
  if (end.count !== undefined) last.writeUInt16LE(end.count, 10);
  if (end.size !== undefined) last.writeUInt32LE(end.size, 12);
  if (end.offset !== undefined) last.writeUInt32LE(end.offset, 16);
  return Buffer.concat([below, above.subarray(0, -END_BYTES), record, locator, last]);
}
