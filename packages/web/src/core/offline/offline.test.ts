import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetEverybody, forgetPerson } from './forget.ts';
import { OfflineError } from './offline-error.ts';
import { OutboxSender, type Outcome } from './outbox-sender.ts';
import { peopleOfDevice } from './person-database.ts';
import { openPersonStore, type PersonStore } from './person-store.ts';
import type { Vault } from './vault.ts';
import { useFakeStorage } from '../../testing/fake-storage.ts';

const opened: PersonStore[] = [];
const open = async (person: number, vault?: Vault) => {
  const store = await openPersonStore(person, vault);
  opened.push(store);
  return store;
};

beforeEach(useFakeStorage);
afterEach(() => {
  for (const store of opened.splice(0)) store.close();
});

/** A vault that anybody can see through, but not by searching for the text. */
const mirrored: Vault = {
  seal: (plain) => Promise.resolve(plain.map((byte) => byte ^ 255)),
  open: (sealed) => Promise.resolve(sealed.map((byte) => byte ^ 255)),
};
const closed: Vault = { seal: mirrored.seal, open: () => Promise.reject(new Error('sealed')) };
const send = (outcome: (id: string) => Outcome) => {
  const order: string[] = [];
  return { order, deliver: (entry: { id: string }) => (order.push(entry.id), Promise.resolve(outcome(entry.id))) };
};
const entry = (id: string) => ({ id, kind: 'prueba', body: { id }, moment: '2026-11-12T13:00:00.000Z' });

test('answers, small values and entries are there again after closing, for their person alone', async () => {
  const first = await open(1);
  await first.keep('temas', [{ titulo: 'Caja' }], 5);
  first.shelf.set('borrador', { a: 1 });
  await first.shelf.settled();
  await first.outbox.add(entry('x'));
  const again = await open(1);
  expect(await again.read('temas')).toEqual({ value: [{ titulo: 'Caja' }], at: 5 });
  expect(again.shelf.get('borrador')).toEqual({ a: 1 });
  expect(again.outbox.all()).toMatchObject([{ id: 'x', state: 'espera', tries: 0 }]);
  const other = await open(2);
  expect(await other.read('temas')).toBeUndefined();
  expect([other.shelf.keys(), other.outbox.all()]).toEqual([[], []]);
  expect((await peopleOfDevice()).toSorted((a, b) => a - b)).toEqual([1, 2]);
});

test('the latest of two values written at once stays', async () => {
  const store = await open(1);
  for (const value of [1, 2, 3]) store.shelf.set('k', value);
  await store.shelf.settled();
  expect((await open(1)).shelf.get('k')).toBe(3);
});

test('everything passes through the vault; what it does not open counts as not kept and is not deleted', async () => {
  const store = await open(1, mirrored);
  await store.keep('temas', 'Caja', 1);
  store.shelf.set('k', 'Caja');
  await store.outbox.add(entry('x'));
  await store.shelf.settled();
  const without = await open(1, closed);
  expect([await without.read('temas'), without.shelf.keys(), without.outbox.all()]).toEqual([undefined, [], []]);
  expect((await open(1, mirrored)).outbox.all()).toHaveLength(1);
});

test('entries go out in their order; a refused one is kept apart, the others go on', async () => {
  const store = await open(1);
  for (const id of ['a', 'b', 'c']) await store.outbox.add(entry(id));
  const { order, deliver } = send((id) => (id === 'b' ? { kind: 'rechazada', reason: 'no' } : { kind: 'entregada', answer: id }));
  const answers: unknown[] = [];
  store.outbox.onSettled(({ answer }) => answers.push(answer));
  await new OutboxSender(store.outbox, deliver).run();
  expect([order, answers]).toEqual([
    ['a', 'b', 'c'],
    ['a', 'c'],
  ]);
  expect(store.outbox.all()).toMatchObject([{ id: 'b', state: 'rechazado', reason: 'no', tries: 1 }]);
});

test('a lost connection holds everything behind it, and nothing is lost', async () => {
  const store = await open(1);
  for (const id of ['a', 'b']) await store.outbox.add(entry(id));
  const { order, deliver } = send(() => ({ kind: 'detenida' }));
  const sender = new OutboxSender(store.outbox, deliver);
  await sender.run();
  sender.stop();
  expect(order).toEqual(['a']);
  expect((await open(1)).outbox.all()).toMatchObject([{ id: 'a', tries: 1 }, { id: 'b' }]);
});

test('a sign-out while an entry is on its way ends quietly; the entry waits on the device', async () => {
  const store = await open(1);
  await store.outbox.add(entry('a'));
  const leave = () => {
    store.close();
    return Promise.resolve<Outcome>({ kind: 'entregada', answer: 1 });
  };
  await new OutboxSender(store.outbox, leave).run();
  expect((await open(1)).outbox.all()).toMatchObject([{ id: 'a', state: 'espera' }]);
});

test('a sender that is asked after the end of its session touches no closed storage', async () => {
  const store = await open(1);
  await store.outbox.add(entry('a'));
  const { order, deliver } = send(() => ({ kind: 'detenida' }));
  const sender = new OutboxSender(store.outbox, deliver);
  const asked = sender.run();
  sender.end();
  store.close();
  await asked;
  await sender.run();
  expect(order).toEqual([]);
});

test('an entry with the same id waits once, and again after a refusal', async () => {
  const { outbox } = await open(1);
  await outbox.add(entry('a'));
  await outbox.add(entry('a'));
  expect(outbox.all()).toHaveLength(1);
  await outbox.change('a', { state: 'rechazado', reason: 'no' });
  await outbox.add(entry('a'));
  expect(outbox.all()).toMatchObject([{ id: 'a', state: 'espera', tries: 0 }]);
});

test('a full disk is named and loses nothing of this page', async () => {
  const full: Vault = { ...mirrored, seal: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) };
  const store = await open(1, full);
  await expect(store.keep('temas', 'Caja', 1)).rejects.toMatchObject({ reason: 'cuota' });
  await store.outbox.add(entry('a'));
  await store.outbox.load();
  expect(store.outbox.all()).toHaveLength(1);
  expect(store.failure).toBeInstanceOf(OfflineError);
  expect(store.failure?.reason).toBe('cuota');
});

test('without a storage everything lives in the memory of the page', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
  const store = await open(1);
  expect(store.failure?.reason).toBe('sin_almacen');
  store.shelf.set('k', 1);
  await store.outbox.add(entry('a'));
  expect([store.shelf.get('k'), store.outbox.all().length, await store.read('x')]).toEqual([1, 1, undefined]);
});

test('signing out removes what is read, not what waits; forgetting removes all', async () => {
  const store = await open(1);
  await store.keep('temas', 'Caja', 1);
  store.shelf.set('k', 1);
  store.shelf.set('borrador:1', 1);
  await store.outbox.add(entry('a'));
  await store.forgetKept('borrador:');
  const again = await open(1);
  expect([await again.read('temas'), again.shelf.keys(), again.outbox.all().length]).toEqual([undefined, ['borrador:1'], 1]);
  await (await open(2)).keep('temas', 'Otro', 1);
  await forgetPerson(1);
  expect(await peopleOfDevice()).toEqual([2]);
  await forgetEverybody();
  expect(await peopleOfDevice()).toEqual([]);
});
