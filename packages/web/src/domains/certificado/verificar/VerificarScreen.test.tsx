import { certificadoApi } from '@portal/contract/certificado';
import { examples } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { failure } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const ADDRESS = '/certificado/verificar';
const { verificar } = examples.certificado;

test('the address of a printed code shows the certificate without a session', async () => {
  await renderScreen(`${ADDRESS}?codigo=${verificar.codigo}`);
  expect(await screen.findByRole('heading', { name: t('certificado.verificar.vigente') })).toBeTruthy();
  const shown = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  const { numero, codigo, nombre, tema, lugar } = verificar;
  expect(shown).toEqual(expect.arrayContaining([numero, codigo, nombre, tema, lugar, '100\u00a0%']));
});

test('the screen begins in its field, and leads home and to the guide', async () => {
  await renderScreen(ADDRESS);
  const field = await screen.findByLabelText(new RegExp(`^${t('certificado.verificar.codigo')}`));
  expect(document.activeElement).toBe(field);
  expect(screen.getByRole('link', { name: t('comun.irAlInicio') }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: t('ui.marco.ayuda') })).toBeTruthy();
});

test('sending a typed code puts it into the address and verifies it', async () => {
  const { user, server, address } = await renderScreen(ADDRESS);
  await user.type(await screen.findByLabelText(new RegExp(`^${t('certificado.verificar.codigo')}`)), 'a1b2c3d4e5f6');
  await user.click(screen.getByRole('button', { name: t('certificado.verificar.enviar') }));
  expect(await screen.findByRole('heading', { name: t('certificado.verificar.vigente') })).toBeTruthy();
  expect(address()).toBe(`${ADDRESS}?codigo=a1b2c3d4e5f6`);
  expect(server.requests(certificadoApi.verificar).map(({ params }) => params.codigo)).toEqual(['a1b2c3d4e5f6']);
});

test.each([
  ['was never issued', 'no_encontrado'],
  ['is malformed', 'datos_invalidos'],
] as const)('a code that %s shows as unknown', async (_, code) => {
  const unknown = failure(code, message('certificado.errores.codigo'));
  await renderScreen(`${ADDRESS}?codigo=0000-0000-0000`, { calls: { certificado: { verificar: unknown } } });
  expect(await screen.findByRole('heading', { name: t('certificado.verificar.desconocido') })).toBeTruthy();
  const { correo_contacto } = examples.portal.info;
  expect(screen.getByRole('link', { name: correo_contacto ?? '' }).getAttribute('href')).toBe(`mailto:${correo_contacto}`);
});

test('an annulled certificate shows as annulled', async () => {
  const annulled = { ...verificar, codigo_estado: 2, estado: 'Anulado' as const };
  await renderScreen(`${ADDRESS}?codigo=${verificar.codigo}`, { calls: { certificado: { verificar: annulled } } });
  expect(await screen.findByRole('heading', { name: t('certificado.verificar.anulado') })).toBeTruthy();
});
