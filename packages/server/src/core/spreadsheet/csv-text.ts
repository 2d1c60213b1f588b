import { SpreadsheetError } from './sheet.ts';

/** Encodings with a byte order mark. */
const MARKS = [
  { mark: Buffer.from('fffe', 'hex'), encoding: 'utf-16le' },
  { mark: Buffer.from('feff', 'hex'), encoding: 'utf-16be' },
  { mark: Buffer.from('efbbbf', 'hex'), encoding: 'utf-8' },
];
const UNMARKED = { mark: Buffer.alloc(0), encoding: 'utf-8' };

/**
 * Decodes a text file: UTF-16 by its mark, UTF-8 with or without one, Shift_JIS, GB2312, anything else as Windows-1252. Refuses what would come out with
 * broken letters, and files of other kinds. Throws `SpreadsheetError`.
 */
export function decodeText(bytes: Buffer): string {
  const { mark, encoding } = MARKS.find((each) => bytes.subarray(0, each.mark.length).equals(each.mark)) ?? UNMARKED;
  const content = bytes.subarray(mark.length);
  const text = decodeAs(encoding, content) ?? (encoding === 'utf-8' ? (eastAsian(content) ?? windows1252(content)) : undefined);
  if (text === undefined) throw new SpreadsheetError('codificacion');
  if (!isPlain(text)) throw new SpreadsheetError('otroArchivo');
  return text.endsWith(END_OF_FILE) ? text.slice(0, -1) : text;
}

function decodeAs(encoding: string, bytes: Buffer): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Kana, whose first byte in Shift_JIS is no letter of Windows-1252. */
const KANA = /[\u3041-\u30fe]/;
/** No GB2312, whose characters have two bytes from 0xA1 on: another byte, or an odd number of them. */
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

/** Characters of the bytes 0x80 to 0x9f; the five that Windows-1252 leaves free stay control characters. */
const FROM_0X80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Decodes Windows-1252: `TextDecoder` reads these bytes as Latin-1 in many releases of Node 20 to 24 (nodejs/node#56542). */
function windows1252(bytes: Buffer): string | undefined {
  const latin1 = bytes.toString('latin1');
  if (UTF8_LETTER.test(latin1)) return undefined;
  return latin1.replace(/[\u0080-\u009f]/g, (character) => FROM_0X80[character.charCodeAt(0) - 0x80] ?? character);
}

/** Last byte of the text files of older systems. */
const END_OF_FILE = '\u001a';

/** Beginnings of text files that are no CSV: programs name a web page or an XML `.xls` or `.csv`. */
const OTHER_KINDS = /^\s*(?:<!doctype|<html|<table|<\?xml|%PDF-|\{\\rtf)/i;

/** Characters in which text and bytes of another kind are told apart, and one in how many may be a control character. */
const LOOKED_AT = 1024;
const CONTROL_SHARE = 20;
const BLANKS = '\t\n\v\f\r';

function isPlain(text: string): boolean {
  const start = text.slice(0, LOOKED_AT);
  const controls = Array.from(start).filter((character) => character < ' ' && !BLANKS.includes(character));
  return controls.length * CONTROL_SHARE <= start.length && !OTHER_KINDS.test(start);
}
