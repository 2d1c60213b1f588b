import { portalCaches } from './kept-files.ts';
import { deleteDatabase, peopleOfDevice } from './person-database.ts';

/** Deletes the files that the device keeps for a person. */
export async function forgetFiles(person: number): Promise<void> {
  if ('caches' in globalThis) await caches.delete(portalCaches().filesOf(person)).catch(() => false);
}

/** Deletes all that the device keeps for a person: answers, drafts, outbox and files. */
export async function forgetPerson(person: number): Promise<void> {
  await Promise.all([deleteDatabase(person), forgetFiles(person)]);
}

/** Deletes what the device keeps for everybody. */
export async function forgetEverybody(): Promise<void> {
  await Promise.all((await peopleOfDevice()).map(forgetPerson));
  const names = 'caches' in globalThis ? await caches.keys() : [];
  const { files } = portalCaches();
  await Promise.all(names.filter((name) => name.startsWith(files)).map((name) => caches.delete(name)));
}
