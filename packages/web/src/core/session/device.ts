const KEY = 'UCJ-dispositivo';

/** Secret by which the server knows this browser from an earlier sign-in (P8); it opens nothing by itself, and stays after signing out. */
export const readDevice = (): string | undefined => localStorage.getItem(KEY) ?? undefined;

export const storeDevice = (secret: string): void => localStorage.setItem(KEY, secret);
