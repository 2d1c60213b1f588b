import type { Plugin } from 'vite';
import { loadMessages } from './messages.ts';

/** Parts of a language's texts, each a file of its own: the sign-in's, the learner's, everything, and the words of the search (docs/decisions/022). */
export type Part = 'first' | 'learner' | 'whole' | 'palabra';

/** The module that holds a part of a language; no such file exists. */
export const textModule = (language: string, part: Part): string => `portal:texts/${language}/${part}`;

/** Finds language and part in the id of such a module. */
export const TEXT_MODULE = /portal:texts\/([a-z]{2})\/(first|learner|whole|palabra)$/;

/** Returns the language of a module with first texts. */
export const languageOfFirst = (id: string): string | undefined => {
  const [, language, part] = TEXT_MODULE.exec(id) ?? [];
  return part === 'first' ? language : undefined;
};

/** Parts that the first file can load; the search loads its words itself. */
const EARLY = ['first', 'learner', 'whole'] as const;
const SOURCES = /[\\/]messages[\\/]src[\\/](?:catalogs|search-words)\.ts$/;

const loader = (language: string, part: Part) => `${part}: () => import('${textModule(language, part)}')`;

/** Returns a module that loads each of some parts from its own module, by exported functions. */
function loadersModule(languages: readonly string[], parts: readonly Part[], exported: readonly string[]): string {
  const entries = languages.map((language) => `${language}: { ${parts.map((part) => loader(language, part)).join(', ')} }`);
  return [
    `const loaders = { ${entries.join(', ')} };`,
    `const load = (part) => (language) => loaders[language][part]().then(({ texts }) => texts);`,
    ...exported,
  ].join('\n');
}

/** Returns a module with the exports of catalogs.ts or search-words.ts. */
function sourceModule(id: string, languages: readonly string[]): string {
  if (id.endsWith('search-words.ts')) return loadersModule(languages, ['palabra'], ["export const loadSearchWords = load('palabra');"]);
  const exported = EARLY.map((part) => `export const load${part[0]!.toUpperCase()}${part.slice(1)} = load('${part}');`);
  return loadersModule(languages, EARLY, exported);
}

/** Lets the client load the texts part by part: puts a module for each of them in the place of what reads whole files. */
export const textModules: Plugin = {
  name: 'portal:text-modules',
  enforce: 'pre',
  resolveId: { filter: { id: TEXT_MODULE }, handler: (id) => (id.startsWith('\0') ? id : `\0${id}`) },
  load: { filter: { id: SOURCES }, handler: async (id) => sourceModule(id, [...(await loadMessages()).parts.keys()]) },
};
