import { avanceApi } from '@portal/contract/avance';
import { evaluacionApi } from '@portal/contract/evaluacion';
import { temaApi } from '@portal/contract/tema';
import { examples } from '@portal/contract/examples';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { inTurn, slow } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const ADDRESS = '/evaluacionedit?id=51&idpe=11&idp=21&idc=31&idm=41';
const { cuestionario } = examples.pregunta;
const questions = () => screen.findAllByRole('group', { name: /^Pregunta \d de 3/ });

test('a questionnaire that was begun, and one opened by its link, opens at the first unanswered question', async () => {
  await renderScreen(ADDRESS, { session: 'alumno' });
  const untouched = await questions();
  expect(
    untouched.some((question) => question.contains(document.activeElement)),
    'an untouched one opens at its material',
  ).toBe(false);
  cleanup();
  await renderScreen(`${ADDRESS}#cuestionario`, { session: 'alumno' });
  const [begin] = await questions();
  await waitFor(() => expect(begin?.contains(document.activeElement)).toBe(true));
  cleanup();
  const [first, ...others] = cuestionario;
  const kept = { ...first!, respuesta: 3, fecha_respuesta: '2026-11-20T15:01:00.000Z' };
  await renderScreen(ADDRESS, {
    session: 'alumno',
    calls: { evaluacion: { ins: { ...examples.evaluacion.ins, preguntas: [kept, ...others] } } },
  });
  const [, second] = await questions();
  await waitFor(() => expect(second?.contains(document.activeElement)).toBe(true));
});

test.each([
  ['/evaluacionedit', '/dashboardusuario', `${t('comun.volver')} · ${t('pantallas.tableroAlumno')}`],
  ['/temausuario', '/programaseguimiento?id=21&idp=11', t('comun.volver')],
])('Volver leads from %s to %s, and names the panel', async (path, target, label) => {
  const { user, address } = await renderScreen(ADDRESS.replace('/evaluacionedit', path), { session: 'alumno' });
  await user.click(await screen.findByRole('link', { name: label }));
  expect(address()).toBe(target);
});

test('who opened a questionnaire and goes back reads on the panel at once that it is begun', async () => {
  const { panel } = examples.usuario;
  const siguiente = { ...panel.siguiente, abierto: false, intentos: 0 };
  const { user, server } = await renderScreen('/dashboardusuario', {
    session: 'alumno',
    calls: { usuario: { panel: inTurn({ ...panel, siguiente }, { ...panel, siguiente: { ...siguiente, abierto: true } }) } },
  });
  // The first visit of the panel opens its next topic.
  await questions();
  expect(server.requests(avanceApi.panel), 'the topic on the screen reads nothing again').toHaveLength(1);
  expect(server.requests(temaApi.detalle)).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: `${t('comun.volver')} · ${t('pantallas.tableroAlumno')}` }));
  expect(await screen.findByRole('link', { name: t('tablero.continuar.boton') })).toBeTruthy();
  expect(server.requests(avanceApi.panel)).toHaveLength(2);
});

test('a topic that was just approved opens approved, without asking for another attempt', async () => {
  const approved = { ...examples.tema.detalle, aprobado: true, nota: 100, id_evaluacion: 5, estado: 'Evaluado' as const };
  const { reply, release } = slow(approved);
  const { user, server } = await renderScreen(ADDRESS, {
    session: 'alumno',
    calls: { tema: { detalle: inTurn(examples.tema.detalle, reply) } },
  });
  for (const question of await questions()) await user.click(within(question).getByRole('radio', { name: /Avisar/ }));
  await user.click(screen.getByRole('button', { name: t('evaluacion.enviar') }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: t('comun.aceptar') }));
  const next = await screen.findByRole('link', { name: t('evaluacion.continuar') });
  expect(server.requests(temaApi.detalle), 'a screen that is left reads nothing again').toHaveLength(1);
  release();
  // The first visit of the panel leads to the topic that it still has as the next one.
  await user.click(next);
  expect(await screen.findByText(t('evaluacion.aprobadoNota', { nota: 100 }))).toBeTruthy();
  expect(server.requests(evaluacionApi.ins)).toHaveLength(1);
});

test('the tab, and the region that a screen reader names after a navigation, name the topic', async () => {
  await renderScreen(ADDRESS, { session: 'alumno' });
  const { titulo } = examples.tema.detalle;
  expect(await screen.findByRole('main', { name: `${titulo} · ${t('pantallas.cuestionario')}` })).toBeTruthy();
  expect(document.title).toBe(`${titulo} · ${t('pantallas.cuestionario')} · ${t('comun.productoLargo')}`);
});
