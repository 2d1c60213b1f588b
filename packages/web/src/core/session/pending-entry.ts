/** A sign-in that went to a provider from this tab: its key, and where the person wanted to go. */
export interface PendingEntry {
  readonly llave: string;
  readonly volver?: string | undefined;
}

const KEY = 'UCJ-ingreso';

/** Of this tab alone: it outlives the visit to the provider, and no other page or server gets it. */
export const storePendingEntry = (entry: PendingEntry): void => sessionStorage.setItem(KEY, JSON.stringify(entry));

/** Takes the stored entry away; null when this tab began nothing. */
export function takePendingEntry(): PendingEntry | null {
  const stored = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  try {
    return JSON.parse(stored ?? 'null') as PendingEntry | null;
  } catch {
    return null;
  }
}
