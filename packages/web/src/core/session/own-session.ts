import { currentVista, isShopSession } from './session.ts';

/** Returns whether the person of this page keeps their password and protection here: not on a shared tablet, nor in a look as them. */
export const isOwnSession = (): boolean => !isShopSession() && !currentVista();
