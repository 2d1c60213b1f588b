import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { loadMessages } from './messages.ts';

/** Where the server finds them in the build (server/src/core/http/answer/openings.ts). */
const FILE = '.vite/openings.json';
const SCREENS = fileURLToPath(new URL('../src/screens/index.ts', import.meta.url));

/** Returns title and purpose of every screen behind the sign-in, by address and language. */
async function openings(): Promise<Record<string, Record<string, string[]>>> {
  const { translators } = await loadMessages();
  const { screens } = (await runnerImport<typeof import('../src/screens/index.ts')>(SCREENS, { logLevel: 'error' })).module;
  const inside = screens.filter(({ audience }) => audience !== 'anonimo' && audience !== 'publico');
  const words = ({ title, text }: (typeof inside)[number]) =>
    translators.map(({ language, word }) => [language, [word({ clave: title }), ...(text ? [word({ clave: text })] : [])]]);
  return Object.fromEntries(inside.map((row) => [row.path, Object.fromEntries(words(row)) as Record<string, string[]>]));
}

/** Writes the words that name a screen while the program loads: the server puts those of the address into its page (start/opening.js). */
export const openingWords: Plugin = {
  name: 'portal:openings',
  apply: 'build',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(await openings()) });
  },
};
