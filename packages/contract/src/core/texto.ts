/** Signs that nobody sees: soft hyphens, zero-width and direction signs, tags. The number signs of Arabic are formats too, but seen. */
const UNSEEN = /(?![\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u200c\u200d])\p{Cf}|\u034f|[\u180b-\u180d]/gu;
/** Joiners, which some scripts and emojis need. */
const JOINERS = /[\u200c\u200d]+/g;
/** Signs beside which they join nothing: Latin letters, digits, blanks. */
const JOINS_BEHIND = /[^\p{Script=Latin}\p{N}\s\p{P}]$/u;
const JOINS_AHEAD = /^[^\p{Script=Latin}\p{N}\s\p{P}]/u;
/** Blanks of every width, and letters that are drawn as nothing. */
const BLANK = /(?![\t\n\r])[\p{Zs}\v\f\u115f\u1160\u3164\uffa0\u2800]/gu;
const LINE_END = /\r\n?|[\u2028\u2029]/g;
const ASCII = /^[\x20-\x7e\n\t]*$/;

/** Keeps joiners between two signs that they join. A sign has up to two code units. */
function whereNeeded(joiners: string, start: number, text: string): string {
  const end = start + joiners.length;
  const joins = JOINS_BEHIND.test(text.slice(Math.max(0, start - 2), start)) && JOINS_AHEAD.test(text.slice(end, end + 2));
  return joins ? joiners : '';
}

/**
 * Returns a text as it is stored and compared: composed, every blank a blank, without signs that nobody sees, with LF line ends. Two texts
 * that look equal are equal.
 */
export const limpiarTexto = (text: string): string =>
  ASCII.test(text)
    ? text
    : text.normalize('NFC').replaceAll(LINE_END, '\n').replaceAll(UNSEEN, '').replaceAll(JOINERS, whereNeeded).replaceAll(BLANK, ' ');

/** The same in one line, with single blanks and none around it: a name, a code, a title. */
export const unaLinea = (text: string): string => limpiarTexto(text.replaceAll(/\r\n?/g, '\n')).replaceAll(/\s+/g, ' ').trim();
