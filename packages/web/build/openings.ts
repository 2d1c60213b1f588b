import type { Plugin } from 'vite';
import { screenRows } from './screen-rows.mjs';
import { loadMessages } from './messages.ts';
import type { MessageKey } from '../../messages/src/index.ts';

/** Where the server finds them in the build (server/src/core/http/openings.ts). */
const FILE = '.vite/openings.json';

const key = (text: string): MessageKey => text as MessageKey;

/** Returns title and purpose of every screen behind the sign-in, by address and language. */
async function openings(): Promise<Record<string, Record<string, string[]>>> {
  const { translators } = await loadMessages();
  const inside = screenRows().filter(({ audience }) => audience !== 'anonimo' && audience !== 'publico');
  const words = ({ title, text }: (typeof inside)[number]) =>
    translators.map(({ language, word }) => [
      language,
      [word({ clave: key(`pantallas.${title}`) }), ...(text ? [word({ clave: key(text) })] : [])],
    ]);
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
