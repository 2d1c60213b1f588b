import { tabStorage } from '../storage/browser-storage.ts';

/** A sign-in that this tab sent to a provider: its key, and the address to open afterwards. */
export interface PendingEntry {
  readonly llave: string;
  readonly volver?: string | undefined;
}

const KEY = '-ingreso';

/** Stored for this tab alone: survives the visit to the provider, and is sent to no other page or server. */
export const storePendingEntry = (entry: PendingEntry): void => tabStorage.set(KEY, JSON.stringify(entry));

/** Reads and deletes the stored entry; null when this tab began no sign-in. */
export function takePendingEntry(): PendingEntry | null {
  const stored = tabStorage.get(KEY);
  tabStorage.remove(KEY);
  try {
    return JSON.parse(stored ?? 'null') as PendingEntry | null;
  } catch {
    return null;
  }
}
