import { examples, respuestaErrada } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { failure, inTurn, LOST, unreadable } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const ADDRESS = '/evaluacionresultado?id=5';
const { resultado } = examples.evaluacion;
const failed = {
  ...resultado,
  nota: 66.67,
  correcta: 2,
  incorrecta: 1,
  aprobado: false,
  pendientes: 2,
  numero_intento: 2,
  respuestas: JSON.stringify([respuestaErrada]),
  codigo_certificado: null,
};
const figureOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

test('a passed attempt shows grade, certificate and a link to the panel', async () => {
  const { user, address } = await renderScreen(ADDRESS, { session: 'alumno' });
  expect(await screen.findByRole('heading', { name: t('evaluacion.resultado.aprobado') })).toBeTruthy();
  expect(figureOf(t('evaluacion.resultado.nota'))).toBe('100 %');
  expect(screen.getByText(t('evaluacion.resultado.todasBien'))).toBeTruthy();
  expect(screen.getByRole('button', { name: t('certificado.descargar') })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: t('evaluacion.continuar') }));
  expect(address()).toBe('/dashboardusuario');
});

test('the last topic of a plan links to the end of the plan; given feedback leaves no link to it', async () => {
  const { user, address } = await renderScreen(ADDRESS, {
    session: 'alumno',
    calls: { evaluacion: { resultado: { ...resultado, pendientes: 0, con_feedback: true } } },
  });
  const next = await screen.findByRole('link', { name: t('evaluacion.continuar') });
  expect(screen.queryByRole('link', { name: t('evaluacion.resultado.feedback') })).toBeNull();
  await user.click(next);
  expect(address()).toBe(`/planfin?id=${resultado.id_planestudio}`);
});

test('a failed attempt shows the wrong answers without the right ones, no certificate, and a link to a new attempt', async () => {
  const { user, address } = await renderScreen(ADDRESS, { session: 'alumno', calls: { evaluacion: { resultado: failed } } });
  expect(await screen.findByRole('heading', { name: t('evaluacion.resultado.desaprobado') })).toBeTruthy();
  expect(screen.getByText(t('evaluacion.resultado.desaprobadoTexto', { nota: 66.67, minima: 70 }))).toBeTruthy();
  expect(screen.getByText(t('evaluacion.resultado.intento', { intento: 2 }))).toBeTruthy();
  const [wrong, ...others] = within(screen.getByRole('region', { name: t('evaluacion.resultado.erradas') })).getAllByRole('listitem');
  expect(others).toEqual([]);
  expect(wrong?.textContent).toContain(respuestaErrada.pregunta);
  expect(wrong?.textContent).toContain(respuestaErrada.texto_respuesta);
  expect(wrong?.textContent).not.toContain(t('ui.erradas.correcta'));
  expect(screen.queryByRole('button', { name: t('certificado.descargar') })).toBeNull();
  await user.click(screen.getByRole('link', { name: t('evaluacion.resultado.reintentar') }));
  expect(address()).toMatch(/^\/evaluacionedit\?id=51&/);
});

test('an administrator reads the result of a learner', async () => {
  const { address } = await renderScreen(ADDRESS, { session: 'admin', calls: { evaluacion: { resultado: failed } } });
  expect(await screen.findByRole('heading', { name: t('evaluacion.resultado.desaprobado') })).toBeTruthy();
  expect(address()).toBe(ADDRESS);
});

test('a topic without questionnaire has no grade', async () => {
  const completed = { ...resultado, nota: null, total: 0, correcta: 0 };
  await renderScreen(ADDRESS, { session: 'alumno', calls: { evaluacion: { resultado: completed } } });
  expect(await screen.findByRole('heading', { name: t('evaluacion.resultado.completado') })).toBeTruthy();
  expect(screen.queryByText(t('evaluacion.resultado.nota'))).toBeNull();
  expect(screen.queryByText(t('evaluacion.resultado.erradas'))).toBeNull();
});

test('an unknown attempt shows an error without retry', async () => {
  const missing = failure('no_encontrado', message('inexistente.evaluacion'));
  await renderScreen(ADDRESS, { session: 'alumno', calls: { evaluacion: { resultado: missing } } });
  expect((await screen.findByRole('alert')).textContent).toBe(t('evaluacion.resultado.sinId'));
  expect(screen.queryByRole('button', { name: t('comun.reintentar') })).toBeNull();
});

test('another person’s attempt shows the server’s refusal', async () => {
  const foreign = failure('sin_permiso', message('llamada.permiso'));
  await renderScreen(ADDRESS, { session: 'alumno', calls: { evaluacion: { resultado: foreign } } });
  expect((await screen.findByRole('alert')).textContent).toBe(t('llamada.permiso'));
});

test.each([
  ['a lost connection', LOST],
  ['a server that fails', unreadable()],
])('%s offers a retry, never the missing-attempt error', async (_, broken) => {
  const { user } = await renderScreen(ADDRESS, { session: 'alumno', calls: { evaluacion: { resultado: inTurn(broken, resultado) } } });
  await user.click(await screen.findByRole('button', { name: t('comun.reintentar') }));
  expect(screen.queryByText(t('evaluacion.resultado.sinId'))).toBeNull();
  expect(await screen.findByRole('heading', { name: t('evaluacion.resultado.aprobado') })).toBeTruthy();
});
