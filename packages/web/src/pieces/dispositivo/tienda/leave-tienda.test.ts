import { people } from '@portal/contract/examples';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetAtTheEnd } from './leave-tienda.ts';
import { newKey, sealedVault, vaultKey } from './sellado.ts';
import { openOffline } from '../../../core/offline/offline.ts';
import { openPersonStore } from '../../../core/offline/person-store.ts';
import { enterSession, holdToken, leaveSession } from '../../../core/session/session.ts';
import { useFakeStorage } from '../../../testing/fake-storage.ts';
import { slow } from '../../../testing/replies.ts';

const { alumno, soporte } = people;

beforeEach(useFakeStorage);

test('what the next person answers is kept while the tablet still forgets the one before', async () => {
  const [one, two] = [sealedVault(await vaultKey(newKey())), sealedVault(await vaultKey(newKey()))];
  const { store: left } = await openOffline(alumno.id, one);
  await left.keep('temas', 'Caja', 1);
  left.shelf.set('borrador:1', 'respuestas');
  await left.shelf.settled();
  forgetAtTheEnd(alumno.id);
  holdToken('uno');
  enterSession(alumno, 'uno');
  const { reply: deleted, release } = slow(true);
  vi.stubGlobal('caches', { delete: () => deleted });
  leaveSession();
  const { store } = await openOffline(soporte.id, two);
  release();
  const before = await openPersonStore(alumno.id, one);
  await expect.poll(() => before.read('temas')).toBeUndefined();
  store.shelf.set('borrador:2', 'otras');
  await store.shelf.settled();
  const again = await openPersonStore(soporte.id, two);
  expect([again.shelf.get('borrador:2'), before.shelf.keys()]).toEqual(['otras', ['borrador:1']]);
  for (const each of [before, again]) each.close();
});
