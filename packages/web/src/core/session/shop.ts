import { deviceStorage, tabStorage } from '../storage/browser-storage.ts';

const KEY = '-tienda';

/** Pairing of this browser as the tablet of a shop (P122): its token, and what its screens say of the shop. */
export interface Shop {
  readonly token: string;
  readonly dispositivo: string;
  readonly empresa: string;
  readonly maximo_mb: number;
}

/** Returns the pairing of this browser; null on any other device. */
export function readShop(): Shop | null {
  try {
    const stored: unknown = JSON.parse(deviceStorage.get(KEY) ?? 'null');
    return stored && typeof stored === 'object' && 'token' in stored ? (stored as Shop) : null;
  } catch {
    return null;
  }
}

export const storeShop = (shop: Shop): void => deviceStorage.set(KEY, JSON.stringify(shop));

export const removeShop = (): void => deviceStorage.remove(KEY);

/** Values of the browser's storage that belong to the tablet and not to whoever used it. */
const OWN = new Set([KEY, '', '-dispositivo', '-letra', '-layout', '-idioma']);

/** Empties the browser's small storages but for what belongs to the tablet. */
export function forgetSmallStorage(): void {
  tabStorage.clearAllBut(new Set());
  deviceStorage.clearAllBut(OWN);
}
