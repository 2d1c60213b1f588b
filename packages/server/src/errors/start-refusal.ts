/** Exit code of `sysexits.h` for a wrong configuration: systemd leaves a unit that ends with it (deploy/portal.service). */
const EX_CONFIG = 78;

/** A program that will not run until the operator changes something, which no restart does; the message says what. */
export class StartRefusal extends Error {}

/** Returns the exit code of a program that ended with this error. */
export const exitCodeOf = (error: unknown): number => (error instanceof StartRefusal ? EX_CONFIG : 1);
