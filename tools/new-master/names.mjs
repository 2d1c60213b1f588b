/**
 * Spellings of a name that the templates use.
 * @param {string} name in lower case
 */
export const namesOf = (name) => ({ Name: capital(name), plural: pluralOf(name), Plural: capital(pluralOf(name)) });

/** @param {string} word */
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * The Spanish plural of a noun in lower case: `taller`, `talleres`; `voz`, `voces`; `curso`, `cursos`.
 * @param {string} noun
 */
function pluralOf(noun) {
  if (/[aeiou]$/.test(noun)) return `${noun}s`;
  if (noun.endsWith('z')) return `${noun.slice(0, -1)}ces`;
  return `${noun}es`;
}

/** Every language of the portal; the first is the source. */
export const LANGUAGES = ['es', 'de', 'en', 'fr', 'ja', 'zh'];
