import { forgetCourseFiles } from './course-files.queries.ts';
import { forgetTabletKeys } from './llavero.ts';
import { forgetEverybody, forgetFiles } from '../../../core/offline/forget.ts';
import { DRAFTS } from '../../../core/offline/kept-session.ts';
import { closeOffline, endOffline } from '../../../core/offline/offline.ts';
import { openDatabase, peopleOfDevice } from '../../../core/offline/person-database.ts';
import { currentSession, leaveSession, onSessionChange } from '../../../core/session/session.ts';
import { forgetSmallStorage, removeShop } from '../../../core/session/shop.ts';

/**
 * Removes the data that a person read on this tablet: answers of calls, files, small storages. Unsent data stays, sealed. Without a
 * connection the read data stays too, sealed, because nobody could fetch it again; `sweep` removes it later.
 */
async function forgetPersonHere(person: number): Promise<void> {
  forgetSmallStorage();
  const store = endOffline(person);
  if (navigator.onLine) await Promise.all([store.forgetKept(DRAFTS), forgetFiles(person)]);
  store.close();
}

/** Forgets a person as soon as the session ends, however it ends; call it when it begins. */
export function forgetAtTheEnd(person: number): void {
  const stop = onSessionChange(() => {
    if (currentSession().user) return;
    stop();
    void forgetPersonHere(person).catch(() => undefined);
  });
}

/** Removes what people read here while there was no connection, once nobody is in and there is one. */
export async function sweep(): Promise<void> {
  if (!navigator.onLine) return;
  for (const person of await peopleOfDevice()) {
    if (currentSession().user) return;
    const db = await openDatabase(person);
    await db.clear('kept');
    db.close();
    await forgetFiles(person);
  }
}

/** Counts what waits on this tablet to be sent, of everybody and without names. */
export async function countWaiting(): Promise<number> {
  let total = 0;
  for (const person of await peopleOfDevice()) {
    const db = await openDatabase(person);
    total += await db.count('outbox');
    db.close();
  }
  return total;
}

/** Takes everything from a tablet that an administrator unpaired: keys, people, what waited, files. */
export async function unpairHere(): Promise<void> {
  removeShop();
  leaveSession();
  closeOffline();
  forgetSmallStorage();
  await forgetCourseFiles();
  await forgetTabletKeys();
  await forgetEverybody();
}
