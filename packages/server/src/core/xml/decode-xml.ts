import { message } from '@portal/messages';
import { ReadError } from '../read-error.ts';
import { WINDOWS } from '../spreadsheet/csv/code-pages.rules.ts';

const MARKS = [
  { mark: Buffer.from('fffe', 'hex'), encoding: 'utf-16le' },
  { mark: Buffer.from('feff', 'hex'), encoding: 'utf-16be' },
  { mark: Buffer.from('efbbbf', 'hex'), encoding: 'utf-8' },
];
/** First letter `<` in UTF-16 without a mark. */
const ZEROS = [
  { start: Buffer.from('3c00', 'hex'), encoding: 'utf-16le' },
  { start: Buffer.from('003c', 'hex'), encoding: 'utf-16be' },
];
const DECLARED = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]{1,40})["']/;
const ONE_BYTE = /^(?:windows-1252|cp1252|iso-8859-1|latin1|us-ascii)$/i;
/** Characters in which the declaration of the encoding is looked for. */
const DECLARATION_WITHIN = 300;

/** Decodes XML: by its mark, by the zeros of UTF-16, by its declaration, else as UTF-8, else as Windows-1252. Throws `ReadError`. */
export function decodeXml(bytes: Buffer): string {
  const marked = MARKS.find(({ mark }) => bytes.subarray(0, mark.length).equals(mark));
  if (marked) return decodeAs(marked.encoding, bytes.subarray(marked.mark.length)) ?? refuse(marked.encoding);
  const zeros = ZEROS.find(({ start }) => bytes.subarray(0, start.length).equals(start));
  if (zeros) return decodeAs(zeros.encoding, bytes) ?? refuse(zeros.encoding);
  return byDeclaration(bytes);
}

function byDeclaration(bytes: Buffer): string {
  const declared = DECLARED.exec(bytes.toString('latin1', 0, DECLARATION_WITHIN))?.[1] ?? 'utf-8';
  if (ONE_BYTE.test(declared) || /^utf-?(?:8|16)$/i.test(declared)) return decodeAs('utf-8', bytes) ?? windows(bytes);
  return decodeAs(declared, bytes) ?? refuse(declared);
}

function refuse(codificacion: string): never {
  throw new ReadError(message('comprimido.xml.codificacion', { codificacion }));
}

/** Decodes by a table of our own: `TextDecoder` reads Windows-1252 as Latin-1 in many releases of Node 20 to 24 (nodejs/node#56542). */
const windows = (bytes: Buffer): string =>
  bytes.toString('latin1').replaceAll(/[\u0080-\u00ff]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign);

function decodeAs(encoding: string, bytes: Buffer): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
