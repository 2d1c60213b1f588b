import { expect, test } from 'vitest';
import { BrowserStorage } from './browser-storage.ts';

/** A storage as browsers have it; tests make its writing fail. */
class Stored implements Storage {
  [name: string]: unknown;
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  getItem(key: string): string | null {
    return (this[key] as string | undefined) ?? null;
  }
  removeItem(key: string): void {
    delete this[key];
  }
  clear(): void {}
  key = () => null;
  length = 0;
}
const full = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};
const stored = (): Storage => {
  const storage = new Stored();
  for (const name of ['key', 'length']) Object.defineProperty(storage, name, { enumerable: false });
  return storage;
};

test('in a browser that forbids the storage the page keeps the values, and `keeps` returns false', () => {
  const forbidden = new BrowserStorage(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  expect(forbidden.get('-auth')).toBeNull();
  forbidden.set('-auth', 'a');
  expect([forbidden.get('-auth'), forbidden.keeps('-auth'), forbidden.names()]).toEqual(['a', false, ['-auth']]);
  forbidden.remove('-auth');
  expect([forbidden.get('-auth'), forbidden.names()]).toEqual([null, []]);
});

test('a full storage leaves no older value in the way, and a value is written again once there is room', () => {
  const storage = stored();
  const values = new BrowserStorage(() => storage);
  values.set('-auth', 'vieja');
  const write = storage.setItem;
  storage.setItem = full;
  Object.defineProperty(storage, 'setItem', { enumerable: false });
  values.set('-auth', 'nueva');
  expect([values.get('-auth'), values.keeps('-auth'), storage.getItem('UCJ-auth')]).toEqual(['nueva', false, null]);
  Object.defineProperty(storage, 'setItem', { value: write });
  values.set('-auth', 'nueva');
  expect([values.keeps('-auth'), storage.getItem('UCJ-auth')]).toEqual([true, 'nueva']);
});

test('clearing leaves what is named and what another portal on this host keeps', () => {
  const storage = stored();
  const values = new BrowserStorage(() => storage);
  for (const key of ['UCJ', 'UCJ-auth', 'UCJ-tienda', 'UCJ/otro-auth', 'tsr-scroll']) storage.setItem(key, 'x');
  values.clearAllBut(new Set(['', '-tienda']));
  expect(Object.keys(storage).toSorted()).toEqual(['UCJ', 'UCJ-tienda', 'UCJ/otro-auth']);
});
