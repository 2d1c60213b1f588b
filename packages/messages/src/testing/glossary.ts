import type { Language } from '../languages.ts';
import { literalWords } from './literal-words.ts';

/** A row of docs/idiomas.md: the Spanish term and the words that each language has for it. */
export interface Term {
  readonly es: string;
  readonly words: Readonly<Partial<Record<Language, readonly string[]>>>;
}

const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Reads the table of a document: a head of languages, and one row for each term. */
export function readGlossary(document: string): readonly Term[] {
  const [head = '', , ...rows] = document.split('\n').filter((line) => line.startsWith('|'));
  const languages = cellsOf(head) as Language[];
  return rows.map(cellsOf).map((cells) => ({
    es: cells[0] ?? '',
    words: Object.fromEntries(languages.map((language, at) => [language, (cells[at] ?? '').split(' / ')])),
  }));
}

/** Words that take no plural. */
const FIXED = new Set(['a', 'de', 'del', 'en', 'la', 'sin']);

function spanishForms(word: string): string {
  if (FIXED.has(word)) return word;
  if (word.endsWith('ón')) return `${word.slice(0, -2)}(?:ón|ones)`;
  return /[ai]do$/.test(word) ? `${word.slice(0, -1)}[ao]s?` : `${word}(?:e?s)?`;
}

/** Finds a Spanish term in the singular or the plural. */
const spanishPattern = (term: string): RegExp =>
  new RegExp(
    String.raw`(?<!\p{L})${term
      .split(' ')
      .map(spanishForms)
      .join(String.raw`\s+`)}(?!\p{L})`,
    'giu',
  );

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Letters that an inflection may change at the end of a word. */
const ENDING = 2;
const SHORTEST_STEM = 4;

const IDEOGRAPHS = /[\u3040-\u30ff\u4e00-\u9fff]/;

/** Whether a text has a word of the glossary, in any inflection: the beginning of each of its parts. */
function hasWord(text: string, word: string): boolean {
  if (IDEOGRAPHS.test(word)) return text.includes(word);
  return fold(word)
    .split(' ')
    .every((part) =>
      part.length < SHORTEST_STEM
        ? new RegExp(String.raw`(?<!\p{L})${part}s?(?!\p{L})`, 'u').test(fold(text))
        : fold(text).includes(part.slice(0, Math.max(SHORTEST_STEM, part.length - ENDING))),
    );
}

/** A term that a Spanish text has, and the language that words it otherwise. */
export interface Lapse {
  readonly key: string;
  readonly term: string;
  readonly language: Language;
}

/**
 * Returns the texts that have a term in Spanish and none of its words in the other language. A longer term hides the shorter ones in it:
 * «banco de preguntas» is no «pregunta».
 * @param idioms Spanish expressions in which a term has another meaning
 */
export function lapsesOf(
  glossary: readonly Term[],
  texts: Readonly<Record<'source' | 'target', ReadonlyMap<string, string>>> & { language: Language; idioms: readonly string[] },
): readonly Lapse[] {
  const { source, target, language, idioms } = texts;
  const patterns = glossary
    .toSorted((one, other) => other.es.length - one.es.length)
    .map((term) => ({ term, pattern: spanishPattern(term.es) }));
  return [...source].flatMap(([key, text]) => {
    let left = literalWords(text);
    for (const idiom of idioms) left = left.replaceAll(new RegExp(idiom, 'giu'), ' ');
    const worded = literalWords(target.get(key) ?? '');
    return patterns.flatMap(({ term, pattern }) => {
      const without = left.replaceAll(pattern, ' ');
      if (without === left) return [];
      left = without;
      return (term.words[language] ?? []).some((word) => hasWord(worded, word)) ? [] : [{ key, term: term.es, language }];
    });
  });
}
