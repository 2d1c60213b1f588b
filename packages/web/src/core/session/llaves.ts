import { deviceStorage } from '../storage/browser-storage.ts';

const KEY = '-llave';

/**
 * Returns whether this page can use passkeys of the portal's site (`llaves` of `GET /portal`, P167): the browser knows them, and would refuse them under
 * another name.
 */
export const admitsLlaves = (sitio: string | null | undefined): boolean =>
  sitio === window.location.hostname && 'PublicKeyCredential' in window;

/** Returns whether somebody has entered by a passkey in this browser, or made one: the portal's site admits them. */
export const usesLlave = (): boolean => 'PublicKeyCredential' in window && deviceStorage.get(KEY) !== null;

/** Notes that a passkey was used or made here; nothing says of whom. */
export const noteLlave = (): void => deviceStorage.set(KEY, '1');
