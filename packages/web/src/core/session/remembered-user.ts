import { readShop } from './shop.ts';
import { deviceStorage } from '../storage/browser-storage.ts';

const KEY = '-usuario';

/** User name that this device fills in at the sign-in by the person's choice (P272); '' without one. */
export const rememberedUser = (): string => (readShop() ? '' : (deviceStorage.get(KEY) ?? ''));

/** Keeps the user name, or forgets the one kept. */
export const rememberUser = (username: string): void =>
  username && !readShop() ? deviceStorage.set(KEY, username) : deviceStorage.remove(KEY);
