/**
 * Spellings of a name that the templates use.
 * @param {string} name in lower case
 */
export const namesOf = (name) => ({ Name: name.charAt(0).toUpperCase() + name.slice(1) });
