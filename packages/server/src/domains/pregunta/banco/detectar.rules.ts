import type { FormatoBanco } from './banco.rules.ts';

/** Characters in which the beginning of a file is looked at. */
export const COMIENZO = 64 * 1024;

const ROOTS: Readonly<Record<string, FormatoBanco>> = {
  quiz: 'moodle',
  questestinterop: 'qti12',
  assessmentItem: 'qti21',
  'qti-assessment-item': 'qti21',
};

const ROOT = /^<(?:[\w.-]{1,60}:)?([\w-]{1,60})/;
/** Most declarations and comments before the first element. */
const BEFORE = 20;

/** Returns the place behind a declaration, a comment or a document type at the beginning; 0 for anything else, -1 for one without its end. */
function behind(xml: string): number {
  const end = (close: string, from = 0) => {
    const at = xml.indexOf(close, from);
    return at === -1 ? -1 : at + close.length;
  };
  if (xml.startsWith('<?')) return end('?>');
  if (xml.startsWith('<!--')) return end('-->');
  if (!/^<!doctype/i.test(xml)) return 0;
  const subset = xml.indexOf('[');
  return subset !== -1 && subset < xml.indexOf('>') ? end('>', xml.indexOf(']', subset)) : end('>');
}

/** Returns the name of the first element without its prefix; empty for a text that is no XML. */
function rootOf(xml: string): string {
  let rest = xml.trimStart();
  for (let count = 0; count < BEFORE; count += 1) {
    const at = behind(rest);
    if (at === 0) break;
    rest = at === -1 ? '' : rest.slice(at).trimStart();
  }
  return ROOT.exec(rest)?.[1] ?? '';
}

/** Returns the format of an XML file by its first element; undefined for another one. */
export function formatoXml(comienzo: string): FormatoBanco | undefined {
  const root = rootOf(comienzo.replace(/^\ufeff/, ''));
  return Object.hasOwn(ROOTS, root) ? ROOTS[root] : undefined;
}

const AIKEN = /^[ \t]*ANSWER[ \t]*:[ \t]*[A-Za-z][.)]?[ \t]*$/im;
const AIKEN_OPTION = /^[ \t]*[A-J][.)][ \t]+\S/m;
const GIFT = /(?<!\\)\{\s*(?:[=~#>%}]|(?:T|F|TRUE|FALSE)\b)|^[ \t]*\$CATEGORY:|^[ \t]*::[^\n]{1,500}?::/m;

/** Returns the format of a text: GIFT by its braces, Aiken by its answers; undefined for another one. */
export function formatoTexto(texto: string): 'gift' | 'aiken' | undefined {
  const [aiken, gift] = [AIKEN.exec(texto), GIFT.exec(texto)];
  if (aiken && !gift && AIKEN_OPTION.test(texto)) return 'aiken';
  return gift ? 'gift' : undefined;
}

const ZIP = new Set(['504b0304', '504b0506']);

/** Returns whether a file is a ZIP archive. */
export const esZip = (bytes: Buffer): boolean => ZIP.has(bytes.toString('hex', 0, 4));
