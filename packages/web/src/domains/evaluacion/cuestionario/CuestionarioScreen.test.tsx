import { detalleApi } from '@portal/contract/detalle';
import { evaluacionApi } from '@portal/contract/evaluacion';
import { examples, people, temaAlumno, temaSiguiente } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { offlineOf } from '../../../core/offline/offline.ts';
import { useFakeStorage } from '../../../testing/fake-storage.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { failure, inTurn, LOST, slow, unreadable } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const ADDRESS = '/evaluacionedit?id=51&idpe=11&idp=21&idc=31&idm=41';
const { insDetalle } = examples.evaluacion;
const { cuestionario } = examples.pregunta;
const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string;
const sendButton = () => screen.getByRole('button', { name: t('evaluacion.enviar') });
const questions = () => screen.findAllByRole('group', { name: /^Pregunta \d de 3/ });
async function answerAll(user: UserEvent): Promise<void> {
  for (const question of await questions()) await user.click(within(question).getByRole('radio', { name: /Avisar/ }));
}

async function send(user: UserEvent): Promise<void> {
  await user.click(sendButton());
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: t('comun.aceptar') }));
}

test('confirming sends all answers in one request and opens the result', async () => {
  const { user, server, address } = await renderScreen(ADDRESS, { session: 'alumno' });
  expect(await screen.findByText(t('evaluacion.resumen', { preguntas: 3, notaminima: 70, intento: 1 }))).toBeTruthy();
  await answerAll(user);
  expect(screen.getByText(t('evaluacion.respondidas', { respondidas: 3, total: 3 }))).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: t('ui.escala.valor', { valor: 8 }) }));
  await user.type(screen.getByLabelText(new RegExp(`^${t('evaluacion.comentario')}`)), 'Claro');
  await user.click(sendButton());
  const dialog = await screen.findByRole('dialog', { name: t('evaluacion.confirmar') });
  expect(within(dialog).getByText(t('evaluacion.confirmarTexto', { preguntas: 3 }))).toBeTruthy();
  expect(server.requests(evaluacionApi.insDetalle), 'no request before the confirmation').toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: t('comun.aceptar') }));
  expect(await screen.findByRole('heading', { name: t('evaluacion.resultado.aprobado') })).toBeTruthy();
  expect(await screen.findByText(t('evaluacion.enviado'))).toBeTruthy();
  expect(address()).toBe('/evaluacionresultado?id=5');
  const [sent, ...more] = server.requests(evaluacionApi.insDetalle);
  expect(more).toEqual([]);
  expect(sent?.body).toEqual([
    { id_evaluacion: 5, id_pregunta: 61, respuesta: 1, escala: 80, comentario: 'Claro', fecha_envio: MOMENT },
    { id_evaluacion: 5, id_pregunta: 62, respuesta: 1 },
    { id_evaluacion: 5, id_pregunta: 63, respuesta: 1 },
  ]);
  expect(offlineOf(people.alumno.id).store.shelf.keys(), 'the draft is gone').toEqual([]);
});

test('choices are saved on the server together when the window loses the focus, each with a later date than the one it replaces', async () => {
  const { user, server } = await renderScreen(ADDRESS, { session: 'alumno' });
  const [first, second] = (await questions()) as [HTMLElement, HTMLElement];
  const saved = () => server.requests(detalleApi.insVarias).map(({ body }) => body.respuestas);
  const leave = () => act(() => void window.dispatchEvent(new Event('blur')));
  await user.click(within(first).getByRole('radio', { name: /Correr/ }));
  await user.click(within(second).getByRole('radio', { name: /Avisar/ }));
  await user.click(within(first).getByRole('radio', { name: /Esperar/ }));
  expect(saved(), 'nothing while the person answers').toEqual([]);
  leave();
  await user.click(within(first).getByRole('radio', { name: /Correr/ }));
  leave();
  leave();
  expect(saved()).toMatchObject([
    [
      { id_pregunta: 61, respuesta: 4 },
      { id_pregunta: 62, respuesta: 1 },
    ],
    [{ id_pregunta: 61, respuesta: 3 }],
  ]);
  const [before, after] = saved().map(([choice]) => Date.parse(choice!.fecha_respuesta!)) as [number, number];
  expect(after).toBeGreaterThan(before);
});

