import { deviceStorage } from '../storage/browser-storage.ts';

const KEY = '-dispositivo';

/** Secret by which the server knows this browser from an earlier sign-in (P8); it opens nothing by itself, and stays after signing out. */
export const readDevice = (): string | undefined => deviceStorage.get(KEY) ?? undefined;

export const storeDevice = (secret: string): void => deviceStorage.set(KEY, secret);
