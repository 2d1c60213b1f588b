import { SpreadsheetError } from '../sheet.ts';

/** Events of a scan, in the order of the document; names come without their prefix. */
export interface XmlHandler {
  /** Attributes come as they are written: most elements need none (`attributesOf`). */
  readonly open: (name: string, attributes: string) => void;
  readonly close: (name: string) => void;
  /** A text may come in parts. */
  readonly text: (text: string) => void;
}

/** Bytes decoded at once, and the longest tag or comment that may reach over them. */
const PIECE = 256 * 1024;
const LONGEST = 1024 * 1024;

const unreadable = () => new SpreadsheetError('ilegible');

/** Scans a part of a workbook from begin to end, each byte once. Knows no entities but those of XML. Throws `SpreadsheetError`. */
export function scanXml(bytes: Uint8Array, handler: XmlHandler): void {
  const decoder = new TextDecoder(encodingOf(bytes));
  let rest = '';
  for (let at = 0; at < bytes.length; at += PIECE) {
    rest = scanPiece(rest + decoder.decode(bytes.subarray(at, at + PIECE), { stream: at + PIECE < bytes.length }), handler);
    if (rest.length > LONGEST) throw unreadable();
  }
  if (rest.trim() !== '') throw unreadable();
}

const encodingOf = ([first, second]: Uint8Array): string =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';

/** Scans what is complete and returns the rest. */
function scanPiece(piece: string, handler: XmlHandler): string {
  let at = 0;
  while (at < piece.length) {
    const mark = piece.indexOf('<', at);
    const end = mark < 0 ? endOfText(piece, at) : mark;
    if (end > at) handler.text(withEntities(piece.slice(at, end)));
    if (mark < 0) return piece.slice(end);
    at = endOfMark(piece, mark);
    if (at < 0) return piece.slice(mark);
    tell(piece, [mark, at], handler);
  }
  return '';
}

/** Characters of the longest entity. */
const ENTITY = 12;

/** Returns where a text ends that goes on in the next piece: before an entity that may be cut off. */
function endOfText(piece: string, from: number): number {
  const and = piece.lastIndexOf('&');
  return and >= from && and > piece.length - ENTITY && !piece.includes(';', and) ? and : piece.length;
}

/** Beginnings of what is no tag, and its ends. */
const OTHERS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;
const LONGEST_BEGINNING = 9;

/** Returns the place behind a tag, comment or the like; -1 when it is not complete. */
function endOfMark(piece: string, from: number): number {
  if (piece.startsWith('<!', from) && piece.length - from < LONGEST_BEGINNING) return -1;
  const [begin, close] = OTHERS.find(([beginning]) => piece.startsWith(beginning, from)) ?? [];
  if (begin === undefined) return endOfTag(piece, from);
  const end = piece.indexOf(close, from + begin.length);
  return end < 0 ? -1 : end + close.length;
}

/** Returns the place behind a tag. Its quoted values may hold `>`. */
function endOfTag(piece: string, from: number): number {
  let quote = '';
  for (let at = from + 1; at < piece.length; at += 1) {
    const sign = piece[at] ?? '';
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '>') return at + 1;
    else if (sign === '"' || sign === "'") quote = sign;
  }
  return -1;
}

function tell(piece: string, [from, end]: readonly [number, number], handler: XmlHandler): void {
  if (piece.startsWith('<![CDATA[', from)) return handler.text(piece.slice(from + 9, end - 3));
  // A workbook declares no entities: a document that does is an attack.
  if (piece.startsWith('<!DOCTYPE', from)) throw unreadable();
  if (piece[from + 1] === '!' || piece[from + 1] === '?') return;
  if (piece[from + 1] === '/') return handler.close(withoutPrefix(piece.slice(from + 2, end - 1).trim()));
  const alone = piece[end - 2] === '/';
  const content = piece.slice(from + 1, alone ? end - 2 : end - 1);
  const blank = content.search(/\s/);
  const name = withoutPrefix(blank < 0 ? content : content.slice(0, blank));
  handler.open(name, blank < 0 ? '' : content.slice(blank + 1));
  if (alone) handler.close(name);
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads the attributes of a tag by their names without prefixes. */
export function attributesOf(written: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (let at = 0; ;) {
    const equals = written.indexOf('=', at);
    const quotes = [written.indexOf('"', equals), written.indexOf("'", equals)].filter((place) => place >= 0);
    if (equals < 0 || quotes.length === 0) return found;
    const start = Math.min(...quotes);
    const end = written.indexOf(written[start] ?? '', start + 1);
    if (end < 0) return found;
    found.set(withoutPrefix(written.slice(at, equals).trim()), withEntities(written.slice(start + 1, end)));
    at = end + 1;
  }
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const MOST = 0x10ffff;

const withEntities = (text: string): string =>
  text.includes('&') ? text.replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, (whole, name: string) => entity(name) ?? whole) : text;

function entity(name: string): string | undefined {
  if (!name.startsWith('#')) return NAMED[name];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code <= MOST ? String.fromCodePoint(code) : undefined;
}

/** Characters that a workbook writes as `_x000D_`. */
export const withEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([\da-f]{4})_/gi, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
