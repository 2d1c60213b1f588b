import { logApi } from '@portal/contract/log';
import { examples } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../core/client/api-error.ts';
import { saveFile } from '../../core/client/save-file.ts';
import { storeShop } from '../../core/session/shop.ts';
import { rowsOf } from '../../testing/pieces.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { failure } from '../../testing/replies.ts';
import { t } from '../../testing/text.ts';

const [ficha] = examples.certificado.ofUsuario;

test('the list shows number and code of each certificate, with buttons to download and open it', async () => {
  vi.stubGlobal('innerWidth', 1400);
  await renderScreen('/certificado', { session: 'alumno' });
  const [row] = await rowsOf(t('certificado.lista.tabla'));
  expect(row?.textContent).toContain(ficha!.numero);
  expect(row?.textContent).toContain(ficha!.codigo);
  expect(within(row!).getByRole('button', { name: t('certificado.lista.descargarDe', { tema: ficha!.tema }) })).toBeTruthy();
  expect(within(row!).getByRole('link', { name: ficha!.tema }).getAttribute('href')).toBe('/certificadovisor?id=5');
});

test('on a tablet that a shop shares certificates are read, and no file of them is left', async () => {
  storeShop({ token: 'token-de-la-tablet', dispositivo: 'Mostrador', empresa: 'Comercial Andina', maximo_mb: 500 });
  await renderScreen('/certificado', { session: 'alumno' });
  expect(await screen.findByRole('region', { name: t('tienda.sesion.barra') })).toBeTruthy();
  const [row] = await rowsOf(t('certificado.lista.tabla'));
  expect(within(row!).getByRole('link', { name: ficha!.tema })).toBeTruthy();
  expect(within(row!).queryByRole('button', { name: t('certificado.lista.descargarDe', { tema: ficha!.tema }) })).toBeNull();
  expect(() => saveFile(new Blob(), 'certificado.pdf')).toThrow(ApiError);
});

test.each([
  ['a failed attempt', failure('no_encontrado', message('certificado.errores.sinCertificado')), t('certificado.errores.sinCertificado')],
  ['another person’s attempt', failure('sin_permiso', message('llamada.permiso')), t('llamada.permiso')],
])('%s shows the refusal and no download button', async (_, refusal, words) => {
  const { address, server } = await renderScreen('/certificadovisor?id=5', { session: 'alumno', calls: { certificado: { sel: refusal } } });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(server.requests(logApi.ins), 'the log has no certificate that was not seen').toEqual([]);
  expect(screen.queryByRole('button', { name: t('certificado.descargar') })).toBeNull();
  expect(screen.queryByRole('img', { name: /^Certificado/ })).toBeNull();
  expect(screen.queryByText(ficha!.nombre)).toBeNull();
  expect(address()).toBe('/certificadovisor?id=5');
});

test.each([
  { who: 'a learner', session: 'alumno', own: [ficha!], target: '/certificado' },
  { who: 'an administrator', session: 'admin', own: [], target: '/evaluacionresultado?id=5' },
  { who: 'an administrator who earned it', session: 'admin', own: [ficha!], target: '/certificado' },
] as const)('Volver of a certificate that $who opens leads to where such certificates are', async ({ session, own, target }) => {
  // The measure of a line; happy-dom has no canvas.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ measureText: () => ({ width: 1 }) } as never);
  await renderScreen('/certificadovisor?id=5', { session, calls: { certificado: { ofUsuario: [...own] } } });
  const back = await screen.findByRole('link', { name: t('comun.volver') });
  await waitFor(() => expect(back.getAttribute('href')).toBe(target));
});
