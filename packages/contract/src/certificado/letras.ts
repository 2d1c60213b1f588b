/** Letters of Japanese and Chinese texts, their punctuation and full-width forms included, in the basic plane: those that fonts of these scripts draw. */
const LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fb\u30fc\uff00-\uffef]/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LAST_OF_PLANE = 0xff_ff;

/** Returns each Japanese or Chinese letter of a text once, in order of code; '' without any. */
export const letrasAsiaticas = (text: string): string =>
  [...new Set(text.normalize('NFC'))]
    .filter((letter) => LETTER.test(letter) && (letter.codePointAt(0) ?? 0) <= LAST_OF_PLANE)
    .toSorted()
    .join('');

/** Returns whether a text has letters that only Japanese writes. */
export const tieneKana = (text: string): boolean => KANA.test(text);
