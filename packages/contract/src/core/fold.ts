/** Parses `Æ AE æ ae` into a map from sign to replacement. */
function table(text: string): ReadonlyMap<string, string> {
  const words = text.split(' ');
  return new Map(words.flatMap((sign, index) => (index % 2 === 0 ? [[sign, words[index + 1] ?? '']] : [])));
}

/** Letters without a Unicode decomposition (NFD) into letter and mark. */
const LETTERS = table(
  "Æ AE æ ae Œ OE œ oe ẞ SS ß ss Þ TH þ th Ĳ IJ ĳ ij ŉ 'n Ø O ø o Ð D ð d Đ D đ d Ħ H ħ h " +
    'Ł L ł l Ŀ L ŀ l Ŋ N ŋ n Ŧ T ŧ t ı i ĸ q ſ s Ё Е ё е',
);

/** Punctuation and its ASCII replacement. */
const SIGNS = table(
  `¡ ! ¿ ? « << » >> ‹ < › > ‘ ' ’ ' ‚ , “ " ” " „ ,, \u00ad - ‐ - ‑ - ‒ - – - — - ― - − - … ... ′ ' ″ " ` +
    '© (c) ® (r) ± +/- × * ÷ / № no 、 , 。 . 《 << 》 >> 〈 < 〉 >',
);

const NOT_ASCII = /[^\0-\x7f]/gu;
const MARKS = /[\u0300-\u0362]/g;
const TAKEN_APART = /[\p{Script=Latin}\p{Script=Greek}\u0300-\u0362]/u;
/** Fullwidth forms of the ASCII signs, and their distance to these. */
const WIDE = /[\uff01-\uff5e]/;
const WIDE_OFFSET = 0xfee0;

const plainLetter = (letter: string): string =>
  LETTERS.get(letter) ?? (TAKEN_APART.test(letter) ? letter.normalize('NFD').replace(MARKS, '') : letter);

const plainSign = (sign: string): string =>
  SIGNS.get(sign) ?? (WIDE.test(sign) ? String.fromCodePoint(sign.charCodeAt(0) - WIDE_OFFSET) : plainLetter(sign));

/** Removes accents from Latin and Greek letters: `Ñandú` -> `Nandu`, `Straße` -> `Strasse`. Punctuation and other scripts stay. */
export const withoutAccents = (text: string): string => text.replace(NOT_ASCII, plainLetter);

/**
 * Returns a text in lower case, without accents and with ASCII punctuation, for comparisons: `Evaluación` and `EVALUACION` are equal.
 * The SQL function `sin_acentos` does the same, so that browser and server find the same rows of a list.
 */
export const fold = (text: string): string => text.replace(NOT_ASCII, plainSign).toLowerCase();
