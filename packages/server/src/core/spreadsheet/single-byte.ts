import { SpreadsheetError } from './sheet.ts';

/** Text of a file, and how its letters were read when the file does not say it. */
export interface ReadText {
  readonly text: string;
  readonly letras?: Letters;
}

/** Encoding that was found by its letters, and words that show them. */
export interface Letters {
  readonly codificacion: string;
  readonly muestras: readonly string[];
}

/** Characters of the bytes 0x80 to 0x9f; the five that Windows-1252 leaves free stay control characters. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Characters of the bytes from 0x80 in the code page of MS-DOS for the Americas and Europe, whose letters of Spanish 437 shares. */
const DOS = String.fromCodePoint(
  0xc7,
  0xfc,
  0xe9,
  0xe2,
  0xe4,
  0xe0,
  0xe5,
  0xe7,
  0xea,
  0xeb,
  0xe8,
  0xef,
  0xee,
  0xec,
  0xc4,
  0xc5,
  0xc9,
  0xe6,
  0xc6,
  0xf4,
  0xf6,
  0xf2,
  0xfb,
  0xf9,
  0xff,
  0xd6,
  0xdc,
  0xf8,
  0xa3,
  0xd8,
  0xd7,
  0x192,
  0xe1,
  0xed,
  0xf3,
  0xfa,
  0xf1,
  0xd1,
  0xaa,
  0xba,
  0xbf,
  0xae,
  0xac,
  0xbd,
  0xbc,
  0xa1,
  0xab,
  0xbb,
  0x2591,
  0x2592,
  0x2593,
  0x2502,
  0x2524,
  0xc1,
  0xc2,
  0xc0,
  0xa9,
  0x2563,
  0x2551,
  0x2557,
  0x255d,
  0xa2,
  0xa5,
  0x2510,
  0x2514,
  0x2534,
  0x252c,
  0x251c,
  0x2500,
  0x253c,
  0xe3,
  0xc3,
  0x255a,
  0x2554,
  0x2569,
  0x2566,
  0x2560,
  0x2550,
  0x256c,
  0xa4,
  0xf0,
  0xd0,
  0xca,
  0xcb,
  0xc8,
  0x131,
  0xcd,
  0xce,
  0xcf,
  0x2518,
  0x250c,
  0x2588,
  0x2584,
  0xa6,
  0xcc,
  0x2580,
  0xd3,
  0xdf,
  0xd4,
  0xd2,
  0xf5,
  0xd5,
  0xb5,
  0xfe,
  0xde,
  0xda,
  0xdb,
  0xd9,
  0xfd,
  0xdd,
  0xaf,
  0xb4,
  0xad,
  0xb1,
  0x2017,
  0xbe,
  0xb6,
  0xa7,
  0xf7,
  0xb8,
  0xb0,
  0xa8,
  0xb7,
  0xb9,
  0xb3,
  0xb2,
  0x25a0,
  0xa0,
);

/** Replaces the characters of bytes from 0x80; `TextDecoder` reads Windows-1252 as Latin-1 in many releases of Node 20 to 24 (nodejs/node#56542). */
const byTable = (bytes: Buffer, table: string): string =>
  bytes.toString('latin1').replaceAll(/[\u0080-\u00ff]/g, (sign) => table[sign.charCodeAt(0) - 0x80] ?? sign);

/** How one encoding reads a text: signs where only letters can be, and letters that are rare. */
interface Reading extends ReadText {
  readonly wrong: number;
  readonly rare: number;
  readonly looked: number;
}

/**
 * Decodes a text of one byte a character: as Windows-1252, or as Macintosh or MS-DOS where its letters would else be signs within words.
 * Throws `SpreadsheetError` when none of them makes words.
 */
export function decodeSingleBytes(bytes: Buffer): ReadText {
  const windows = judge('Windows-1252', byTable(bytes, WINDOWS));
  if (windows.wrong === 0) return windows;
  const others = [judge('Macintosh', new TextDecoder('macintosh').decode(bytes)), judge('MS-DOS', byTable(bytes, DOS))];
  const best = others.reduce((one, other) =>
    other.wrong < one.wrong || (other.wrong === one.wrong && other.rare < one.rare) ? other : one,
  );
  const chosen = best.wrong * 2 < windows.wrong ? best : windows;
  if (chosen.wrong * 4 > chosen.looked) throw new SpreadsheetError('codificacion');
  return chosen;
}

