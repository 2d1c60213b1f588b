import { logApi } from '@portal/contract/log';
import { examples, people } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { beforeEach, expect, test } from 'vitest';
import { prepareOffline } from './deliveries.ts';
import { offlineOf, openOffline, submit } from '../../core/offline/offline.ts';
import { storeToken } from '../../core/session/session.ts';
import { useFakeStorage } from '../../testing/fake-storage.ts';
import { openPortal } from '../../testing/open-portal.ts';
import { failure, type Failure } from '../../testing/replies.ts';

const { id } = people.alumno;

beforeEach(useFakeStorage);

/** Opens the portal as a learner and answers screen events with `ins`; `note` sends one by the outbox. */
async function learner(ins: Failure | typeof examples.log.ins) {
  const { server } = await openPortal('/auth/login', { session: 'alumno', calls: { log: { ins } } });
  await prepareOffline(await openOffline(id));
  const { store } = offlineOf(id);
  const note = () => submit(id, { id: 'visita', kind: 'evento', body: { tipo: 'certificado', detalle: '5' } });
  return { server, store, note };
}

test('an event waits for the next session when the present one has ended', async () => {
  const { server, note, store } = await learner(failure('sesion_requerida', message('llamada.sesion')));
  await note();
  expect(server.requests(logApi.ins)).toHaveLength(1);
  expect(store.outbox.all()).toMatchObject([{ kind: 'evento', state: 'espera' }]);
});

test('an event too many is dropped', async () => {
  const { server, note, store } = await learner(failure('demasiados_intentos', message('actividad.demasiados')));
  await note();
  expect(server.requests(logApi.ins)).toHaveLength(1);
  expect(store.outbox.all()).toEqual([]);
});

test('nothing goes out by the token of a person who signed in by another tab', async () => {
  const { server, note, store } = await learner(examples.log.ins);
  storeToken('llave-de-otra-persona');
  await note();
  expect(server.requests(logApi.ins)).toEqual([]);
  expect(store.outbox.all()).toMatchObject([{ kind: 'evento', state: 'espera' }]);
});
