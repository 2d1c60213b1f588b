import { DOS, WINDOWS } from './code-pages.rules.ts';
import { SpreadsheetError } from '../sheet.ts';

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

/** Whether a letter of French words is in a place where none has it; undefined for other letters, and where the letter is possible. */
function isWrongFrench({ is, before, after }: Sign): boolean | undefined {
  if (is === 'ç' && /^[b-df-hj-np-tv-z]/i.test(after)) return true;
  if (is === 'œ' && LETTER.test(before.at(-1) ?? '') && !/^[ui]/i.test(after)) return !/f$/i.test(before);
  return undefined;
}

/** Signs before and behind a word; those that join two; the apostrophe; and control characters. */
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
