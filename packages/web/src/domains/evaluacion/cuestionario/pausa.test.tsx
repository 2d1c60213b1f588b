import { evaluacionApi } from '@portal/contract/evaluacion';
import { portalApi } from '@portal/contract/portal';
import { examples } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../core/client/client.ts';
import { noteServerTime, serverNow } from '../../../core/client/server-clock.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { failure } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const TOPIC = '/evaluacionedit?id=51&idpe=11&idp=21&idc=31&idm=41';
const RESULT = '/evaluacionresultado?id=5';
const { detalle } = examples.tema;
const { resultado } = examples.evaluacion;
/** 15:00 in Lima. */
const NOW = new Date('2026-11-21T20:00:00Z');
const SOON = '2026-11-21T20:00:00.050Z';

/** Sets this device's clock apart from the server's; a response has the date of the latter. */
function setApart(milliseconds: number): void {
  vi.setSystemTime(NOW.getTime() + milliseconds);
  noteServerTime(new Response(null, { headers: { date: NOW.toUTCString() } }));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  setApart(0);
});
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
  ['within a minute, which has not come by its hour', '2026-11-21T20:40:10.000Z', t('evaluacion.pausa.hoy', { hora: '15:41' })],
  ['of the last minute of today', '2026-11-22T04:59:30.000Z', t('evaluacion.pausa.manana', { fecha: '22 de noviembre' })],
  ['of tomorrow', '2026-11-22T05:00:00.000Z', t('evaluacion.pausa.manana', { fecha: '22 de noviembre' })],
])('a pause until a moment %s shows the material, opens no attempt and says until when', async (_, espera_hasta, words) => {
  const { server } = await openTopic({ espera_hasta });
  expect((await screen.findByRole('alert')).textContent).toBe(`${t('evaluacion.pausa.titulo')}${words} ${t('evaluacion.pausa.repaso')}`);
  expect(screen.getByRole('region', { name: t('tema.contenido') })).toBeTruthy();
  expect(screen.queryByRole('group')).toBeNull();
  expect(server.requests(evaluacionApi.ins)).toEqual([]);
});

const DAY_MS = 86_400_000;

test.each([
  ['eight minutes ahead', 8 * 60_000],
  ['a year ahead', 400 * DAY_MS],
  ['days behind', -3 * DAY_MS],
])('a device clock %s changes neither the pause nor its words', async (_, apart) => {
  setApart(apart);
  const { server } = await openTopic({ espera_hasta: '2026-11-21T20:05:00.000Z' });
  expect((await screen.findByRole('alert')).textContent).toContain(t('evaluacion.pausa.hoy', { hora: '15:05' }));
  expect(server.requests(evaluacionApi.ins)).toEqual([]);
});

test('each answer of the server carries its clock', async () => {
  await openTopic({});
  const [now, date] = [Date.now(), new Date(NOW.getTime() + DAY_MS).toUTCString()];
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { headers: { date } })));
  await call(portalApi.vivo, {}).catch(() => undefined);
  expect(serverNow() - now).toBe(DAY_MS);
});

test('a pause that only the server knows of is shown calmly, and no failure', async () => {
  const words = message('evaluacion.errores.pausaHoy', { hora: '15:05' });
  await renderScreen(TOPIC, { session: 'alumno', calls: { evaluacion: { ins: failure('tema_en_pausa', words) } } });
  expect((await screen.findByRole('alert')).textContent).toContain(t('evaluacion.errores.pausaHoy', { hora: '15:05' }));
  expect(screen.getByText(t('evaluacion.pausa.titulo'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('comun.reintentar') })).toBeNull();
});

test('the questions come when the pause ends, without a reload', async () => {
  const { server } = await openTopic({ espera_hasta: SOON });
  expect(server.requests(evaluacionApi.ins)).toEqual([]);
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

test('a result with a pause asks for no new attempt in its first sentence', async () => {
  await openResult('2026-11-21T20:40:00.000Z');
  expect(await screen.findByText(t('evaluacion.resultado.desaprobado'))).toBeTruthy();
  expect(screen.queryByText(/intente nuevamente/)).toBeNull();
});

test('a failed attempt says that the topic was approved later and leads there', async () => {
  const failed = { ...resultado, nota: 0, aprobado: false, codigo_certificado: null, aprobado_despues: { id_evaluacion: 9, nota: 100 } };
  const { user, address } = await renderScreen(RESULT, { session: 'alumno', calls: { evaluacion: { resultado: failed } } });
  expect(await screen.findByText(t('evaluacion.resultado.aprobadoDespues', { nota: 100 }))).toBeTruthy();
  for (const gone of ['desaprobado', 'reintentar'] as const) expect(screen.queryByText(t(`evaluacion.resultado.${gone}`))).toBeNull();
  await user.click(screen.getByRole('link', { name: t('evaluacion.verResultado') }));
  expect(address()).toBe('/evaluacionresultado?id=9');
});

test('an overdue topic says that it may still be done, and not that it runs until a day gone by', async () => {
  await openTopic({ vencido: true, fecha_fin: '2026-11-15' });
  expect(await screen.findByText(/Venció el 15 nov\. 2026; todavía puede completarlo/)).toBeTruthy();
  expect(screen.queryByText(/hasta el/)).toBeNull();
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
  expect(server.requests(evaluacionApi.ins)).toEqual([]);
});
