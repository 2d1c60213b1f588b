import { parse } from '@formatjs/icu-messageformat-parser';

/** Texts by nested keys; null waits for its translation. @typedef {{ readonly [key: string]: string | null | Catalog }} Catalog */

/**
 * Texts by their path; null waits for its translation.
 * @param {Catalog} catalog
 * @param {string} [above]
 * @returns {Map<string, string | null>}
 */
export function leavesOf(catalog, above = '') {
  return new Map(
    Object.entries(catalog).flatMap(([name, value]) =>
      value !== null && typeof value === 'object'
        ? [...leavesOf(value, `${above}${name}.`)]
        : [/** @type {const} */ ([above + name, value])],
    ),
  );
}

/** @param {Catalog} catalog @returns {Map<string, string>} the texts that are there */
export const textsOf = (catalog) => new Map([...leavesOf(catalog)].flatMap(([key, text]) => (text === null ? [] : [[key, text]])));

const KINDS = ['', 'texto', 'número', 'fecha', 'hora', 'elección', 'número', '', 'etiqueta'];

/**
 * Arguments of an ICU text with their kinds, sorted: `total número`. Throws for a text that is no ICU message.
 * @param {string} text
 * @returns {string[]}
 */
export function argumentsOf(text) {
  /** @type {Set<string>} */
  const found = new Set();
  const visit = (/** @type {import('@formatjs/icu-messageformat-parser').MessageFormatElement[]} */ elements) => {
    for (const element of elements) {
      if ('value' in element && KINDS[element.type]) found.add(`${element.value} ${KINDS[element.type]}`);
      if ('children' in element) visit(element.children);
      if ('options' in element) for (const option of Object.values(element.options)) visit(option.value);
    }
  };
  visit(parse(text));
  return [...found].toSorted();
}

/**
 * Keys that one catalogue lacks or has beside another, texts that are no ICU messages, and texts with differing arguments.
 * @param {Catalog} source
 * @param {Catalog} other
 * @param {string} language of `other`
 * @returns {string[]}
 */
export function differences(source, other, language) {
  const [expected, given] = [textsOf(source), textsOf(other)];
  const missing = [...expected.keys()].filter((key) => !given.has(key)).map((key) => `${language}: falta ${key}`);
  const extra = [...given.keys()].filter((key) => !expected.has(key)).map((key) => `${language}: sobra ${key}`);
  const unequal = [...given].flatMap(([key, text]) => {
    const problem = problemOf(expected.get(key) ?? text, text);
    return problem ? [`${language}: ${key} ${problem}`] : [];
  });
  return [...missing, ...extra, ...unequal];
}

/**
 * Says why a text is no translation of a Spanish one: it is no ICU message, or it has other arguments.
 * @param {string} spanish
 * @param {string} text
 * @returns {string | undefined}
 */
export function problemOf(spanish, text) {
  const asked = argumentsOf(spanish).join(', ');
  try {
    const used = argumentsOf(text).join(', ');
    return asked === used ? undefined : `usa (${used}) y debe usar (${asked})`;
  } catch (error) {
    return `no se entiende como ICU (${error instanceof Error ? error.message : String(error)})`;
  }
}
