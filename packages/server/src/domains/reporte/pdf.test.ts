import type { Endpoint } from '@portal/contract/core';
import { reporteApi } from '@portal/contract/reporte';
import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { buildCrowd, buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { requestOf } from '@portal/testkit/call.ts';
import { readPdf } from '@portal/testkit/files/read-pdf.ts';
import { EscenaDireccion } from '@portal/testkit/scenes/direccion.ts';
import { beforeEach, expect, test } from 'vitest';

const app = useTestApp();
const escena = new EscenaDireccion(app);
beforeEach(() => escena.begin());

const exported = async (endpoint: Endpoint, request: object, token = escena.duena.token) => {
  const { statusCode, headers, rawPayload } = await app.inject(requestOf(endpoint, { ...request, token }));
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  return { name: String(headers['content-disposition']), ...(await readPdf(rawPayload)) };
};
const query = { formato: 'pdf' as const, titulo: 'Usuarios Asignados por empresa', columnas: 'personal,plan,fecha,avance' };

test('a report is a PDF with its filters by name, moment, zone, and the values of the screen', async () => {
  const a = await escena.company();
  const { empresas, planes } = escena.filtros(a);
  const body = { id_empresa: empresas, id_planestudio: planes, fecha_desde: '2026-01-01', fecha_hasta: '2026-12-31' };
  const { name, title, pages } = await exported(reporteApi.usuarioEmpresaPor, {
    body,
    query: { ...query, buscar: 'Paterno', orden: '-avance' },
  });
  expect(name).toContain('UCJ-Usuarios_Asignados.pdf');
  expect(title).toBe(query.titulo);
  const [{ lines }] = pages as [(typeof pages)[0]];
  expect(lines).toEqual(
    expect.arrayContaining([
      query.titulo,
      `Empresas: ${a.empresa}`,
      'Fechas: del 01/01/2026 al 31/12/2026',
      'Búsqueda: Paterno',
      'Orden: % Avance, de mayor a menor',
      'Emitido el 21/11/2026 10:00 (America/Lima)',
      a.persona.personal,
      '02/11/2026',
    ]),
  );
  expect(lines.at(-1)).toBe('Página 1 de 1');
});

test('a limited access has the names and rows of its companies alone', async () => {
  const [a, b] = await escena.companies(2);
  const limitado = await limitedAdmin(app, [a!.id_empresa]);
  const { empresas, planes } = escena.filtros(a!, b!);
  const { pages } = await exported(
    reporteApi.usuarioEmpresaPor,
    { body: { id_empresa: empresas, id_planestudio: planes }, query },
    limitado.token,
  );
  const text = pages.flatMap(({ lines }) => lines).join('\n');
  expect(text).toContain(a!.persona.personal);
  for (const foreign of [b!.persona.personal, b!.empresa]) expect(text).not.toContain(foreign);
});

test('the avance of a plan ends with the sum of its rows, unless a filter leaves rows out', async () => {
  const [a, b] = await escena.companies(2);
  const { empresas, planes } = escena.filtros(a!, b!);
  const sum = async (over: object) => {
    const body = { id_empresa: empresas, id_planestudio: Number(planes) };
    const { pages } = await exported(reporteApi.generalEmpresaPor, {
      body,
      query: { formato: 'pdf', columnas: 'empresa,usuarios_asignados', ...over },
    });
    const { lines } = pages[0]!;
    return lines.slice(lines.indexOf('Total'), lines.indexOf('Total') + 2);
  };
  expect(await sum({})).toEqual(['Total', '2']);
  expect(await sum({ buscar: a!.empresa })).not.toContain('Total');
});

test('a list with more rows is refused with the way to Excel', async () => {
  const { id_empresa } = await escena.company();
  await buildCrowd(app.db, id_empresa, 5001);
  const { status, problem } = await app.call(usuarioApi.sellst, { token: escena.duena.token, query: { formato: 'pdf' } });
  expect(status).toBe(422);
  expect(problem.message).toContain('PDF');
  expect(problem.message).toContain('Excel (.xlsx)');
});

test('a saved report goes as PDF, in the language of its reader', async () => {
  const gerente = await buildUsuario(app.db, { idioma: 'ja' });
  const a = await escena.company({ gerente });
  await escena.save(escena.filtros(a), { nombre: 'Avance 山田', formato: 'pdf' });
  escena.due();
  expect(await escena.run()).toBe(1);
  const [mail] = await app.db.selectFrom('correo').select(['adjunto', 'adjunto_nombre', 'adjunto_tipo']).execute();
  expect([mail!.adjunto_nombre, mail!.adjunto_tipo]).toEqual(['UCJ-Usuarios_Asignados.pdf', 'application/pdf']);
  const { pages, title, language } = await readPdf(mail!.adjunto!);
  expect([title, language]).toEqual(['Avance 山田', 'ja-JP']);
  expect(pages[0]!.lines.join('')).toContain(a.persona.personal);
  expect(pages[0]!.lines.join('')).toMatch(/1 \/ 1ページ$/);
});