test('an acknowledged questionnaire sends no draft afterwards', async () => {
  const { user, server } = await renderScreen(ADDRESS, { session: 'alumno' });
  await answerAll(user);
  await send(user);
  expect(await screen.findByText(t('evaluacion.enviado'))).toBeTruthy();
  // A slow machine may take longer to answer than the pause after which a draft is saved.
  const before = server.requests(detalleApi.insVarias).length;
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(server.requests(detalleApi.insVarias)).toHaveLength(before);
});

test('sending focuses the first unanswered question and marks it, without dialog or request', async () => {
  const { user, server } = await renderScreen(ADDRESS, { session: 'alumno' });
  const [first, second] = await questions();
  if (!first || !second) throw new Error('there are questions');
  await user.click(within(first).getByRole('radio', { name: /Avisar/ }));
  await user.click(sendButton());
  expect(await within(second).findByText(t('evaluacion.falta'))).toBeTruthy();
  expect(within(first).queryByText(t('evaluacion.falta'))).toBeNull();
  expect(second.contains(document.activeElement)).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.requests(evaluacionApi.insDetalle)).toEqual([]);
});

test('cancelling the confirmation sends nothing', async () => {
  const { user, server } = await renderScreen(ADDRESS, { session: 'alumno' });
  await answerAll(user);
  await user.click(sendButton());
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: t('comun.cancelar') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.requests(evaluacionApi.insDetalle)).toEqual([]);
});

test('after the approval the panel never offers the same topic again, not even while it loads', async () => {
  const before = examples.usuario.panel;
  const { reply, release } = slow({ ...before, siguiente: { ...temaSiguiente, bloqueado: false }, temas: [] });
  const { user, address } = await renderScreen('/dashboardusuario', {
    session: 'alumno',
    calls: { usuario: { panel: inTurn(before, reply) } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: temaAlumno.titulo }), 'the first visit of the panel').toBeTruthy();
  await answerAll(user);
  await send(user);
  await user.click(await screen.findByRole('link', { name: t('evaluacion.continuar') }));
  await waitFor(() => expect(address()).toBe('/dashboardusuario'));
  expect(screen.queryByRole('link', { name: /^(Continuar|Empezar)$/ })).toBeNull();
  release();
  expect(await screen.findByRole('heading', { level: 2, name: temaSiguiente.titulo })).toBeTruthy();
});

test('during the request the questions are disabled and no success is shown', async () => {
  const { reply, release } = slow(insDetalle);
  const { user } = await renderScreen(ADDRESS, { session: 'alumno', calls: { evaluacion: { insDetalle: reply } } });
  await answerAll(user);
  await send(user);
  expect(await screen.findByText(t('evaluacion.reenviando'))).toBeTruthy();
  for (const question of await questions()) expect(question).toHaveProperty('disabled', true);
  expect(screen.queryByText(t('evaluacion.enviado'))).toBeNull();
  release();
  expect(await screen.findByText(t('evaluacion.enviado'))).toBeTruthy();
});

test('a lost connection keeps the answers, shows a warning, and the online event resends them', async () => {
  useFakeStorage();
  const { user, server, address } = await renderScreen(ADDRESS, {
    session: 'alumno',
    calls: { evaluacion: { insDetalle: inTurn(LOST, insDetalle) } },
  });
  await answerAll(user);
  await send(user);
  expect((await screen.findByRole('alert')).textContent).toContain(t('evaluacion.esperando'));
  expect(screen.queryByText(t('evaluacion.enviado'))).toBeNull();
  expect(screen.getByText(t('evaluacion.respondidas', { respondidas: 3, total: 3 }))).toBeTruthy();
  expect(sendButton()).toHaveProperty('disabled', true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: t('evaluacion.resultado.aprobado') })).toBeTruthy();
  expect(address()).toBe('/evaluacionresultado?id=5');
  const [lost, again] = server.requests(evaluacionApi.insDetalle);
  expect(again?.body, 'the same batch, so that it counts once').toEqual(lost?.body);
});

test('after a lost connection the button of the notice resends at once', async () => {
  const { user } = await renderScreen(ADDRESS, { session: 'alumno', calls: { evaluacion: { insDetalle: inTurn(LOST, insDetalle) } } });
  await answerAll(user);
  await send(user);
  await user.click(await screen.findByRole('button', { name: t('evaluacion.reenviar') }));
  expect(await screen.findByText(t('evaluacion.enviado'))).toBeTruthy();
});

