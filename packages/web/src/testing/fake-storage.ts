import * as fake from 'fake-indexeddb';
import { vi } from 'vitest';

const CLASSES = [
  'IDBCursor',
  'IDBCursorWithValue',
  'IDBDatabase',
  'IDBFactory',
  'IDBIndex',
  'IDBKeyRange',
  'IDBObjectStore',
  'IDBOpenDBRequest',
  'IDBRequest',
  'IDBTransaction',
  'IDBVersionChangeEvent',
] as const;

/** Gives the test an empty IndexedDB, which happy-dom lacks; setup.ts takes it away after the test. */
export function useFakeStorage(): void {
  for (const name of CLASSES) vi.stubGlobal(name, fake[name]);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
}
