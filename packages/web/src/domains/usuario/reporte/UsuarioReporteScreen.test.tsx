import { examples } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen, within } from '@testing-library/react';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test, vi } from 'vitest';
import { createReportePdf } from './reporte-pdf.ts';
import { rowsOf } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { failure } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const { reporte } = examples.usuario;
const [passed, failed] = reporte.intentos;
const CAPTION = t('intento.tabla', { persona: reporte.personal });

test('shows code, name and company, and each attempt with the way to its certificate', async () => {
  await renderScreen('/usuarioreporte?id=3', { session: 'admin' });
  const [first, second] = await rowsOf(CAPTION);
  for (const text of [reporte.codigo_usuario, reporte.empresa]) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getAllByText(reporte.personal).length).toBeGreaterThan(0);
  for (const text of [passed!.plan, passed!.tema, passed!.hora, '2 de 2', '90']) expect(first?.textContent).toContain(text);
  const link = within(first!).getByRole('link', { name: t('intento.verCertificado', { numero: passed!.certificado! }) });
  expect(link.getAttribute('href')).toBe(`/certificadovisor?id=${passed!.id_evaluacion}`);
  expect(second?.textContent).toContain(t('comun.opciones.situacionIntento.desaprobado'));
  expect(within(second!).queryByRole('link')).toBeNull();
});

test('prints the page', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await renderScreen('/usuarioreporte?id=3', { session: 'admin' });
  await user.click(await screen.findByRole('button', { name: t('comun.imprimir') }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('says that there are no attempts, and that an unknown person does not exist', async () => {
  await renderScreen('/usuarioreporte?id=3', { session: 'admin', calls: { usuario: { reporte: { ...reporte, intentos: [] } } } });
  expect(await screen.findByText(t('intento.vacio'))).toBeTruthy();
});

test.each([
  ['/usuarioreporte', t('intento.sinId')],
  ['/usuarioreporte?id=9', t('inexistente.usuario')],
])('%s says «%s»', async (address, words) => {
  const unknown = failure('no_encontrado', message('inexistente.usuario'));
  await renderScreen(address, { session: 'admin', calls: { usuario: { reporte: unknown } } });
  expect(await screen.findByText(words)).toBeTruthy();
});

test('the PDF has every attempt on numbered pages, with the headers on each', async () => {
  const row = [failed!.plan, failed!.tema, '19/11/2026', failed!.hora, '1 de 2', '40 %', 'No aprobado', 'No'];
  const texts = {
    title: 'Intentos de un usuario',
    file: 'intentos-ALU003',
    issued: 'Emitido hoy',
    facts: [['Nombre', reporte.personal]] as const,
    headers: ['Plan', 'Tema', 'Fecha', 'Hora', 'Intento', 'Nota', 'Situación', 'Certificado'],
    rows: Array.from({ length: 60 }, () => row),
    page: (pagina: number, total: number) => `Página ${pagina} de ${total}`,
  };
  const data = new Uint8Array(createReportePdf(texts).output('arraybuffer'));
  const document = await getDocument({ data, useSystemFonts: false, verbosity: 0 }).promise;
  const lines: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    lines.push(...items.flatMap((item) => ('str' in item ? [item.str] : [])));
  }
  const count = (text: string) => lines.filter((line) => line === text).length;
  expect(document.numPages).toBeGreaterThan(1);
  expect([count('No aprobado'), count('Situación'), count(`Nombre: ${reporte.personal}`)]).toEqual([60, document.numPages, 1]);
  expect(lines).toContain(`Página ${document.numPages} de ${document.numPages}`);
});
