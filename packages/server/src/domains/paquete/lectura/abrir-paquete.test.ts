import { refusalOf } from '@portal/testkit/scorm.ts';
import { archive, type Part } from '@portal/testkit/zip-by-hand.ts';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { folderStorage } from '../../archivo/archivo.public.ts';
import { openPackage, type PaqueteAbierto } from './abrir-paquete.service.ts';

const folder = mkdtempSync(join(tmpdir(), 'paquete-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(bytes: Buffer): string {
  const path = join(folder, randomBytes(8).toString('hex'));
  writeFileSync(path, bytes);
  return path;
}

const MANIFEST = `<manifest xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"><metadata><schemaversion>1.2</schemaversion></metadata>
<organizations><organization><title>Curso</title><item identifier="I" identifierref="R"><title>Uno</title></item></organization></organizations>
<resources><resource identifier="R" adlcp:scormtype="sco" href="index.html"/></resources></manifest>`;
const PLAIN: readonly Part[] = [
  { name: 'imsmanifest.xml', text: MANIFEST },
  { name: 'index.html', text: '<html>'.repeat(1000) },
];
const opened = (...parts: readonly Part[]): Promise<PaqueteAbierto> => openPackage(written(archive(...parts)), 'Curso.zip');

const refused = (...parts: readonly Part[]) => refusalOf(() => opened(...parts));

/** Reads a whole package as its store would have it: the text of each file by its path. */
async function stored(paquete: PaqueteAbierto): Promise<Record<string, string>> {
  const bytes = await buffer(paquete.content());
  paquete.close();
  const files = paquete.indice().map(({ ruta, inicio, bytes: length, comprimido, tamano, crc }) => {
    const raw = bytes.subarray(inicio, inicio + length);
    const text = comprimido ? inflateRawSync(raw) : raw;
    expect([text.length, crc32(text)]).toEqual([tamano, crc]);
    return [ruta, text.toString()];
  });
  return Object.fromEntries(files);
}

test.each([
  ['plain', {}],
  ['with data descriptors', { descriptor: true }],
  ['ZIP64', { zip64: true }],
  ['without compression', { method: 0 }],
])('opens a package: %s', async (_, part) => {
  const paquete = await opened(...PLAIN.map((each) => ({ ...each, ...part })));
  expect(paquete.ficha).toMatchObject({ tipo: 'scorm12', titulo: 'Curso', archivos: 2, tamano: MANIFEST.length + 6000, avisos: [] });
  expect(await stored(paquete)).toEqual({ 'imsmanifest.xml': MANIFEST, 'index.html': '<html>'.repeat(1000) });
});

test('keeps text deflated, and as they are what browsers ask ranges of and what does not shrink', async () => {
  const noise = randomBytes(5000);
  const paquete = await opened(
    ...PLAIN,
    { name: 'a.mp4', text: 'x'.repeat(5000) },
    { name: 'b.WOFF2', text: 'x'.repeat(5000) },
    { name: 'c.js', text: 'x'.repeat(5000) },
    { name: 'd.bin', text: noise },
    { name: 'vacío.txt', text: '' },
    { name: 'e.css', text: 'y'.repeat(5000), method: 0 },
  );
  expect((await stored(paquete))['a.mp4']).toBe('x'.repeat(5000));
  expect(paquete.indice().map(({ ruta, comprimido }) => [ruta, comprimido])).toEqual([
    ['imsmanifest.xml', true],
    ['index.html', true],
    ['a.mp4', false],
    ['b.WOFF2', false],
    ['c.js', true],
    ['d.bin', false],
    ['vacío.txt', false],
    ['e.css', false],
  ]);
});

test('the index is there after the stream, and each stream starts at the first file', async () => {
  const paquete = await opened(...PLAIN);
  expect(() => paquete.indice()).toThrow('not stored yet');
  const first = await buffer(paquete.content());
  expect(await buffer(paquete.content())).toEqual(first);
  expect(paquete.indice().length).toBe(2);
  paquete.close();
});

test('reads a package in a folder, without what operating systems add and what lies outside', async () => {
  const paquete = await opened(
    { name: 'curso/IMSManifest.XML', text: MANIFEST },
    { name: 'curso\\index.html', text: 'hola' },
    { name: 'curso/.DS_Store' },
    { name: 'curso/Thumbs.db' },
    { name: '__MACOSX/curso/._index.html' },
    { name: '__MACOSX/imsmanifest.xml' },
    { name: 'leame.txt' },
    { name: 'curso/otro/imsmanifest.xml', text: 'deeper' },
  );
  expect(paquete.ficha).toMatchObject({ archivos: 3, avisos: ['carpeta'] });
  expect(Object.keys(await stored(paquete))).toEqual(['IMSManifest.XML', 'index.html', 'otro/imsmanifest.xml']);
});

test('finds files by names of CP437 and by decomposed letters', async () => {
  const manifest = MANIFEST.replace('index.html', 'a%C3%B1o.html');
  for (const name of [Buffer.from('a\u00a4o.html', 'latin1'), 'an\u0303o.html']) {
    const paquete = await opened({ name: 'imsmanifest.xml', text: manifest }, { name });
    expect(Object.keys(await stored(paquete))).toEqual(['imsmanifest.xml', 'año.html']);
  }
});

test('reads a manifest of Windows-1252', async () => {
  const paquete = await opened(
    { name: 'imsmanifest.xml', text: Buffer.from(MANIFEST.replace('Curso', 'Añ\u0093o'), 'latin1') },
    { name: 'index.html' },
  );
  expect(paquete.ficha.titulo).toBe('Añ“o');
  paquete.close();
});

test('refuses what the archive reader refuses, with its sentence', async () => {
  expect(await refused(...PLAIN, { name: 'a', flags: 1 })).toEqual({ clave: 'comprimido.cifrada', valores: { ruta: 'a' } });
  expect(await refused(...PLAIN, { name: '../a' })).toMatchObject({ clave: 'comprimido.ruta' });
  expect(await refused(...PLAIN, { name: 'an\u0303o' }, { name: 'año' })).toMatchObject({ clave: 'comprimido.repetida' });
  expect(await refused(...PLAIN, { name: 'a', size: 3_000_000_000 })).toMatchObject({ clave: 'comprimido.limite' });
});

const deflated = deflateRawSync(Buffer.from('hola '.repeat(100)));
test.each([
  ['a wrong checksum', { text: 'hola '.repeat(100), crc: 1 }],
  ['a size that is too small', { text: 'hola '.repeat(100), size: 400 }],
  ['a size that is too large', { text: 'hola '.repeat(100), size: 600 }],
  ['bytes behind its end', { text: 'hola '.repeat(100), packed: Buffer.concat([deflated, Buffer.from('more')]) }],
  ['a missing end', { text: 'hola '.repeat(100), packed: deflated.subarray(0, -1) }],
  ['broken bytes', { text: 'hola '.repeat(100), packed: Buffer.alloc(30, 0xff) }],
  ['a wrong checksum without compression', { text: 'hola', crc: 1, method: 0 }],
  ['a bomb', { text: Buffer.alloc(20_000_000), size: 100_000 }],
])('a file with %s is named, and nothing of the package stays', async (_, part) => {
  for (const name of ['a.js', 'a.mp4']) {
    const paquete = await opened(...PLAIN, { name, ...part });
    const store = join(folder, 'store', randomBytes(8).toString('hex'));
    const put = () => folderStorage(store).put(() => paquete.content(), 'ab/abc');
    expect(await refusalOf(put)).toEqual({ clave: 'comprimido.archivoRoto', valores: { ruta: name } });
    expect(() => paquete.indice()).toThrow('not stored yet');
    expect(await folderStorage(store).open('ab/abc')).toBeUndefined();
    paquete.close();
  }
});

test('a store that fails ends with its own error', async () => {
  const paquete = await opened(...PLAIN);
  const content = paquete.content();
  content.on('error', () => {});
  content.once('data', () => content.destroy(new Error('disk full')));
  await expect(buffer(content)).rejects.toThrow('disk full');
  paquete.close();
});

test('files that share bytes are refused', async () => {
  const [one, two] = [archive({ name: 'a', text: randomBytes(5000) }), 0x02014b50];
  const at = one.indexOf(Buffer.from(Uint32Array.of(two).buffer));
  const entry = one.subarray(at, -22);
  const other = Buffer.from(entry);
  other.write('b', 46);
  const end = Buffer.from(one.subarray(-22));
  end.writeUInt16LE(2, 8);
  end.writeUInt16LE(2, 10);
  end.writeUInt32LE(2 * entry.length, 12);
  const shared = Buffer.concat([one.subarray(0, at), entry, other, end]);
  expect(await refusalOf(() => openPackage(written(shared), ''))).toMatchObject({ clave: 'comprimido.rota' });
});

test('reads a large manifest in a thread, with the same answers and refusals', async () => {
  const files = Array.from({ length: 10_000 }, (_, index) => `<file href="carpeta/archivo-${index}.html"/>`).join('');
  const large = MANIFEST.replace('</resources>', `<resource identifier="F">${files}</resource></resources>`);
  const paquete = await opened({ name: 'imsmanifest.xml', text: large }, { name: 'index.html' });
  expect(paquete.ficha).toMatchObject({ titulo: 'Curso', avisos: [], lecciones: [{ inicio: 'index.html' }] });
  paquete.close();
  expect(await refused({ name: 'imsmanifest.xml', text: large })).toMatchObject({ clave: 'paquete.errores.inicioAusente' });
});

test('an archive that is cut or changed anywhere is refused or read, never another failure', async () => {
  const whole = archive(...PLAIN.map((part) => ({ ...part, text: String(part.text).slice(0, 400) })), { name: 'a.mp4', text: 'hola' });
  const outcome = (bytes: Buffer) =>
    refusalOf(async () => {
      const paquete = await openPackage(written(bytes), 'x');
      try {
        await buffer(paquete.content());
      } finally {
        paquete.close();
      }
    });
  for (let at = 0; at < whole.length; at += 3) {
    expect(await outcome(whole.subarray(0, at))).toHaveProperty('clave');
    const changed = Buffer.from(whole);
    changed[at] = (changed[at] ?? 0) ^ 0xff;
    const result = await outcome(changed);
    if (result !== 'taken') expect(result).toHaveProperty('clave');
  }
});
