/**
 * Beginning of a text that sounds o in Spanish («Operario», hora, 8, 11, 11 000), quoted or not, as a regular expression of JavaScript and of
 * PostgreSQL. `Intl.ListFormat` looks at the quotation mark instead, and takes Ó for another letter.
 */
export const O_SOUND = String.raw`^[\s"'«“‘(¿¡]*(?:[hH]?[oOóÓ]|8|11(?:[0-9]{3})*(?![0-9]))`;

const soundsO = new RegExp(O_SOUND, 'u');

/** Words between two alternatives; `u` precedes the sound of o. */
export interface Or {
  readonly o: string;
  readonly u: string;
}

/** Joins alternatives as a sentence does. */
export const joinAlternatives = (texts: readonly string[], { o, u }: Or): string =>
  texts.map((text, index) => (index === 0 ? text : `${soundsO.test(text) ? u : o}${text}`)).join('');
