import { persona } from '@portal/contract/examples';
import { PRESENCIA, presenciaApi } from '@portal/contract/presencia';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { message } from '@portal/messages';
import { failure } from '../../testing/replies.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { t } from '../../testing/text.ts';

const RICARDO = 'Ricardo Villanueva';
const FORM = '/cursoedit?id=1';
const words = (desde: string) => t('ui.presencia.edita', { persona: RICARDO, desde });

afterEach(() => vi.useRealTimers());

const open = (address: string, over: object = {}) => renderScreen(address, { session: 'admin', ...over });

test('a form says who else has it open, with the hour of today, and keeps saying that it is open', async () => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    now: new Date('2026-11-21T16:00:00Z'),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  let others = [{ personal: RICARDO, desde: '2026-11-21T15:42:00.000Z' }];
  const { server } = await open(FORM, { calls: { presencia: { editar: () => others } } });
  expect(await screen.findByText(words('10:42'))).toBeTruthy();
  const asked = server.requests(presenciaApi.editar);
  expect(asked[0]?.body).toMatchObject({ tipo: 'curso', clave: '1' });
  others = [];
  await act(() => vi.advanceTimersByTimeAsync(PRESENCIA.cada * 1000));
  await waitFor(() => expect(screen.queryByText(words('10:42'))).toBeNull());
  expect(server.requests(presenciaApi.editar).length).toBeGreaterThan(1);
});

test('a session that ended meanwhile leaves the form as it is', async () => {
  const { server, address } = await open(FORM, {
    calls: { presencia: { editar: failure('sesion_requerida', message('llamada.sesion')) } },
  });
  await waitFor(() => expect(server.requests(presenciaApi.editar)).toHaveLength(1));
  expect(await screen.findByRole('button', { name: t('comun.guardar') })).toBeTruthy();
  expect(address()).toBe(FORM);
});

test('another day has its date', async () => {
  await open(FORM, { calls: { presencia: { editar: [{ personal: RICARDO, desde: '2026-01-02T15:42:00.000Z' }] } } });
  expect(await screen.findByText(words('02/01/2026 10:42'))).toBeTruthy();
});

test('leaving the form says so, for the same tab', async () => {
  const { server } = await open(FORM);
  await waitFor(() => expect(server.requests(presenciaApi.editar)).toHaveLength(1));
  cleanup();
  await waitFor(() => expect(server.requests(presenciaApi.editar)).toHaveLength(2));
  const [opened, left] = server.requests(presenciaApi.editar).map(({ body }) => body as { pestana: string });
  expect(left).toEqual({ ...opened, fuera: 1 });
});

test.each([
  ['a new record', '/cursoedit', 'admin'],
  ['an auditor', FORM, 'auditor'],
  ['support', FORM, 'soporte'],
] as const)('%s asks nothing', async (_who, address, session) => {
  const { server } = await renderScreen(address, { session });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryAllByRole('form').length + screen.queryAllByRole('heading').length).toBeGreaterThan(0));
  expect(server.requests(presenciaApi.editar)).toEqual([]);
});

test.each([
  ['/asignacionreglaedit?id=1', { tipo: 'regla', clave: '1' }],
  ['/cartaedit?carta=bienvenida&idioma=en', { tipo: 'carta', clave: 'bienvenida/en' }],
  [`/usuarioedit?id=${persona.id_usuario}`, { tipo: 'usuario', clave: String(persona.id_usuario) }],
  ['/planestudioedit?id=1', { tipo: 'planestudio', clave: '1' }],
  ['/temaedit?id=1', { tipo: 'tema', clave: '1' }],
  ['/preguntaedit?id=1', { tipo: 'pregunta', clave: '1' }],
])('%s names its record', async (address, record) => {
  const { server } = await open(address, { calls: { programa: { ofPlan: [] }, usuario: { sel: { ...persona, estado: 'Activo' } } } });
  await waitFor(() => expect(server.requests(presenciaApi.editar)[0]?.body).toMatchObject(record), { timeout: 10_000 });
});
