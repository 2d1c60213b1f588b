import { deviceStorage } from '../../../core/storage/browser-storage.ts';

const KEY = '-primer-tema';

/** Returns whether this sign-in was already redirected to its first pending topic (P19); the device keeps the id of the session for all tabs. */
export const wasRedirected = (idSesion: number): boolean => deviceStorage.get(KEY) === String(idSesion);

/** Marks this sign-in as redirected. */
export const markRedirected = (idSesion: number): void => deviceStorage.set(KEY, String(idSesion));
