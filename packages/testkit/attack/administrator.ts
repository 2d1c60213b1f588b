import { deflateRawSync } from 'node:zlib';
import { archivoApi } from '@portal/contract/archivo';
import { preguntaApi } from '@portal/contract/pregunta';
import { usuarioApi } from '@portal/contract/usuario';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { nextNumber } from '../builders/counter.ts';
import { signIn } from '../builders/ingreso/sesion.ts';
import { buildSubida } from '../builders/contenido/subida.ts';
import { buildUsuario } from '../builders/persona/usuario.ts';
import { usuarioSheet } from '../files/spreadsheet.ts';
import { workbookParts } from '../files/workbook.ts';
import { buildZip, buildZip64 } from '../files/zip.ts';
import { atOnce, statusesOf, type Target } from './target.ts';

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(200_000, 'x')]);
const ONE_ROW = '<row r="1"><c r="A1"><v>1</v></c></row>';

/** Attacks of a script with the token of an administrator. */
export function attackAsAdministrator(target: Target): void {
  let token: string;
  let other: string;
  beforeAll(async () => {
    const { portal } = target;
    token = await signIn(portal, await buildUsuario(portal.db, { admin: true }));
    other = await signIn(portal, await buildUsuario(portal.db, { admin: true }));
  });
  beforeEach(() => target.portal.db.deleteFrom('intento_acceso').execute());
  const keep = async (content: Buffer, nombre: string, calls = 1) => {
    const subida = await buildSubida(target.dataDir, content);
    return atOnce(calls, () => target.portal.call(archivoApi.ins, { token, body: { subida, nombre } }));
  };

  test('keeps one upload fifteen times at once', async () => {
    const answers = await keep(PDF, 'manual.pdf', 15);
    expect(statusesOf(answers)).toEqual({ 200: 15 });
    expect(new Set(answers.map(({ data }) => data.id_archivo)).size).toBe(1);
    expect(answers[0]!.data.tamano).toBe(PDF.length);
  });

  test('uploads a page that begins with hundreds of comments', async () => {
    const [unclosed] = await keep(Buffer.from('<!--' + '-->\n<!--'.repeat(130)), 'x.html');
    expect(unclosed!.status).toBe(415);
    const [page] = await keep(Buffer.from('<!-- a -->'.repeat(90) + '<html><p>Hola'), 'x.html');
    expect(page!.data.tipo_mime).toBe('text/html');
  });

  test.each(['../../etc/passwd', '..%2f..%2fetc%2fpasswd', '%00', 'a'.repeat(32), `${'0'.repeat(32)}.json`])(
    'asks for the upload %s and learns no folder',
    async (id) => {
      for (const method of ['HEAD', 'PATCH', 'DELETE'] as const) {
        const headers = {
          authorization: `Bearer ${token}`,
          'tus-resumable': '1.0.0',
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
        };
        const { statusCode, body } = await target.portal.inject({ method, url: `/api/archivo/subida/${id}`, headers });
        expect(statusCode).toBeGreaterThanOrEqual(400);
        expect(statusCode).toBeLessThan(500);
        expect(body).not.toMatch(/subidas|ENOENT|at \//);
      }
    },
  );

  const zeros = () => Buffer.alloc(256 * 1024 * 1024);
  const bombs: readonly [string, (packed: Buffer, unpacked: number) => Buffer][] = [
    ['that tells its size', (packed, unpacked) => buildZip([...workbookParts(''), { name: 'xl/sharedStrings.xml', packed, unpacked }])],
    ['that lies about its size', (packed) => buildZip([...workbookParts(''), { name: 'xl/sharedStrings.xml', packed, unpacked: 1000 }])],
    [
      'behind a second directory',
      (packed, unpacked) => {
        const harmless = workbookParts(ONE_ROW);
        return buildZip64(harmless, [...harmless.slice(0, -1), { name: 'xl/worksheets/sheet1.xml', packed, unpacked }], {
          size: 0xffffffff,
        });
      },
    ],
  ];
  test.each(bombs)('sends four workbooks at once with a bomb %s, and others are answered', async (_what, build) => {
    const { portal } = target;
    const bytes = zeros();
    const body = build(deflateRawSync(bytes, { level: 1 }), bytes.length);
    const sent = atOnce(4, () => portal.call(preguntaApi.importar, { token, body, query: { archivo: 'preguntas.xlsx' } }));
    expect((await portal.inject({ url: '/api/portal' })).statusCode).toBe(200);
    expect(statusesOf(await sent)).toEqual({ 422: 4 });
  });

  test('sends a workbook with external and multiplying entities', async () => {
    const lol = `<!DOCTYPE l [<!ENTITY f SYSTEM "file:///etc/passwd"><!ENTITY a "${'ja'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]>`;
    for (const entity of ['&f;', '&b;']) {
      const parts = workbookParts(`<row r="1"><c r="A1" t="str"><v>${entity}</v></c></row>`).map((part) =>
        'text' in part && part.name.endsWith('sheet1.xml') ? { ...part, text: part.text.replace('<worksheet', `${lol}<worksheet`) } : part,
      );
      const answer = await target.portal.inject({
        method: 'POST',
        url: '/api/pregunta/importar?archivo=preguntas.xlsx',
        payload: buildZip(parts),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      });
      expect([200, 422]).toContain(answer.statusCode);
      expect(answer.body).not.toMatch(/root:|(ja){1000}/);
    }
  });

  test('confirms an import ten times at once, and that of somebody else', async () => {
    const { portal } = target;
    const people = Array.from({ length: 5 }, () => {
      const number = nextNumber();
      const company = { cod_empresa: 'ATAQUE', empresa: 'Comercial Ataque' };
      const names = { nombre: 'Rosa', apellido_paterno: 'Quispe' };
      return { ...company, ...names, tipo_doc: 'DNI', n_doc: String(47_000_000 + number), codigo: `ATQ${number}` };
    });
    const query = { archivo: 'personal.xlsx', opciones: {} };
    const { data } = await portal.call(usuarioApi.importar, { token, query, body: await usuarioSheet(...people) });
    const body = { id_importacion: data.id_importacion };
    expect((await portal.call(usuarioApi.importarIns, { token: other, body })).status).toBe(403);
    const answers = await atOnce(10, () => portal.call(usuarioApi.importarIns, { token, body }));
    expect(statusesOf(answers)).toEqual({ 200: 10 });
    const codes = people.map(({ codigo }) => codigo);
    const stored = await portal.db.selectFrom('usuario').select('codigo_usuario').where('codigo_usuario', 'in', codes).execute();
    expect(stored).toHaveLength(people.length);
  });
}
