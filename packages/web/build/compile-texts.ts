import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
// By its path: Vite bundles its configuration, and Node alone cannot read TypeScript of a package.
import { isLanguage, loadCatalog, loadFirstTexts } from '../../messages/src/index.ts';

const CATALOG = /[\\/]messages[\\/]src[\\/]([a-z]{2})[\\/](first|index)\.ts$/;

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
      const [, language = '', part] = CATALOG.exec(id) ?? [];
      if (!isLanguage(language)) return null;
      const catalog = part === 'first' ? await loadFirstTexts(language) : await loadCatalog(language);
      return `export const ${part === 'first' ? 'first' : language} = JSON.parse(${JSON.stringify(JSON.stringify(compiled(catalog)))});`;
    },
  },
};
