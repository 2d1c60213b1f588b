import { consultaApi } from '@portal/contract/consulta';
import { detalleApi } from '@portal/contract/detalle';
import { evaluacionApi } from '@portal/contract/evaluacion';
import { examples, people } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { offlineOf } from '../../core/offline/offline.ts';
import { useFakeStorage } from '../../testing/fake-storage.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { failure, inTurn, LOST } from '../../testing/replies.ts';
import { t } from '../../testing/text.ts';

beforeEach(useFakeStorage);

const QUIZ = '/evaluacionedit?id=51&idpe=11&idp=21&idc=31&idm=41';
const NO_ENTIENDO = { name: t('consulta.noEntiendo') };
const field = () => screen.findByRole('textbox', { name: new RegExp(t('consulta.dialogo.texto')) });
const sendButton = () => screen.getByRole('button', { name: t('consulta.dialogo.enviar') });

async function write(user: UserEvent, text: string) {
  await user.click((await screen.findAllByRole('button', NO_ENTIENDO))[1]!);
  await user.type(await field(), text);
}

test('a question of the questionnaire is asked without touching the attempt; what was typed outlives the dialog', async () => {
  const { user, server } = await renderScreen(QUIZ, { session: 'alumno' });
  const [first] = await screen.findAllByRole('group', { name: /^Pregunta \d de 3/ });
  await user.click(within(first!).getByRole('radio', { name: /Correr/ }));
  await write(user, '¿Qué es <b>la base</b>?');
  await user.click(screen.getByRole('button', { name: t('comun.cancelar') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getAllByRole('button', NO_ENTIENDO)[1]!);
  expect((await field()) as HTMLTextAreaElement).toHaveProperty('value', '¿Qué es <b>la base</b>?');
  await user.click(sendButton());
  expect(await screen.findByText(t('consulta.enviada'))).toBeTruthy();
  const sent = server.requests(consultaApi.ins).map(({ body }) => body);
  expect(sent).toEqual([
    { clave: expect.stringMatching(/^[-0-9a-f]{36}$/), texto: '¿Qué es <b>la base</b>?', id_tema: 51, id_evaluacion: 5, id_pregunta: 62 },
  ]);
  expect(server.requests(evaluacionApi.insDetalle)).toEqual([]);
  // A slow machine may save the draft meanwhile: only what was chosen.
  const saved = server.requests(detalleApi.insVarias).flatMap(({ body }) => body.respuestas);
  expect(saved.filter(({ id_pregunta }) => id_pregunta === 62)).toEqual([]);
  expect(within(first!).getByRole('radio', { name: /Correr/ })).toHaveProperty('checked', true);
  await user.click(screen.getAllByRole('button', NO_ENTIENDO)[1]!);
  expect((await field()) as HTMLTextAreaElement, 'the draft is gone').toHaveProperty('value', '');
});

test('a refusal says why and keeps the text; an empty text is not sent', async () => {
  const refused = failure('conflicto', message('consulta.errores.porDia', { maximo: 10 }));
  const { user, server } = await renderScreen(QUIZ, { session: 'alumno', calls: { consulta: { ins: refused } } });
  await write(user, '   ');
  expect(sendButton()).toHaveProperty('disabled', true);
  await user.type(await field(), 'Duda');
  await user.click(sendButton());
  expect(await screen.findByText(t('consulta.errores.porDia', { maximo: 10 }))).toBeTruthy();
  expect(((await field()) as HTMLTextAreaElement).value).toContain('Duda');
  expect(server.requests(consultaApi.ins)).toHaveLength(1);
  expect(offlineOf(people.alumno.id).store.outbox.all(), 'the form has it, the outbox does not').toEqual([]);
});

test('without a connection it waits, says so, is listed as waiting and goes once', async () => {
  const { user, server } = await renderScreen(QUIZ, {
    session: 'alumno',
    calls: { consulta: { ins: inTurn(LOST as never, examples.consulta.ins) } },
  });
  await write(user, 'Sin línea');
  await user.click(sendButton());
  expect(await screen.findByText(t('sinconexion.guardado'))).toBeTruthy();
  expect(await screen.findByText('Sin línea')).toBeTruthy();
  expect(screen.getByText(t('sinconexion.estado.espera'))).toBeTruthy();
  const { store, sender } = offlineOf(people.alumno.id);
  await act(() => sender.run());
  expect(store.outbox.all()).toEqual([]);
  const [first, second, ...more] = server.requests(consultaApi.ins).map(({ body }) => body.clave);
  expect([first, more]).toEqual([second, []]);
});

test('own questions show their answers and note once that they were seen', async () => {
  const { server } = await renderScreen('/misconsultas', { session: 'alumno' });
  const [answered] = examples.consulta.propias;
  expect(await screen.findByText(answered!.respuesta!)).toBeTruthy();
  expect(screen.getByText(t('consulta.propias.nueva'))).toBeTruthy();
  await waitFor(() => expect(server.requests(consultaApi.leidas).map(({ body }) => body)).toEqual([{ ids: [2] }]));
});

test('the panel leads to unseen answers', async () => {
  const panel = { ...examples.usuario.panel, siguiente: null, consultas_por_leer: 2 };
  await renderScreen('/dashboardusuario', { session: 'alumno', calls: { usuario: { panel } } });
  const link = await screen.findByRole('link', { name: t('consulta.propias.porLeer', { total: 2 }) });
  expect(link.getAttribute('href')).toBe('/misconsultas');
});

test('an administrator sees what the learner saw and answers; another act in between keeps the text', async () => {
  const stale = failure('conflicto', message('registro.version'), {
    detail: { propia: false, autor: { nombre: 'Rosa Paz', momento: '' }, actual: { version: 7 } },
  });
  const { user, server } = await renderScreen('/consultaedit?id=1', {
    session: 'admin',
    calls: { consulta: { upd: inTurn(stale as never, examples.consulta.upd) } },
  });
  expect(await screen.findByText('A la base del fuego')).toBeTruthy();
  expect(screen.getByRole('link', { name: t('consulta.edicion.irPregunta') }).getAttribute('href')).toContain('/preguntaedit?id=61');
  await user.type(screen.getByRole('textbox', { name: t('consulta.edicion.respuesta') }), 'Lo que arde.');
  await user.click(screen.getByRole('button', { name: t('consulta.edicion.responder') }));
  expect(await screen.findByText(t('consulta.edicion.otra', { nombre: 'Rosa Paz' }))).toBeTruthy();
  expect(screen.getByRole('textbox', { name: t('consulta.edicion.respuesta') })).toHaveProperty('value', 'Lo que arde.');
  await user.click(screen.getByRole('button', { name: t('consulta.edicion.responder') }));
  await waitFor(() => expect(server.requests(consultaApi.upd)).toHaveLength(2));
  expect(server.requests(consultaApi.upd)[1]?.body).toEqual({ id_consulta: 1, version: 7, acto: 'responder', respuesta: 'Lo que arde.' });
});

test('a typed answer is not left without a question', async () => {
  const { user, address } = await renderScreen('/consultaedit?id=1', { session: 'admin' });
  await user.type(await screen.findByRole('textbox', { name: t('consulta.edicion.respuesta') }), 'Lo que arde.');
  await user.click(screen.getByRole('link', { name: t('consulta.edicion.irPregunta') }));
  const asked = await screen.findByRole('dialog', { name: t('ui.maestro.sinGuardar') });
  await user.click(within(asked).getByRole('button', { name: t('ui.maestro.seguirEditando') }));
  expect(address()).toBe('/consultaedit?id=1');
  expect(screen.getByRole('textbox', { name: t('consulta.edicion.respuesta') })).toHaveProperty('value', 'Lo que arde.');
});

test('an auditor reads and has no form', async () => {
  await renderScreen('/consultaedit?id=1', { session: 'auditor' });
  expect(await screen.findByText('A la base del fuego')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: t('consulta.edicion.cerrar') })).toBeNull();
});
