import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute folder of the repository. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * Absolute path below the repository.
 * @param {...string} parts
 */
export const inRoot = (...parts) => join(ROOT, ...parts);
