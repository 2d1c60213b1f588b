/** `Æ AE æ ae` -> what stands for each sign. */
const table = (text: string): ReadonlyMap<string, string> =>
  new Map(Array.from(text.matchAll(/(\S+) (\S+)/g), ([, sign = '', plain = '']) => [sign, plain]));

/** Letters that Unicode does not take apart into a letter and a mark. */
const LETTERS = table(
  "Æ AE æ ae Œ OE œ oe ẞ SS ß ss Þ TH þ th Ĳ IJ ĳ ij ŉ 'n Ø O ø o Ð D ð d Đ D đ d Ħ H ħ h " +
    'Ł L ł l Ŀ L ŀ l Ŋ N ŋ n Ŧ T ŧ t ı i ĸ q ſ s Ё Е ё е',
);

/** Signs for which the keyboard has a plainer one. */
const SIGNS = table(
  `¡ ! ¿ ? « << » >> ‹ < › > ‘ ' ’ ' ‚ , “ " ” " „ ,, \u00ad - ‐ - ‑ - ‒ - – - — - ― - − - … ... ′ ' ″ " ` +
    '© (c) ® (r) ± +/- × * ÷ / № no 、 , 。 . 《 << 》 >> 〈 < 〉 >',
);

const NOT_ASCII = /[^\0-\x7f]/gu;
const MARKS = /[\u0300-\u0362]/g;
const TAKEN_APART = /[\p{Script=Latin}\p{Script=Greek}\u0300-\u0362]/u;
/** The ASCII signs in the width of Japanese and Chinese letters, and how far they lie from the narrow ones. */
const WIDE = /[\uff01-\uff5e]/;
const WIDE_OFFSET = 0xfee0;

const plainLetter = (letter: string): string =>
  LETTERS.get(letter) ?? (TAKEN_APART.test(letter) ? letter.normalize('NFD').replace(MARKS, '') : letter);

const plainSign = (sign: string): string =>
  SIGNS.get(sign) ?? (WIDE.test(sign) ? String.fromCodePoint(sign.charCodeAt(0) - WIDE_OFFSET) : plainLetter(sign));

/** Latin and Greek letters without accents: `Ñandú` -> `Nandu`, `Straße` -> `Strasse`. Signs and other scripts stay. */
export const withoutAccents = (text: string): string => text.replace(NOT_ASCII, plainLetter);

/**
 * Lower case without accents and with plain signs, to compare what people type: `Evaluación` and `EVALUACION` are the same. The
 * database's `sin_acentos` does the same, so that a list finds the same rows in the browser and on the server.
 */
export const fold = (text: string): string => text.replace(NOT_ASCII, plainSign).toLowerCase();
