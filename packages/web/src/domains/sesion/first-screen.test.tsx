import { avanceApi, type PanelAlumno } from '@portal/contract/avance';
import { evaluacionApi } from '@portal/contract/evaluacion';
import { sesionApi } from '@portal/contract/sesion';
import { temaApi } from '@portal/contract/tema';
import { examples, people } from '@portal/contract/examples';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storePendingEntry } from '../../core/session/pending-entry.ts';
import { leaveSession } from '../../core/session/session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { type Calls, slow, STILL_PANEL } from '../../testing/replies.ts';
import { t } from '../../testing/text.ts';

const { login, panel } = examples.usuario;
const entry = { ...login, usuario: people.alumno, panel: panel as PanelAlumno };
const CUESTIONARIO = '/evaluacionedit?id=51&idpe=11&idp=21&idc=31&idm=41';

beforeEach(() => {
  leaveSession('cerrada');
  delete window.portalEarly;
});

/** Signs in by password at an address. */
async function signIn(address: string, calls: Calls) {
  const opened = await renderScreen(address, { calls });
  await opened.user.type(screen.getByLabelText(new RegExp(`^${t('sesion.login.usuario')}`)), '10000003');
  const password = screen.getByLabelText(new RegExp(`^${t('sesion.login.contrasena')}`), { selector: 'input' });
  await opened.user.type(password, 'Portal-Demo-2026{Enter}');
  return opened;
}

test('the first question comes two round trips after the password: the panel with the sign-in, then topic and attempt at once', async () => {
  const topic = slow(examples.tema.detalle);
  const attempt = slow(examples.evaluacion.ins);
  const calls = { usuario: { login: entry }, tema: { detalle: topic.reply }, evaluacion: { ins: attempt.reply } };
  const { server, address } = await signIn('/auth/login', calls);
  await waitFor(() => expect(server.requests(evaluacionApi.ins), 'before the topic answered').toHaveLength(1));
  await waitFor(() => expect(server.requests(temaApi.detalle), 'before the attempt answered').toHaveLength(1));
  topic.release();
  attempt.release();
  expect(await screen.findAllByRole('group', { name: /^Pregunta \d de 3/ })).toHaveLength(3);
  expect(address()).toBe(CUESTIONARIO);
  expect(server.requests(sesionApi.login).map(({ query }) => query)).toEqual([{ panel: 1 }]);
  expect(server.requests(avanceApi.panel)).toEqual([]);
  expect(server.requests(evaluacionApi.ins)).toHaveLength(1);
  expect(server.requests(temaApi.detalle)).toHaveLength(1);
});

test('a provider’s return and a panel without a topic take one round trip', async () => {
  storePendingEntry({ llave: 'llave' });
  const finishExternal = { ...entry, panel: STILL_PANEL as PanelAlumno };
  const { server } = await renderScreen('/auth/login?acceso=codigo-de-un-uso', { calls: { usuario: { finishExternal } } });
  expect(await screen.findByRole('heading', { name: t('tablero.saludo', { nombre: people.alumno.first_name }) })).toBeTruthy();
  expect(server.requests(sesionApi.finishExternal).map(({ query }) => query)).toEqual([{ panel: 1 }]);
  expect(server.requests(avanceApi.panel)).toEqual([]);
});

test('a sign-in that leads elsewhere asks for no panel', async () => {
  const { server, address } = await signIn('/auth/login?volver=%2Fplanmislogros', { usuario: { login } });
  await waitFor(() => expect(address()).toBe('/planmislogros'));
  expect(server.requests(sesionApi.login).map(({ query }) => query)).toEqual([{ panel: 0 }]);
});

test('an answer without the panel, as of an earlier version, is followed by the panel’s own call', async () => {
  const { server } = await signIn('/auth/login', { usuario: { login, panel: STILL_PANEL } });
  expect(await screen.findByRole('heading', { name: t('tablero.saludo', { nombre: people.alumno.first_name }) })).toBeTruthy();
  expect(server.requests(avanceApi.panel)).toHaveLength(1);
});

test('an attempt that could not be opened ahead is asked for by the topic', async () => {
  let asked = 0;
  const ins = () => {
    asked += 1;
    if (asked === 1) throw new TypeError('Failed to fetch');
    return examples.evaluacion.ins;
  };
  await signIn('/auth/login', { usuario: { login: entry }, evaluacion: { ins } });
  expect(await screen.findAllByRole('group', { name: /^Pregunta \d de 3/ })).toHaveLength(3);
  expect(asked).toBe(2);
});