/** Signs beyond ASCII that are looked at. */
const LOOKED_AT = 20_000;
const BEYOND = /[^\0-\u007f]/g;

function judge(codificacion: string, text: string): Reading {
  const sums = { wrong: 0, rare: 0, looked: 0 };
  for (const { index } of text.matchAll(BEYOND)) {
    if (sums.looked === LOOKED_AT) break;
    sums.looked += 1;
    const sign = { is: text[index] ?? '', before: text.slice(Math.max(0, index - 3), index), after: text.slice(index + 1, index + 3) };
    if (isWrong(sign)) sums.wrong += 1;
    else if (!SPANISH.test(sign.is)) sums.rare += 1;
  }
  return { text, letras: { codificacion, muestras: samplesOf(text) }, ...sums };
}

/** A sign with up to three characters before and two behind it. */
interface Sign {
  readonly is: string;
  readonly before: string;
  readonly after: string;
}

const LETTER = /[A-Za-zÀ-ÖØ-öø-ÿŒœŠšŽžŸ]/;
const SPANISH = /[áéíóúüñÁÉÍÓÚÜÑ]/;
const UPPER = /\p{Lu}/u;
const LOWER = /\p{Ll}/u;
const ENDS_UPPER = /\p{Lu}$/u;
const ENDS_LOWER = /\p{Ll}$/u;
const STARTS_LOWER = /^\p{Ll}/u;
const STARTS_UPPER = /^\p{Lu}/u;

/** A letter or sign that no word of a language with Latin letters has in this place. */
const isWrong = (sign: Sign): boolean => (LETTER.test(sign.is) ? isWrongLetter(sign) : isWrongSign(sign));

function isWrongLetter(sign: Sign): boolean {
  const { is, before, after } = sign;
  if (UPPER.test(is)) return ENDS_LOWER.test(before) || (ENDS_UPPER.test(before) && STARTS_LOWER.test(after));
  return isWrongFrench(sign) ?? (LOWER.test(is) && !SPANISH.test(is) && /\p{Lu}{2}$/u.test(before));
}

/** A letter of French words where none has it; undefined for other letters, and where it may stand. */
function isWrongFrench({ is, before, after }: Sign): boolean | undefined {
  if (is === 'ç' && /^[b-df-hj-np-tv-z]/i.test(after)) return true;
  if (is === 'œ' && LETTER.test(before.at(-1) ?? '') && !/^[ui]/i.test(after)) return !/f$/i.test(before);
  return undefined;
}

/** Signs that stand before and behind a word; those that join two; the apostrophe; and control characters. */
const BEFORE_WORDS = /[¿¡«“‘"„‚€£§©•·–—…´°\u00a0]/;
const BEHIND_WORDS = /[»”’“‘"ªº°…–—•·€®™´©²³¹\u00a0]/;
const JOINS = /[–—·•…\u00a0]/;
const CONTROLS = /[\u0080-\u009f\ufffd]/;

/** The same between two letters. */
const isWrongBetween = ({ is, before, after }: Sign): boolean =>
  is === '’'
    ? /^[A-Za-z]{3}$/.test(before) && STARTS_LOWER.test(after) && !/^s(?:[^A-Za-z]|$)/.test(after)
    : !(JOINS.test(is) && STARTS_UPPER.test(after));

function isWrongSign({ is, before, after }: Sign): boolean {
  const [behind, ahead] = [LETTER.test(before.at(-1) ?? ''), LETTER.test(after.charAt(0))];
  if (CONTROLS.test(is)) return true;
  if (behind && ahead) return isWrongBetween({ is, before, after });
  return (behind && !BEHIND_WORDS.test(is)) || (ahead && !BEFORE_WORDS.test(is));
}

/** Words that show how letters were read, and their most characters. */
const SAMPLES = 2;
const SEPARATORS = /[;,|\t\r\n"]+/;

/** Finds the first words with a letter beyond ASCII. */
function samplesOf(text: string): string[] {
  const samples = new Set<string>();
  for (const { index } of text.matchAll(BEYOND)) {
    const [line = ''] = text
      .slice(Math.max(0, index - 30), index)
      .split(SEPARATORS)
      .slice(-1);
    const [start] = line.split(' ').slice(-1);
    const [rest = ''] = text.slice(index, index + 30).split(SEPARATORS);
    samples.add(`${start}${rest.split(' ')[0]}`);
    if (samples.size === SAMPLES) break;
  }
  return [...samples];
}
