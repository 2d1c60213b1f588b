import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { type AllTexts, loadMessages } from './messages.ts';
import { type Part, TEXT_MODULE } from './text-modules.ts';

/** Files with the texts. */
const SOURCES = ['../../messages/locales', '../../messages/src/es'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** Returns a catalogue with its ICU texts parsed; texts without arguments stay as they are. */
const compiled = (branch: object): object =>
  Object.fromEntries(
    Object.entries(branch).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? compile(value) : compiled(value as object),
    ]),
  );

/** Returns the module of a part of a language as JSON; `change` changes its texts. */
function moduleOf(id: string, { parts }: AllTexts, change: (texts: object) => object): string | null {
  const [, language = '', part] = TEXT_MODULE.exec(id) ?? [];
  const texts = parts.get(language)?.[part as Part];
  return texts ? `export const texts = JSON.parse(${JSON.stringify(JSON.stringify(change(texts)))});` : null;
}

let read: Promise<AllTexts> | undefined;
/** The texts of a build, which do not change meanwhile. */
const readOnce = (): Promise<AllTexts> => (read ??= loadMessages());

/**
 * Parses the texts when the client is built, so that no visitor loads a parser of ICU (docs/decisions/022): each part becomes JSON, and
 * `use-intl` formats it by its small runtime.
 */
export const compileTexts: Plugin = {
  name: 'portal:compile-texts',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^use-intl\/format-message$/ },
    handler(_id, importer) {
      return this.resolve('use-intl/format-message/format-only', importer, { skipSelf: true });
    },
  },
  load: { filter: { id: TEXT_MODULE }, handler: async (id) => moduleOf(id, await readOnce(), compiled) },
};

/** Lists once, while somebody develops, what is shown in Spanish for want of a translation; a changed text reloads the page alone. */
export const draftTexts: Plugin = {
  name: 'portal:draft-texts',
  apply: 'serve',
  enforce: 'pre',
  async configureServer({ config: { logger } }) {
    const lists = [...(await loadMessages()).missing].filter(([, keys]) => keys.length > 0);
    const missing = lists.map(([language, keys]) => `  ${language}: ${keys.join(', ')}`);
    if (missing.length)
      logger.warn(`Faltan traducciones; se muestra el español, y «npm run check -- texts» las exige:\n${missing.join('\n')}`);
  },
  load: {
    filter: { id: TEXT_MODULE },
    async handler(id) {
      for (const folder of SOURCES)
        for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
          if (/\.(?:json|ts)$/.test(file)) this.addWatchFile(join(folder, file));
      return moduleOf(id, await loadMessages(), (texts) => texts);
    },
  },
};
