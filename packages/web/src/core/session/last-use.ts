/** Moment of the last call that the server answered: a session counts its hours from there (P5). */
let last = Date.now();

/** Notes that the server answered a call. */
export const noteUse = (): void => void (last = Date.now());

/** Returns the moment of the last answer, in milliseconds. */
export const lastUse = (): number => last;
