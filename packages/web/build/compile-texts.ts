import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
// By its path: Vite bundles its configuration, and Node alone cannot read TypeScript of a package.
import { isLanguage, type Language, learnerPart, loadCatalog, loadFirstTexts } from '../../messages/src/index.ts';

const CATALOG = /[\\/]messages[\\/]src[\\/]([a-z]{2})[\\/](first|learner|index)\.ts$/;

/** Returns the groups of texts in a file of a language. */
async function groupsOf(language: Language, file: string): Promise<object> {
  if (file === 'first') return loadFirstTexts(language);
  const catalog = await loadCatalog(language);
  return file === 'learner' ? learnerPart(catalog) : catalog;
}

/** Returns a catalogue with its ICU texts parsed; texts without arguments stay as they are. */
const compiled = (branch: object): object =>
  Object.fromEntries(
    Object.entries(branch).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? compile(value) : compiled(value as object),
    ]),
  );

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
  load: {
    filter: { id: CATALOG },
    async handler(id) {
      const [, language = '', file = ''] = CATALOG.exec(id) ?? [];
      if (!isLanguage(language)) return null;
      const texts = JSON.stringify(compiled(await groupsOf(language, file)));
      return `export const ${file === 'index' ? language : file} = JSON.parse(${JSON.stringify(texts)});`;
    },
  },
};
