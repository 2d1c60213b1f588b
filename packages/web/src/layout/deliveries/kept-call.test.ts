import { avanceApi } from '@portal/contract/avance';
import { evaluacionApi } from '@portal/contract/evaluacion';
import { examples, people, respuestaErrada } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { callKept, keyOfCall } from '../../core/offline/kept-call.ts';
import { keptSession } from '../../core/offline/kept-session.ts';
import { noteLine } from '../../core/offline/line.ts';
import { closeOffline, offlineOf, openOffline } from '../../core/offline/offline.ts';
import { peopleOfDevice } from '../../core/offline/person-database.ts';
import { openPersonStore } from '../../core/offline/person-store.ts';
import { noteRecent, readRecent } from '../../core/recent-places.ts';
import { currentSession, leaveSession, storeToken } from '../../core/session/session.ts';
import { signOut, verifySession } from '../../pieces/sesion/sesion.queries.ts';
import { prepareOffline } from './deliveries.ts';
import { openPortal } from '../../testing/open-portal.ts';
import { failure, LOST, inTurn } from '../../testing/replies.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useFakeStorage } from '../../testing/fake-storage.ts';
import { screen, waitFor } from '@testing-library/react';

const { id } = people.alumno;
const temas = { params: { id } };

beforeEach(useFakeStorage);

/** Opens the portal as a learner and answers requests for topics with `replies`, one after the other. */
async function learner(...replies: unknown[]) {
  const portal = await openPortal('/auth/login', {
    session: 'alumno',
    calls: { usuario: { temas: inTurn(...(replies as [never])), verifyToken: inTurn(people.alumno, LOST as never) } },
  });
  await prepareOffline(await openOffline(id));
  return portal;
}

test('without a connection the answer of earlier comes; without one the failure', async () => {
  await learner(examples.usuario.temas, LOST, LOST);
  const fresh = await callKept(avanceApi.temas, temas);
  await waitFor(async () => expect(await offlineOf(id).store.read(keyOfCall(avanceApi.temas, temas))).toBeTruthy());
  expect(await callKept(avanceApi.temas, temas)).toEqual(fresh);
  await expect(callKept(avanceApi.temas, { params: { id: 999 } })).rejects.toMatchObject({ code: 'sin_conexion' });
});

test('a refusal of the server removes the answer from the device', async () => {
  await learner(examples.usuario.temas, failure('sin_permiso', message('evaluacion.errores.sinTema')), LOST);
  await callKept(avanceApi.temas, temas);
  await waitFor(async () => expect(await offlineOf(id).store.read(keyOfCall(avanceApi.temas, temas))).toBeTruthy());
  await expect(callKept(avanceApi.temas, temas)).rejects.toMatchObject({ code: 'sin_permiso' });
  await expect(callKept(avanceApi.temas, temas)).rejects.toMatchObject({ code: 'sin_conexion' });
});

test('the portal opens without a connection for the person of the last visit, and no longer after signing out', async () => {
  await learner(examples.usuario.temas);
  await waitFor(async () => expect(await offlineOf(id).store.read('sesion')).toBeTruthy());
  const token = localStorage.getItem('UCJ-auth');
  leaveSession();
  closeOffline();
  localStorage.setItem('UCJ-auth', token!);
  await verifySession();
  expect(currentSession().user?.id).toBe(id);
  await signOut().catch(() => undefined);
  expect((await indexedDB.databases()).length, 'nothing waits, so nothing stays').toBe(0);
  storeToken('otra');
  expect(await keptSession()).toBeUndefined();
});

const DAY_MS = 24 * 3_600_000;

/** Closes the page and opens it again without a connection; the server then finds the token again. */
async function openAgain() {
  const token = localStorage.getItem('UCJ-auth');
  leaveSession();
  closeOffline();
  localStorage.setItem('UCJ-auth', token!);
  await verifySession();
  if (currentSession().user) await prepareOffline(await openOffline(id));
  return currentSession().user?.id;
}

test('reading without a connection ends 14 days after the server last answered, however often the portal is opened meanwhile', async () => {
  await learner(examples.usuario.temas);
  await waitFor(async () => expect(await offlineOf(id).store.read('sesion')).toBeTruthy());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 13 * DAY_MS });
  onTestFinished(() => void vi.useRealTimers());
  expect(await openAgain()).toBe(id);
  vi.setSystemTime(Date.now() + 2 * DAY_MS);
  await expect(openAgain()).rejects.toMatchObject({ code: 'sin_conexion' });
});

test('a session that began without a connection is verified and counts from then when there is one', async () => {
  const verifyToken = inTurn(people.alumno, LOST as never, people.alumno);
  await openPortal('/auth/login', { session: 'alumno', calls: { usuario: { verifyToken } } });
  await prepareOffline(await openOffline(id));
  await waitFor(async () => expect(await offlineOf(id).store.read('sesion')).toBeTruthy());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 13 * DAY_MS });
  onTestFinished(() => void vi.useRealTimers());
  await openAgain();
  noteLine(false);
  noteLine(true);
  await waitFor(async () => expect((await offlineOf(id).store.read('sesion'))?.at).toBe(Date.now()));
});

test('what an earlier person read here goes when another one signs in, their drafts and what waits do not', async () => {
  const entry = { id: 'visita', kind: 'evento', body: {}, moment: '2026-11-21T15:00:00.000Z' };
  const earlier = await openPersonStore(id + 1);
  await earlier.keep('temas', 'Caja', 1);
  earlier.shelf.set('borrador:1', 'respuestas');
  earlier.shelf.set('programa:1-1', 'Seguridad');
  await earlier.outbox.add(entry);
  await earlier.shelf.settled();
  earlier.close();
  const idle = await openPersonStore(id + 2);
  await idle.keep('temas', 'Caja', 1);
  idle.close();
  noteRecent(id + 1, { direccion: '/temausuario?id=1', titulo: 'Caja' });
  await learner(examples.usuario.temas);
  await waitFor(() => expect(readRecent(id + 1)).toEqual([]));
  const left = await openPersonStore(id + 1);
  expect(await left.read('temas')).toBeUndefined();
  expect([left.shelf.keys(), left.outbox.all().map((one) => one.id)]).toEqual([['borrador:1'], ['visita']]);
  left.close();
  await waitFor(async () => expect(await peopleOfDevice(), 'who left nothing to send is not remembered').not.toContain(id + 2));
});

test.each(['array', 'JSON text of the version before'])('the right options of a result (%s) are shown and kept nowhere', async (form) => {
  const correcta = 'La opción correcta';
  const erradas = [{ ...respuestaErrada, correcta: 3, texto_correcta: correcta }];
  const sent = { ...examples.evaluacion.resultado, erradas, respuestas: JSON.stringify(erradas) };
  const resultado = form === 'array' ? sent : { ...sent, erradas: undefined };
  await renderScreen('/evaluacionresultado?id=5', { session: 'alumno', calls: { evaluacion: { resultado } } });
  expect(await screen.findByText(new RegExp(correcta))).toBeTruthy();
  const key = keyOfCall(evaluacionApi.resultado, { params: { id: 5 } });
  await waitFor(async () => expect(await offlineOf(id).store.read(key)).toBeTruthy());
  expect(JSON.stringify((await offlineOf(id).store.read(key))?.value)).not.toContain(correcta);
});
