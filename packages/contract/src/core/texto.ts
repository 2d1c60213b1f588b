/** Signs that nobody sees: soft hyphens, zero-width and direction signs, tags. The number signs of Arabic are formats too, but seen. */
const UNSEEN = /(?![\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u200c\u200d])\p{Cf}|\u034f|[\u180b-\u180d]/gu;
/** Joiners, which some scripts and emojis need, beside Latin letters, digits, blanks and ends. */
const IDLE_JOINER = /(?<=^|[\p{Script=Latin}\p{N}\s\p{P}])[\u200c\u200d]+|[\u200c\u200d]+(?=$|[\p{Script=Latin}\p{N}\s\p{P}])/gu;
/** Blanks of every width, and letters that are drawn as nothing. */
const BLANK = /(?![\t\n\r])[\p{Zs}\v\f\u115f\u1160\u3164\uffa0\u2800]/gu;
const LINE_END = /\r\n?|[\u2028\u2029]/g;
const ASCII = /^[\x20-\x7e\n\t]*$/;

/**
 * Returns a text as it is stored and compared: composed, every blank a blank, without signs that nobody sees, with LF line ends. Two texts
 * that look equal are equal.
 */
export const limpiarTexto = (text: string): string =>
  ASCII.test(text)
    ? text
    : text.normalize('NFC').replaceAll(LINE_END, '\n').replaceAll(UNSEEN, '').replaceAll(IDLE_JOINER, '').replaceAll(BLANK, ' ');

/** The same in one line, with single blanks and none around it: a name, a code, a title. */
export const unaLinea = (text: string): string => limpiarTexto(text.replaceAll(/\r\n?/g, '\n')).replaceAll(/\s+/g, ' ').trim();
