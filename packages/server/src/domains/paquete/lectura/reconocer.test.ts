import { refusalOf } from '@portal/testkit/scorm.ts';
import { archive, type Part } from '@portal/testkit/zip-by-hand.ts';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openPackage } from './abrir-paquete.service.ts';

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
const opened = (...parts: readonly Part[]) => openPackage(written(archive(...parts)), 'Curso.zip');
const refused = (...parts: readonly Part[]) => refusalOf(() => opened(...parts));

const html: Part = { name: 'index.html' };
test.each([
  ['two manifests at one depth', 'variosManifiestos', [{ name: 'a/imsmanifest.xml' }, { name: 'b/imsmanifest.xml' }]],
  ['two manifests in different letters', 'variosManifiestos', [{ name: 'imsmanifest.xml' }, { name: 'IMSMANIFEST.XML' }]],
  ['a manifest that is no XML', 'manifiestoRoto', [{ name: 'imsmanifest.xml', text: 'x' }]],
  ['an empty archive', 'sinManifiesto', []],
  ['no manifest', 'sinManifiesto', [{ name: 'a.txt' }, { name: 'b.txt' }]],
  ['a web site', 'web', [html, { name: 'a.js' }]],
  ['one page', 'web', [html]],
  ['AICC', 'aicc', [{ name: 'c/X.CRS' }, { name: 'c/x.au' }, html]],
  ['H5P', 'h5p', [{ name: 'h5p.json' }, { name: 'content/content.json' }]],
  ['H5P that holds a package', 'h5p', [{ name: 'h5p.json' }, { name: 'content/imsmanifest.xml', text: MANIFEST }]],
  ['cmi5', 'cmi5', [{ name: 'cmi5.xml' }, html]],
  ['Tin Can', 'tincan', [{ name: 'curso/tincan.xml' }, html]],
  ['a backup of Moodle', 'moodle', [{ name: 'moodle_backup.xml' }, { name: 'files/ab/abc' }]],
  ['a ZIP inside', 'zipDentro', [{ name: 'curso.bin', text: archive(...PLAIN) }]],
  ['a folder of the portal', 'reservada', [...PLAIN, { name: '~/index.html' }]],
  ['another compression', 'metodo', [...PLAIN, { name: 'video.mp4', method: 9 }]],
  ['a manifest that is too large', 'manifiestoGrande', [{ name: 'imsmanifest.xml', text: ' '.repeat(8 * 1024 * 1024 + 1) }]],
])('refuses %s', async (_, clave, parts) => {
  expect(await refused(...parts)).toMatchObject({ clave: `paquete.errores.${clave}` });
});

test.each([
  ['word', ['[Content_Types].xml', 'word/document.xml']],
  ['excel', ['[Content_Types].xml', 'xl/workbook.xml']],
  ['powerpoint', ['[Content_Types].xml', 'ppt/presentation.xml']],
  ['epub', ['mimetype', 'META-INF/container.xml', 'a.xhtml']],
  ['opendocument', ['mimetype', 'META-INF/manifest.xml', 'content.xml']],
])('says what a document is: %s', async (tipo, names) => {
  expect(await refused(...names.map((name) => ({ name })))).toEqual({
    clave: 'paquete.errores.documento',
    valores: { que: { clave: `paquete.errores.documentos.${tipo}` } },
  });
});

test('plays a package that serves another standard beside SCORM', async () => {
  for (const name of ['tincan.xml', 'cmi5.xml', 'h5p/h5p.json']) {
    const paquete = await opened(...PLAIN, { name });
    expect(paquete.ficha.archivos).toBe(3);
    paquete.close();
  }
});

test.each([
  ['a text', Buffer.from('hola')],
  ['nothing', Buffer.alloc(0)],
  ['a PDF', Buffer.from('%PDF-1.7')],
  ['a gzip', Buffer.from('1f8b0800', 'hex')],
])('refuses %s as no ZIP', async (_, bytes) => {
  expect(await refusalOf(() => openPackage(written(bytes), 'a.zip'))).toMatchObject({ clave: 'paquete.errores.noEsZip' });
});
