import { crc32, deflateRawSync } from 'node:zlib';

/** File of an archive, deflated unless it says otherwise. */
export interface Part {
  readonly name: string | Buffer;
  readonly text?: string | Buffer;
  /** Compression; 0 stores the text as it is, others only claim it. */
  readonly method?: number;
  /** Bytes in the archive instead of the compressed text. */
  readonly packed?: Buffer;
  readonly crc?: number;
  readonly flags?: number;
  readonly attributes?: number;
  /** Announced size instead of the real one. */
  readonly size?: number;
  readonly descriptor?: boolean;
  readonly zip64?: boolean;
}

/** One file of an archive as `written` bytes, and its entry of the directory. */
interface Entry {
  readonly written: Buffer;
  readonly listed: Buffer;
}

/** Sizes and place of a file as they are announced. */
interface Announced {
  readonly name: Buffer;
  readonly packed: Buffer;
  readonly crc: number;
  readonly size: number;
  readonly offset: number;
}

/** Writes an archive by hand, deflated, with what real programs and attackers write. */
export function archive(...parts: readonly Part[]): Buffer {
  const entries: Entry[] = [];
  let offset = 0;
  for (const part of parts) {
    const entry = entryOf(part, offset);
    entries.push(entry);
    offset += entry.written.length;
  }
  const files = Buffer.concat(entries.map(({ written }) => written));
  const directory = Buffer.concat(entries.map(({ listed }) => listed));
  return ending(files, directory, { count: parts.length, zip64: parts.some(({ zip64 }) => zip64) });
}

function entryOf(part: Part, offset: number): Entry {
  const raw = Buffer.from((part.text as string) ?? 'x');
  const announced = {
    name: Buffer.from(part.name as string),
    packed: part.packed ?? (part.method === 0 ? raw : deflateRawSync(raw)),
    crc: part.crc ?? crc32(raw),
    size: part.size ?? raw.length,
    offset,
  };
  return { written: writtenOf(part, announced), listed: listedOf(part, announced) };
}

const flagsOf = ({ flags = 0, descriptor = false }: Part): number => flags | (descriptor ? 8 : 0);

function writtenOf(part: Part, { name, packed, crc, size }: Announced): Buffer {
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(flagsOf(part), 6);
  local.writeUInt16LE(part.method ?? 8, 8);
  local.writeUInt16LE(name.length, 26);
  if (!part.descriptor) {
    local.writeUInt32LE(crc, 14);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(size, 22);
    return Buffer.concat([local, name, packed]);
  }
  const after = Buffer.alloc(16);
  after.writeUInt32LE(0x08074b50, 0);
  after.writeUInt32LE(crc, 4);
  after.writeUInt32LE(packed.length, 8);
  after.writeUInt32LE(size, 12);
  return Buffer.concat([local, name, packed, after]);
}

function listedOf(part: Part, { name, packed, crc, size, offset }: Announced): Buffer {
  const extra = Buffer.alloc(part.zip64 ? 28 : 0);
  const sizes = part.zip64 ? [0xffffffff, 0xffffffff, 0xffffffff] : [packed.length, size, offset];
  if (part.zip64) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(24, 2);
    extra.writeBigUInt64LE(BigInt(size), 4);
    extra.writeBigUInt64LE(BigInt(packed.length), 12);
    extra.writeBigUInt64LE(BigInt(offset), 20);
  }
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(0x0314, 4);
  central.writeUInt16LE(flagsOf(part), 8);
  central.writeUInt16LE(part.method ?? 8, 10);
  central.writeUInt32LE(crc, 16);
  central.writeUInt32LE(sizes[0] ?? 0, 20);
  central.writeUInt32LE(sizes[1] ?? 0, 24);
  central.writeUInt16LE(name.length, 28);
  central.writeUInt16LE(extra.length, 30);
  central.writeUInt32LE(part.attributes ?? 0, 38);
  central.writeUInt32LE(sizes[2] ?? 0, 42);
  return Buffer.concat([central, name, extra]);
}

function ending(files: Buffer, directory: Buffer, { count, zip64 }: { readonly count: number; readonly zip64: boolean }): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(zip64 ? 0xffff : count, 8);
  end.writeUInt16LE(zip64 ? 0xffff : count, 10);
  end.writeUInt32LE(zip64 ? 0xffffffff : directory.length, 12);
  end.writeUInt32LE(zip64 ? 0xffffffff : files.length, 16);
  if (!zip64) return Buffer.concat([files, directory, end]);
  const end64 = Buffer.alloc(56);
  end64.writeUInt32LE(0x06064b50, 0);
  end64.writeBigUInt64LE(44n, 4);
  end64.writeBigUInt64LE(BigInt(count), 24);
  end64.writeBigUInt64LE(BigInt(count), 32);
  end64.writeBigUInt64LE(BigInt(directory.length), 40);
  end64.writeBigUInt64LE(BigInt(files.length), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(files.length + directory.length), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([files, directory, end64, locator, end]);
}
