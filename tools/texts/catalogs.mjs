import { parse } from '@formatjs/icu-messageformat-parser';

/** @typedef {{ readonly [key: string]: string | Catalog }} Catalog */

/**
 * Texts by their path.
 * @param {Catalog} catalog
 * @param {string} [above]
 * @returns {Map<string, string>}
 */
export function textsOf(catalog, above = '') {
  return new Map(
    Object.entries(catalog).flatMap(([name, value]) =>
      typeof value === 'string' ? [/** @type {const} */ ([above + name, value])] : [...textsOf(value, `${above}${name}.`)],
    ),
  );
}

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
 * Keys that one catalogue lacks or has beside another, and texts with differing arguments.
 * @param {Catalog} source
 * @param {Catalog} other
 * @param {string} language of `other`
 * @returns {string[]}
 */
export function differences(source, other, language) {
  const [expected, given] = [textsOf(source), textsOf(other)];
  const missing = [...expected.keys()].filter((key) => !given.has(key)).map((key) => `${language}: falta ${key}`);
  const extra = [...given.keys()].filter((key) => !expected.has(key)).map((key) => `${language}: sobra ${key}`);
  const unequal = [...expected].flatMap(([key, text]) => {
    const [asked, used] = [argumentsOf(text), argumentsOf(given.get(key) ?? text)];
    return asked.join() === used.join() ? [] : [`${language}: ${key} usa (${used.join(', ')}) y debe usar (${asked.join(', ')})`];
  });
  return [...missing, ...extra, ...unequal];
}
