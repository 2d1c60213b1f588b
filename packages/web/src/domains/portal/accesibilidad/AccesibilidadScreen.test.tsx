import { examples } from '@portal/contract/examples';
import { loadTranslator, SPOKEN } from '@portal/messages';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { speak } from '../../../core/i18n/spoken.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { t } from '../../../testing/text.ts';

const ADDRESS = '/accesibilidad';
const { info } = examples.portal;

afterEach(() => act(() => speak('es')));

test('without a session it names the standard, the review, what is missing and the contact of the settings', async () => {
  await renderScreen(ADDRESS);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(t('pantallas.accesibilidad'));
  expect(screen.getByText(/WCAG\) 2\.2/)).toBeTruthy();
  expect(await screen.findByText(/23 de noviembre de 2026.*1\.0\.0/)).toBeTruthy();
  expect(screen.getByText(t('accesibilidad.faltaPersonas'))).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'capacitacion@empresa.example' })).getAttribute('href')).toBe(
    'mailto:capacitacion@empresa.example',
  );
  expect(screen.getByRole('link', { name: '999 888 777' }).getAttribute('href')).toBe('https://wa.me/51999888777');
});

test('a portal without contacts names the people of the company', async () => {
  await renderScreen(ADDRESS, { calls: { portal: { info: { ...info, correo_contacto: null, telefono_soporte: null } } } });
  expect(await screen.findByText(t('accesibilidad.sinContacto'))).toBeTruthy();
  expect(screen.queryByRole('link', { name: /@/ })).toBeNull();
});

test.each([
  ['/auth/login', undefined],
  ['/certificado/verificar', undefined],
  ['/certificado', 'alumno'],
] as const)('a link at the foot of %s leads to it, and the focus to the page that it names', async (from, session) => {
  const { user, address } = await renderScreen(from, session && { session });
  await user.click(await screen.findByRole('link', { name: t('pantallas.accesibilidad') }));
  await waitFor(() => expect(address()).toBe(ADDRESS));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main', { name: t('pantallas.accesibilidad') })));
});

test.each(SPOKEN)('in %s its title and its standard are in that language', async (language) => {
  await renderScreen(ADDRESS);
  await screen.findByRole('heading', { level: 1 });
  await act(() => speak(language));
  const { text } = await loadTranslator(language);
  expect(await screen.findByRole('heading', { level: 1, name: text('pantallas.accesibilidad') })).toBeTruthy();
  expect(screen.getByText(text('accesibilidad.norma'))).toBeTruthy();
});
