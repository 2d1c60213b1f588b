import { describe, expect, test } from 'vitest';
import document from '../../../docs/idiomas.md?raw';
import { SPOKEN } from './languages.ts';
import { loadCatalog } from './load.ts';
import { lapsesOf, type Lapse, readGlossary } from './testing/glossary.ts';
import { literalWords, textsByKey } from './testing/literal-words.ts';
import { SAME_IN, SAME_IN_ALL } from './testing/same-words.ts';
import type { TermException } from './testing/term-exception.ts';
import { EXCEPTIONS, IDIOMS } from './testing/term-exceptions.ts';

const glossary = readGlossary(document);
const source = textsByKey(await loadCatalog('es'));
const others = SPOKEN.filter((language) => language !== 'es');

/** Words of the search are those of people, not of the glossary. */
const isWorded = ({ key }: Lapse): boolean => !key.startsWith('palabra.');

const excuses = ({ languages, term, keys }: TermException, lapse: Lapse): boolean =>
  term === lapse.term && languages.includes(lapse.language) && (keys?.includes(lapse.key) ?? true);

const lapsesIn = async (language: (typeof others)[number]): Promise<readonly Lapse[]> =>
  lapsesOf(glossary, { source, target: textsByKey(await loadCatalog(language)), language, idioms: IDIOMS }).filter(isWorded);

test('the glossary has a word of every language for every term', () => {
  expect(glossary.length).toBeGreaterThan(60);
  for (const { es, words } of glossary) for (const language of SPOKEN) expect(words[language]?.join(''), `${es}, ${language}`).toBeTruthy();
});

describe.each(others)('%s', (language) => {
  test('words the terms of docs/idiomas.md as it says', async () => {
    const unexcused = (await lapsesIn(language)).filter((lapse) => !EXCEPTIONS.some((exception) => excuses(exception, lapse)));
    expect(unexcused.map(({ key, term }) => `${key}: «${term}»`)).toEqual([]);
  });

  test('repeats no Spanish text but words of both languages', async () => {
    const known = new Set(SAME_IN[language]);
    const same = [...textsByKey(await loadCatalog(language))].filter(
      ([key, text]) => source.get(key) === text && !known.has(text) && !SAME_IN_ALL.some((form) => form.test(text)),
    );
    expect(same).toEqual([]);
  });
});

test.each(SPOKEN)('%s: a percent sign stays on the line of its number', async (language) => {
  const loose = [...textsByKey(await loadCatalog(language))].filter(([, text]) => /[\d}] +%/.test(text));
  expect(loose).toEqual([]);
});

test('every exception is needed', async () => {
  const lapses = (await Promise.all(others.map(lapsesIn))).flat();
  const idle = EXCEPTIONS.flatMap((exception) =>
    (exception.keys ?? [undefined]).flatMap((key) =>
      exception.languages
        .filter(
          (language) => !lapses.some((lapse) => excuses({ ...exception, languages: [language], keys: key ? [key] : undefined }, lapse)),
        )
        .map((language) => `${language} ${exception.term} ${key ?? ''}`),
    ),
  );
  expect(idle).toEqual([]);
});

test('literalWords() leaves out arguments, names of options and tags', () => {
  const text = '{que, select, aprobado {Aprobó} other {{n, plural, =0 {Nada} one {# tema}}}} de {plan}: <b>hoy</b>';
  expect(literalWords(text).trim().split(/\s+/)).toEqual(['Aprobó', 'Nada', 'tema', 'de', ':', 'hoy']);
});
