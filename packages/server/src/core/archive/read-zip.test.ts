import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ARCHIVE_LIMITS } from './archive.rules.ts';
import { crc32 } from './crc32.rules.ts';
import { openZip } from './read-zip.ts';
import { writeZip } from './write-zip.ts';

interface Part {
  readonly name: string | Buffer;
  readonly text?: string;
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
function archive(...parts: readonly Part[]): Buffer {
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
  const raw = Buffer.from(part.text ?? 'x');
  const announced = {
    name: Buffer.from(part.name as string),
    packed: deflateRawSync(raw),
    crc: crc32(raw),
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
  local.writeUInt16LE(8, 8);
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
  central.writeUInt16LE(8, 10);
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

const refusal = async (bytes: Buffer, limits = ARCHIVE_LIMITS): Promise<string> => {
  try {
    const zip = await openZip(bytes, limits);
    for (const path of zip.paths) await zip.read(path);
    zip.close();
  } catch (error) {
    return (error as { sentence: { clave: string } }).sentence.clave;
  }
  return 'taken';
};

test.each([
  ['plain', {}],
  ['with data descriptors', { descriptor: true }],
  ['ZIP64', { zip64: true }],
])('reads an archive: %s', async (_, part) => {
  const zip = await openZip(
    archive({ name: 'a/Ñ.txt', text: 'hola', ...part }, { name: 'b\\c.txt', text: 'dos', ...part }, { name: 'd/', text: '', ...part }),
  );
  expect(zip.paths).toEqual(['a/Ñ.txt', 'b/c.txt']);
  expect([String(await zip.read('a/Ñ.txt')), String(await zip.read('A/ñ.TXT')), await zip.read('no')]).toEqual(['hola', 'hola', undefined]);
  zip.close();
});

test('reads names of CP437', async () => {
  expect((await openZip(archive({ name: Buffer.from('a\u00a4o', 'latin1') }))).paths).toEqual(['año']);
});

test.each([
  ['a path upwards', 'comprimido.ruta', { name: '../x' }],
  ['a path upwards within', 'comprimido.ruta', { name: 'a/../../x' }],
  ['a path upwards with backslashes', 'comprimido.ruta', { name: '..\\x' }],
  ['an absolute path', 'comprimido.ruta', { name: '/etc/passwd' }],
  ['a drive', 'comprimido.ruta', { name: 'C:/x' }],
  ['a NUL', 'comprimido.ruta', { name: 'a\0b' }],
  ['a password', 'comprimido.cifrada', { name: 'a', flags: 1 }],
  ['a link', 'comprimido.enlace', { name: 'a', attributes: 0o120777 * 0x10000 }],
  ['a device', 'comprimido.enlace', { name: 'a', attributes: 0o20666 * 0x10000 }],
  ['a long path', 'comprimido.limite', { name: 'a'.repeat(241) }],
  ['a deep path', 'comprimido.limite', { name: `${'a/'.repeat(30)}b` }],
  ['a huge size', 'comprimido.limite', { name: 'a', size: 3_000_000_000 }],
  ['a size that is too small', 'comprimido.archivoRoto', { name: 'a', text: 'x'.repeat(1000), size: 10 }],
  ['a size that is too large', 'comprimido.archivoRoto', { name: 'a', text: 'x'.repeat(10), size: 1000 }],
])('refuses %s', async (_, clave, part) => {
  expect(await refusal(archive(part))).toBe(clave);
});

test('refuses the same path twice, and too many entries', async () => {
  expect(await refusal(archive({ name: 'a/b' }, { name: 'a\\b' }))).toBe('comprimido.repetida');
  expect(await refusal(archive({ name: 'a' }, { name: 'b' }), { ...ARCHIVE_LIMITS, entries: 1 })).toBe('comprimido.limite');
});

test('refuses bombs by their sum, and by their real size', async () => {
  const bomb = archive({ name: 'a', text: '0'.repeat(1_000_000) }, { name: 'b', text: '0'.repeat(1_000_000) });
  expect(await refusal(bomb, { ...ARCHIVE_LIMITS, unpacked: 1_500_000 })).toBe('comprimido.limite');
  expect(await refusal(archive({ name: 'a', text: '0'.repeat(50_000_000), size: 42 }))).toBe('comprimido.archivoRoto');
  const zip = await openZip(bomb);
  await expect(zip.read('a', 1000)).rejects.toThrow('comprimido.limite');
});

test('an archive that is cut or changed anywhere is refused or read, never another failure', async () => {
  const whole = archive({ name: 'a', text: 'hola' }, { name: 'b', text: 'dos', zip64: true });
  for (let at = 0; at < whole.length; at += 1) {
    if (at % 10 === 0) expect(await refusal(whole.subarray(0, at))).toBe('comprimido.rota');
    const changed = Buffer.from(whole);
    changed[at] = (changed[at] ?? 0) ^ 0xff;
    expect(await refusal(changed)).toMatch(/^(?:taken|comprimido\.)/);
  }
});

test('reads what it writes', async () => {
  const parts = [
    { path: 'a/ñ.txt', bytes: Buffer.from('hola') },
    { path: 'vacío', bytes: Buffer.alloc(0) },
  ];
  const zip = await openZip(writeZip(parts));
  expect(zip.paths).toEqual(parts.map(({ path }) => path));
  for (const { path, bytes } of parts) expect(await zip.read(path)).toEqual(bytes);
});
