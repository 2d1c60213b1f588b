import { contractFiles } from './contract.mjs';
import { serverFiles } from './server.mjs';
import { textFiles } from './texts.mjs';
import { webFiles } from './web.mjs';

/**
 * Files of a new master by path, with everything that curso, programa, modulo and planestudio have in common.
 * @param {string} name
 * @param {string} migration its number, e.g. `008`
 * @param {import('./texts.mjs').Words} words
 * @returns {Record<string, string>}
 */
export const masterFiles = (name, migration, words) => ({
  ...contractFiles(name),
  ...serverFiles(name, migration),
  ...webFiles(name),
  ...textFiles(name, words),
});
