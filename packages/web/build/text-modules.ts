import type { Plugin } from 'vite';
import { loadMessages } from './messages.ts';

/** Parts of a language's texts, each a file of its own: the sign-in's, the learner's, everything, and the words of the search (docs/decisions/022). */
const PARTS = ['first', 'learner', 'whole', 'palabra'] as const;
export type Part = (typeof PARTS)[number];

/** The module that holds a part of a language; no such file exists. */
export const textModule = (language: string, part: Part): string => `portal:texts/${language}/${part}`;

/** Finds language and part in the id of such a module. */
export const TEXT_MODULE = /portal:texts\/([a-z]{2})\/(first|learner|whole|palabra)$/;

/** Returns the language of a module with first texts. */
export const languageOfFirst = (id: string): string | undefined => {
  const [, language, part] = TEXT_MODULE.exec(id) ?? [];
  return part === 'first' ? language : undefined;
};

const CATALOGS = /[\\/]messages[\\/]src[\\/]catalogs\.ts$/;

const loader = (language: string, part: Part) => `${part}: () => import('${textModule(language, part)}')`;

/** Returns a module that has the exports of catalogs.ts and loads each part from its own module. */
function catalogsModule(languages: readonly string[]): string {
  const entries = languages.map((language) => `${language}: { ${PARTS.map((part) => loader(language, part)).join(', ')} }`);
  const exported = PARTS.map((part) => `export const load${part[0]!.toUpperCase()}${part.slice(1)} = load('${part}');`);
  return [
    `const loaders = { ${entries.join(', ')} };`,
    `const load = (part) => (language) => loaders[language][part]().then(({ texts }) => texts);`,
    ...exported,
  ].join('\n');
}

/** Lets the client load the texts part by part: puts a module for each of them in the place of catalogs.ts, which reads whole files. */
export const textModules: Plugin = {
  name: 'portal:text-modules',
  enforce: 'pre',
  resolveId: { filter: { id: TEXT_MODULE }, handler: (id) => (id.startsWith('\0') ? id : `\0${id}`) },
  load: { filter: { id: CATALOGS }, handler: async () => catalogsModule([...(await loadMessages()).parts.keys()]) },
};
