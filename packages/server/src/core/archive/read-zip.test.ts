import { archive } from '@portal/testkit/zip-by-hand.ts';
import { expect, test } from 'vitest';
import { ARCHIVE_LIMITS } from './archive.rules.ts';
import { openZip } from './read-zip.ts';
import { writeZip } from './write-zip.ts';

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
