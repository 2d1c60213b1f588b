import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { type AllTexts, loadMessages } from './messages.ts';

const CATALOG = /[\\/]messages[\\/]src[\\/]([a-z]{2})[\\/](first|learner|index)\.ts$/;

/** Returns a catalogue with its ICU texts parsed; texts without arguments stay as they are. */
const compiled = (branch: object): object =>
  Object.fromEntries(
    Object.entries(branch).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? compile(value) : compiled(value as object),
    ]),
  );

/** Returns the module of a file of a language as JSON; `change` changes its texts. */
function moduleOf(id: string, messages: AllTexts, change: (texts: object) => object): string | null {
  const [, language = '', file = ''] = CATALOG.exec(id) ?? [];
  const { DEFAULT_LANGUAGE, filledFrom, firsts, isLanguage, learnerPart, wholes } = messages;
  if (!isLanguage(language)) return null;
  const whole = filledFrom(wholes.get(DEFAULT_LANGUAGE)!, wholes.get(language)!);
  const parts = {
    first: () => filledFrom(firsts.get(DEFAULT_LANGUAGE)!, firsts.get(language)!),
    learner: () => learnerPart(whole),
    index: () => whole,
  };
  const texts = JSON.stringify(change(parts[file as keyof typeof parts]()));
  return `export const ${file === 'index' ? language : file} = JSON.parse(${JSON.stringify(texts)});`;
}

let read: Promise<AllTexts> | undefined;
/** The texts of a build, which do not change meanwhile. */
const readOnce = (): Promise<AllTexts> => (read ??= loadMessages());

/**
 * Parses the texts when the client is built, so that no visitor loads a parser of ICU (docs/decisions/022): each catalogue becomes JSON, and
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
  load: { filter: { id: CATALOG }, handler: async (id) => moduleOf(id, await readOnce(), compiled) },
};

/** Shows Spanish for what a language lacks while somebody develops, and says once what that is; a changed text reloads the page alone. */
export const draftTexts: Plugin = {
  name: 'portal:draft-texts',
  apply: 'serve',
  enforce: 'pre',
  async configureServer({ config: { logger } }) {
    const { DEFAULT_LANGUAGE, missingTexts, wholes } = await loadMessages();
    const lines = [...wholes].map(([language, texts]) => ({ language, keys: missingTexts(wholes.get(DEFAULT_LANGUAGE)!, texts) }));
    const missing = lines.filter(({ keys }) => keys.length > 0).map(({ language, keys }) => `  ${language}: ${keys.join(', ')}`);
    if (missing.length)
      logger.warn(`Faltan traducciones; se muestra el español, y «npm run check -- texts» las exige:\n${missing.join('\n')}`);
  },
  load: {
    filter: { id: CATALOG },
    async handler(id) {
      for (const folder of [dirname(id), join(dirname(id), '../es')])
        for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
          if (file.endsWith('.ts')) this.addWatchFile(join(folder, file));
      return moduleOf(id, await loadMessages(), (texts) => texts);
    },
  },
};
