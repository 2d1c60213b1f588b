import type { FormatoBanco } from './banco.rules.ts';

/** Characters in which the beginning of a file is looked at. */
export const COMIENZO = 64 * 1024;

const PROLOGUE =
  /^\s*(?:<\?[^>]{0,500}\?>\s*|<!--[\s\S]{0,5000}?-->\s*|<!DOCTYPE[^>[]{0,500}(?:\[[^\]]{0,5000}\]\s*)?>\s*){0,20}<(?:[\w.-]{1,60}:)?([\w-]{1,60})/i;

const ROOTS: Readonly<Record<string, FormatoBanco>> = {
  quiz: 'moodle',
  questestinterop: 'qti12',
  assessmentItem: 'qti21',
  'qti-assessment-item': 'qti21',
};

/** Returns the format of an XML file by its first element; undefined for another one. */
export function formatoXml(comienzo: string): FormatoBanco | undefined {
  const root = PROLOGUE.exec(comienzo.replace(/^\ufeff/, ''))?.[1] ?? '';
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
