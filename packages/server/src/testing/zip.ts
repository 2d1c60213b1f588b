import { crc32, deflateRawSync } from 'node:zlib';

/** One file of an archive: its text, or packed bytes with the unpacked size to announce. */
export type ZipPart =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly packed: Buffer; readonly unpacked: number };

/** Builds a zip archive of these parts, without checking announced sizes. */
export function buildZip(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
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
