import { api } from '@portal/contract';
import { examples } from '@portal/contract/examples';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { t } from '../../../testing/text.ts';

const TOPIC = '/evaluacionedit?id=51&idpe=11&idp=21&idc=31&idm=41';
const RESULT = '/evaluacionresultado?id=5';
const { detalle } = examples.tema;
const { resultado } = examples.evaluacion;
/** 15:00 in Lima. */
const NOW = new Date('2026-11-21T20:00:00Z');
const SOON = '2026-11-21T20:00:00.050Z';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => vi.useRealTimers());

const openTopic = (change: Partial<typeof detalle>) =>
  renderScreen(TOPIC, { session: 'alumno', calls: { tema: { detalle: { ...detalle, ...change } } } });
const openResult = (espera_hasta: string | null) =>
  renderScreen(RESULT, {
    session: 'alumno',
    calls: { evaluacion: { resultado: { ...resultado, nota: 0, aprobado: false, codigo_certificado: null, espera_hasta } } },
  });

test.each([
  ['of today', '2026-11-21T20:40:00.000Z', t('evaluacion.pausa.hoy', { hora: '15:40' })],
  ['of tomorrow', '2026-11-22T05:00:00.000Z', t('evaluacion.pausa.manana', { fecha: '22 de noviembre' })],
])('a pause until a moment %s shows the material, opens no attempt and says until when', async (_, espera_hasta, words) => {
  const { server } = await openTopic({ espera_hasta });
  expect((await screen.findByRole('alert')).textContent).toBe(`${t('evaluacion.pausa.titulo')}${words} ${t('evaluacion.pausa.repaso')}`);
  expect(screen.getByRole('region', { name: t('tema.contenido') })).toBeTruthy();
  expect(screen.queryByRole('group')).toBeNull();
  expect(server.requests(api.evaluacion.ins)).toEqual([]);
});

test('the questions come when the pause ends, without a reload', async () => {
  const { server } = await openTopic({ espera_hasta: SOON });
  expect(server.requests(api.evaluacion.ins)).toEqual([]);
  vi.setSystemTime(new Date(SOON));
  expect(await screen.findAllByRole('group', { name: /^Pregunta/ })).toHaveLength(3);
  expect(screen.queryByText(t('evaluacion.pausa.titulo'))).toBeNull();
});

test('the result says until when and leads to what to read', async () => {
  const { user, address } = await openResult('2026-11-21T20:40:00.000Z');
  const words = `${t('evaluacion.pausa.hoy', { hora: '15:40' })} ${t('evaluacion.pausa.repaso')}`;
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('link', { name: t('evaluacion.resultado.reintentar') })).toBeNull();
  await user.click(screen.getByRole('link', { name: t('evaluacion.pausa.repasar') }));
  expect(address()).toMatch(/^\/evaluacionedit\?id=51&/);
});

test('the result offers the next attempt when the pause ends', async () => {
  await openResult(SOON);
  vi.setSystemTime(new Date(SOON));
  expect(await screen.findByRole('link', { name: t('evaluacion.resultado.reintentar') })).toBeTruthy();
});

test('a topic without the questions that it asks says that it is not ready, and opens no attempt', async () => {
  const { server } = await openTopic({ listo: false, preguntas: 0 });
  expect(await screen.findByText(t('evaluacion.sinListo'))).toBeTruthy();
  expect(screen.getByText(t('evaluacion.sinListoTexto'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('evaluacion.continuar') })).toBeNull();
  expect(server.requests(api.evaluacion.ins)).toEqual([]);
});