test.each([
  ['a server that fails', unreadable(), t('conexion.respuestaIlegible')],
  ['a refusal', failure('conflicto', message('evaluacion.errores.otraVentana')), t('evaluacion.errores.otraVentana')],
])('%s shows its reason and no success, and the answers can be sent again', async (_, refusal, words) => {
  const { user } = await renderScreen(ADDRESS, { session: 'alumno', calls: { evaluacion: { insDetalle: inTurn(refusal, insDetalle) } } });
  await answerAll(user);
  await send(user);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(t('evaluacion.rechazo'));
  expect(alert.textContent).toContain(words);
  expect(screen.queryByText(t('evaluacion.enviado'))).toBeNull();
  await send(user);
  expect(await screen.findByText(t('evaluacion.enviado'))).toBeTruthy();
});

test('answers saved from another device are preselected', async () => {
  const [first, ...others] = cuestionario;
  const kept = { ...first!, respuesta: 3, fecha_respuesta: '2026-11-20T15:01:00.000Z' };
  await renderScreen(ADDRESS, {
    session: 'alumno',
    calls: { evaluacion: { ins: { ...examples.evaluacion.ins, preguntas: [kept, ...others] } } },
  });
  const [shown] = await questions();
  expect(within(shown!).getByRole('radio', { checked: true }).getAttribute('value')).toBe('3');
  expect(screen.getByText(t('evaluacion.respondidas', { respondidas: 1, total: 3 }))).toBeTruthy();
});

test('feedback completes a topic without questions and has no preset value', async () => {
  const { user, server } = await renderScreen(ADDRESS, {
    session: 'alumno',
    calls: { evaluacion: { ins: { ...examples.evaluacion.ins, preguntas: [] } } },
  });
  expect(await screen.findByText(t('evaluacion.sinPreguntas'))).toBeTruthy();
  expect(screen.getByRole('region', { name: t('evaluacion.completar') })).toBeTruthy();
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await user.click(screen.getByRole('button', { name: t('evaluacion.continuar') }));
  expect((await screen.findAllByText(t('evaluacion.faltaValor'))).length).toBeGreaterThan(0);
  expect(server.requests(evaluacionApi.insDetalle)).toEqual([]);
  await user.click(screen.getByRole('radio', { name: t('ui.escala.valor', { valor: 9 }) }));
  await user.click(screen.getByRole('button', { name: t('evaluacion.continuar') }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: t('comun.aceptar') }));
  expect(await screen.findByText(t('evaluacion.temaCompletado'))).toBeTruthy();
  expect(server.requests(evaluacionApi.insDetalle).map(({ body }) => body)).toEqual([
    [{ id_evaluacion: 5, escala: 90, comentario: null, fecha_envio: MOMENT }],
  ]);
});

test.each([
  ['an address without a topic', '/evaluacionedit', undefined],
  ['an address whose topic id is no number', '/evaluacionedit?id=abc', undefined],
  ['a topic of somebody else’s plan', ADDRESS, failure('sin_permiso', message('tema.errores.ajeno'))],
  ['a topic that does not exist', ADDRESS, failure('no_encontrado', message('inexistente.temaEnPlan'))],
])('%s shows the missing-topic notice with a link home', async (_, address, refusal) => {
  await renderScreen(address, { session: 'alumno', calls: refusal ? { tema: { detalle: refusal } } : {} });
  expect(await screen.findByText(t('evaluacion.sinTema'))).toBeTruthy();
  expect(screen.getByRole('link', { name: t('comun.irAlInicio') })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a failing server gets a retry button, not the missing-topic notice', async () => {
  const calls = { tema: { detalle: inTurn(unreadable(), examples.tema.detalle) } };
  const { user } = await renderScreen(ADDRESS, { session: 'alumno', calls });
  await user.click(await screen.findByRole('button', { name: t('comun.reintentar') }));
  expect(screen.queryByText(t('evaluacion.sinTema'))).toBeNull();
  expect(await screen.findByRole('heading', { level: 1, name: temaAlumno.titulo })).toBeTruthy();
});
