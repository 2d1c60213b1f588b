import { SpreadsheetError } from '../sheet.ts';
import { decodeSingleBytes, type ReadText } from './single-byte.ts';

/** Encodings with a byte order mark. */
const MARKS = [
  { mark: Buffer.from('fffe', 'hex'), encoding: 'utf-16le' },
  { mark: Buffer.from('feff', 'hex'), encoding: 'utf-16be' },
  { mark: Buffer.from('efbbbf', 'hex'), encoding: 'utf-8' },
];

/**
 * Decodes a text file: UTF-16 with its mark or by its zeros, UTF-8 with a mark or without, Shift_JIS, GB2312, anything else as one byte a
 * character (`decodeSingleBytes`). Refuses what would come out with broken letters, and files of other kinds. Throws `SpreadsheetError`.
 */
export function decodeText(bytes: Buffer): ReadText {
  const { mark, encoding } = MARKS.find((each) => bytes.subarray(0, each.mark.length).equals(each.mark)) ?? unmarked(bytes);
  const content = bytes.subarray(mark.length);
  const decoded = decodeAs(encoding, content) ?? (encoding === 'utf-8' ? eastAsian(content) : undefined);
  const { text, ...letters } = decoded === undefined ? singleBytes(encoding, content) : { text: decoded };
  if (WEB_PAGES.test(text.slice(0, LOOKED_AT))) throw new SpreadsheetError('paginaWeb');
  if (!isPlain(text)) throw new SpreadsheetError('otroArchivo');
  return { ...letters, text: text.endsWith(END_OF_FILE) ? text.slice(0, -1) : text };
}

/** Bytes in which the zeros of UTF-16 are looked for, and how many of one half must be zero while the other has next to none. */
const ZEROS_IN = 512;
const ZERO_SHARE = 0.6;
const OTHER_SHARE = 0.05;

/** Finds the encoding of a file without a mark: in UTF-16 every other byte of Latin letters is zero. */
function unmarked(bytes: Buffer): { readonly mark: Buffer; readonly encoding: string } {
  const start = bytes.subarray(0, ZEROS_IN);
  const zeros = (half: number) => start.filter((byte, index) => byte === 0 && index % 2 === half).length / Math.max(1, start.length / 2);
  const [even, odd] = [zeros(0), zeros(1)];
  const encoding = odd > ZERO_SHARE && even < OTHER_SHARE ? 'utf-16le' : even > ZERO_SHARE && odd < OTHER_SHARE ? 'utf-16be' : 'utf-8';
  return { mark: Buffer.alloc(0), encoding };
}

/** Refuses what is UTF-8 or UTF-16 by most of its bytes but cut off, or joined with another encoding. */
function singleBytes(encoding: string, bytes: Buffer): ReadText {
  if (encoding !== 'utf-8' || UTF8_LETTER.test(bytes.toString('latin1'))) throw new SpreadsheetError('codificacion');
  return decodeSingleBytes(bytes);
}

function decodeAs(encoding: string, bytes: Buffer): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Kana beside another character of Japanese: alone it is a capital `É` of Macintosh. Its first byte in Shift_JIS is no letter of Windows-1252. */
const KANA = /[\u3041-\u30fe][\u3041-\u30fe\p{Script=Han}]|\p{Script=Han}[\u3041-\u30fe]/u;
/** No GB2312 (its characters have two bytes from 0xA1 on): another byte, or an odd number of them. */
const NO_GB2312 = /[\u0080-\u00a0\u00ff]|(?<![\u00a1-\u00fe])(?:[\u00a1-\u00fe]{2})*[\u00a1-\u00fe](?![\u00a1-\u00fe])/;
const HAN = /\p{Script=Han}{2}/u;

/** Decodes what spreadsheets in Japan and China write as CSV: Shift_JIS if it has kana, GB2312 if all of it can be. */
function eastAsian(bytes: Buffer): string | undefined {
  const japanese = decodeAs('shift_jis', bytes);
  if (japanese !== undefined && KANA.test(japanese)) return japanese;
  const chinese = NO_GB2312.test(bytes.toString('latin1')) ? undefined : decodeAs('gb18030', bytes);
  return chinese !== undefined && HAN.test(chinese) ? chinese : undefined;
}

/** The letters of Spanish in UTF-8 (`Ã±`), as Latin-1 shows them: text that has them is UTF-8, cut off or joined with another encoding. */
const UTF8_LETTER = /[\u00c2\u00c3][\u0080-\u00bf]/;

/** Last byte of the text files of older systems. */
const END_OF_FILE = '\u001a';

/** Beginnings of web pages and XML, which programs name `.xls` or `.csv` and spreadsheets open. */
const WEB_PAGES = /^\s*(?:<!doctype|<html|<meta|<table|<\?xml)/i;
/** Beginnings of other text files that are no CSV. */
const OTHER_KINDS = /^\s*(?:%PDF-|\{\\rtf)/i;

/** Number of characters that decide whether bytes are text, and the share of them (one in so many) that may be control characters. */
const LOOKED_AT = 1024;
const CONTROL_SHARE = 20;
const BLANKS = '\t\n\v\f\r';

function isPlain(text: string): boolean {
  const start = text.slice(0, LOOKED_AT);
  const controls = Array.from(start).filter((character) => character < ' ' && !BLANKS.includes(character));
  return controls.length * CONTROL_SHARE <= start.length && !OTHER_KINDS.test(start);
}
