import { sesionApi } from '@portal/contract/sesion';
import { examples, people } from '@portal/contract/examples';
import { LANGUAGES, loadTranslator, SPOKEN } from '@portal/messages';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { speak, spokenLanguage } from '../core/i18n/spoken.ts';
import { readLayoutConfig, saveLayoutConfig } from '../core/theme/layout-config.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { t } from '../testing/text.ts';

afterEach(() => act(() => speak('es')));

const choice = (name = t('ui.marco.idioma')) => screen.findByRole('combobox', { name });

test('before signing in a choice changes words, title and page, and keeps what was typed', async () => {
  const { user } = await renderScreen('/auth/login');
  const name = await screen.findByLabelText(new RegExp(t('sesion.login.usuario')));
  await user.type(name, '12345678');
  const { text } = await loadTranslator('ja');
  await user.selectOptions(await choice(), 'ja');
  expect(await screen.findByRole('heading', { name: text('pantallas.login') })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(new RegExp(`^${text('sesion.login.usuario')}`))).toMatchObject({ value: '12345678' });
  expect(document.documentElement.lang).toBe('ja');
  await waitFor(() => expect(document.title).toContain(text('pantallas.login')));
  expect(readLayoutConfig().language).toBe('ja');
});

test('each language is named in itself', async () => {
  await renderScreen('/auth/login');
  const options = [...(await choice()).querySelectorAll('option')].map(({ lang, value, text }) => [lang, value, text]);
  expect(options).toEqual(SPOKEN.map((code) => [code, code, LANGUAGES[code].name]));
});

test.each(['/auth/login', '/auth/registration', '/auth/forgot-password', '/auth/codigo', '/accesibilidad', '/certificado/verificar'])(
  '%s offers the languages',
  async (address) => {
    await renderScreen(address);
    expect(await choice()).toBeTruthy();
  },
);

const guide = (name: string) => waitFor(() => expect(screen.getByRole('link', { name })).toMatchObject({ hreflang: 'es' }));

test('the guide of the portal says that it is in Spanish', async () => {
  const { text } = await loadTranslator('ja');
  const { user } = await renderScreen('/auth/login');
  await guide(t('ui.acceso.guia'));
  await user.selectOptions(await choice(), 'ja');
  await guide(`${text('ui.acceso.guia')} (Español)`);
});

test('a guide of the company is linked by its name alone', async () => {
  const { info } = examples.portal;
  const enlaces = { guia: 'https://empresa.example/guide', soporte: null, contacto: null };
  const { text } = await loadTranslator('en');
  const { user } = await renderScreen('/auth/login', { calls: { portal: { info: { ...info, enlaces } } } });
  await user.selectOptions(await choice(), 'en');
  expect(await screen.findByRole('link', { name: text('ui.acceso.guia') })).toMatchObject({ href: enlaces.guia, hreflang: '' });
});

test('the help inside the portal says in the language of the reader that the guide is in Spanish', async () => {
  const { text } = await loadTranslator('fr');
  const { user } = await renderScreen('/planmislogros', { session: 'alumno' });
  await user.keyboard('{F1}');
  expect((await screen.findByRole('dialog', { name: t('ayuda.titulo') })).textContent).not.toContain(t('ayuda.soloEspanol'));
  await act(() => speak('fr'));
  expect(await screen.findByText(text('ayuda.soloEspanol'))).toBeTruthy();
  await guide(`${text('ui.marco.ayuda')} (Español)`);
});

describe('a signed-in person', () => {
  test('changes the language in the user menu, and the server keeps it', async () => {
    const { user, server } = await renderScreen('/tablero_alumno', { session: 'alumno' });
    await user.click(await screen.findByRole('button', { name: t('ui.marco.menuUsuario', { nombre: people.alumno.fullname }) }));
    await user.selectOptions(await choice(), 'en');
    await waitFor(() => expect(server.requests(sesionApi.updIdioma).map(({ body }) => body)).toEqual([{ idioma: 'en' }]));
    await waitFor(() => expect(readLayoutConfig()).toMatchObject({ language: 'en', languageUnsentOf: null }));
    expect(spokenLanguage()).toBe('en');
  });

  const signIn = async (idioma: 'de' | null) => {
    const usuario = { ...people.alumno, idioma };
    const { user, server } = await renderScreen('/auth/login', {
      calls: { usuario: { login: { result: '0', message: '', clave: '', api_token: 'x', dias_vencimiento: 9, usuario } } },
    });
    return {
      user,
      server,
      enter: async (usuarioLabel: string, contrasena: string, enviar: string) => {
        await user.type(await screen.findByLabelText(new RegExp(usuarioLabel)), '10000003');
        await user.type(screen.getByLabelText(new RegExp(`^${contrasena}`)), 'Portal-Demo-2026');
        await user.click(screen.getByRole('button', { name: enviar }));
      },
    };
  };

  test('brings the own language to another device', async () => {
    const { enter, server } = await signIn('de');
    await enter(t('sesion.login.usuario'), t('sesion.login.contrasena'), t('sesion.login.enviar'));
    await waitFor(() => expect(spokenLanguage()).toBe('de'));
    await waitFor(() => expect(readLayoutConfig().language).toBe('de'));
    expect(server.requests(sesionApi.updIdioma)).toEqual([]);
  });

  test('keeps the language that was chosen before signing in', async () => {
    const { user, enter, server } = await signIn('de');
    const { text } = await loadTranslator('en');
    await user.selectOptions(await choice(), 'en');
    await screen.findByRole('heading', { name: text('pantallas.login') });
    await enter(text('sesion.login.usuario'), text('sesion.login.contrasena'), text('sesion.login.enviar'));
    await waitFor(() => expect(server.requests(sesionApi.updIdioma).map(({ body }) => body)).toEqual([{ idioma: 'en' }]));
    expect(spokenLanguage()).toBe('en');
  });

  test('without connection keeps the choice on the device and sends it at the next visit', async () => {
    saveLayoutConfig({ language: 'es', languageUnsentOf: people.alumno.id });
    const { enter, server } = await signIn('de');
    await enter(t('sesion.login.usuario'), t('sesion.login.contrasena'), t('sesion.login.enviar'));
    await waitFor(() => expect(server.requests(sesionApi.updIdioma).map(({ body }) => body)).toEqual([{ idioma: 'es' }]));
    expect(spokenLanguage()).toBe('es');
  });
});
