import { readFile } from 'node:fs/promises';
import { type PdfObjects } from './pdf-objects.ts';
import { assetPath } from '../../config/assets-folder.ts';
import { cutRegular, lettersOf, type Script } from '../font/asian-fonts.ts';
import { type GlyphOf, readCmap } from '../font/font-cmap.ts';
import { readAdvances } from '../font/font-metrics.ts';
import { subsetFont } from '../font/subset-font.ts';

/** Font of a file: letters get numbers in the order in which they are written, because its glyphs are known only when it is cut. */
interface Face {
  readonly name: string;
  readonly glyphOf: GlyphOf;
  /** In thousandths of the size. */
  readonly advance: (code: number) => number;
  readonly cut: (letters: string) => Promise<Buffer>;
  readonly numbers: Map<number, number>;
}

/** Part of a text in one font: its name in the file, and its letters. */
export interface Run {
  readonly font: string;
  hex: string;
}

const FILES = { normal: 'fuentes/LiberationSans-Regular.ttf', bold: 'fuentes/LiberationSans-Bold.ttf' };
const UNKNOWN = '?'.codePointAt(0) ?? 0;
const latin = new Map<string, Promise<Buffer>>();

/** Reads a font of Latin, Greek and Cyrillic letters, once in the process. */
function readLatin(path: string): Promise<Buffer> {
  const known = latin.get(path) ?? readFile(assetPath(path));
  latin.set(path, known);
  return known;
}

async function latinFace(name: string, path: string): Promise<Face> {
  const bytes = await readLatin(path);
  const glyphOf = readCmap(bytes);
  const advances = readAdvances(bytes);
  return { name, glyphOf, advance: (code) => advances(glyphOf(code)), cut: (letters) => subsetFont(bytes, letters), numbers: new Map() };
}

const asianFace = async (name: string, script: Script): Promise<Face> => ({
  name,
  glyphOf: await lettersOf(script),
  advance: () => 1000,
  cut: (letters) => cutRegular(script, letters),
  numbers: new Map(),
});

const isPlain = (text: string): boolean => /^[\u0020-\u024f\u2010-\u2026]*$/.test(text);

/** Fonts of a PDF: Liberation Sans, and for letters that it lacks a Japanese and a Chinese font; the file embeds the letters in use. */
export class PdfFonts {
  readonly #normal: Face;
  readonly #bold: Face;
  readonly #scripts: readonly Script[];
  #asian: readonly Face[] = [];

  private constructor(normal: Face, bold: Face, language: string) {
    this.#normal = normal;
    this.#bold = bold;
    this.#scripts = language === 'zh' ? ['zh', 'ja'] : ['ja', 'zh'];
  }

  static async open(language: string): Promise<PdfFonts> {
    return new PdfFonts(await latinFace('F1', FILES.normal), await latinFace('F2', FILES.bold), language);
  }

  /** Reads the letters of further fonts when texts need them; before `widthOf` and `runsOf` of these texts. */
  async prepare(texts: readonly string[]): Promise<void> {
    if (this.#asian.length > 0 || texts.every(isPlain)) return;
    this.#asian = await Promise.all(this.#scripts.map((script, index) => asianFace(`F${index + 3}`, script)));
  }

  #faceOf(code: number, bold: boolean): Face | undefined {
    const first = bold ? this.#bold : this.#normal;
    return [first, ...this.#asian].find(({ glyphOf }) => glyphOf(code) > 0);
  }

  /** Returns the width of a letter, in parts of the size. */
  widthOf(letter: string, bold: boolean): number {
    const code = letter.codePointAt(0) ?? 0;
    const face = this.#faceOf(code, bold);
    return (face ? face.advance(code) : this.#normal.advance(UNKNOWN)) / 1000;
  }

  /** Splits a text into runs of one font. */
  runsOf(text: string, bold: boolean): Run[] {
    const runs: Run[] = [];
    for (const letter of text) {
      const code = letter.codePointAt(0) ?? 0;
      const face = this.#faceOf(code, bold);
      const { name, numbers } = face ?? this.#normal;
      const shown = face ? code : UNKNOWN;
      const number = numbers.get(shown) ?? numbers.size + 1;
      numbers.set(shown, number);
      const hex = number.toString(16).padStart(4, '0');
      const lastRun = runs.at(-1);
      if (lastRun?.font === name) lastRun.hex += hex;
      else runs.push({ font: name, hex });
    }
    return runs;
  }

  /** Writes the fonts in use; `names` is their dictionary. */
  async *write(file: PdfObjects): AsyncGenerator<Buffer, string> {
    const names: string[] = [];
    for (const face of [this.#normal, this.#bold, ...this.#asian]) {
      if (face.numbers.size === 0) continue;
      const id = file.reserve();
      names.push(`/${face.name} ${id} 0 R`);
      yield* writeFace(file, id, face);
    }
    return names.join('');
  }
}

async function* writeFace(file: PdfObjects, id: number, { name, advance, cut, numbers }: Face): AsyncGenerator<Buffer> {
  const codes = [...numbers.keys()];
  const bytes = await cut(String.fromCodePoint(...codes));
  const glyphOf = readCmap(bytes);
  const [font, descriptor, program, map, unicode] = [file.reserve(), file.reserve(), file.reserve(), file.reserve(), file.reserve()];
  const base = `/BaseFont/PORTAL+${name}`;
  const glyphs = Buffer.alloc((codes.length + 1) * 2);
  for (const [index, code] of codes.entries()) glyphs.writeUInt16BE(glyphOf(code), (index + 1) * 2);
  const widths = codes.map((code) => Math.round(advance(code))).join(' ');
  yield file.object(id, `<</Type/Font/Subtype/Type0${base}/Encoding/Identity-H/DescendantFonts[${font} 0 R]/ToUnicode ${unicode} 0 R>>`);
  yield file.object(
    font,
    `<</Type/Font/Subtype/CIDFontType2${base}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>` +
      `/FontDescriptor ${descriptor} 0 R/CIDToGIDMap ${map} 0 R/DW 1000/W[1[${widths}]]>>`,
  );
  yield file.object(
    descriptor,
    `<</Type/FontDescriptor/FontName/PORTAL+${name}/Flags 4/FontBBox[-200 -300 1200 1000]/ItalicAngle 0/Ascent 905/Descent -212` +
      `/CapHeight 700/StemV 80/FontFile2 ${program} 0 R>>`,
  );
  yield file.stream(program, { bytes, entries: `/Length1 ${bytes.length}` });
  yield file.stream(map, { bytes: glyphs });
  yield file.stream(unicode, { bytes: Buffer.from(toUnicode(codes)) });
}

/** Most entries of one block of a map of letters. */
const BLOCK = 100;

/** Writes which letters the numbers are, for searching and copying. */
function toUnicode(codes: readonly number[]): string {
  const blocks: string[] = [];
  for (let start = 0; start < codes.length; start += BLOCK) {
    const part = codes.slice(start, start + BLOCK);
    const lines = part.map((code, index) => {
      const letter = Buffer.from(String.fromCodePoint(code), 'utf16le').swap16().toString('hex');
      return `<${(start + index + 1).toString(16).padStart(4, '0')}> <${letter}>`;
    });
    blocks.push(`${part.length} beginbfchar\n${lines.join('\n')}\nendbfchar`);
  }
  return (
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Letras def /CMapType 2 def\n' +
    `1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n${blocks.join('\n')}\nendcmap CMapName currentdict /CMap defineresource pop end end`
  );
}
