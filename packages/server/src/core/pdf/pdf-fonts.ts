import { readFile } from 'node:fs/promises';
import type { Font } from 'fontkit';
import { assetPath } from '../../config/assets-folder.ts';
import { fontPath, type Script } from '../font/asian-fonts.ts';
import { openFont } from '../font/open-font.ts';

/** Part of a text in one font, by its name in the document. */
export interface Run {
  readonly font: string;
  text: string;
}

interface Face {
  readonly name: string;
  readonly bytes: Buffer;
  readonly font: Font;
}

const FILES = { normal: 'fuentes/LiberationSans-Regular.ttf', bold: 'fuentes/LiberationSans-Bold.ttf' };
const UNKNOWN = '?';
const latin = new Map<string, Promise<Face>>();

async function readFace(path: string): Promise<Face> {
  const bytes = await readFile(path);
  const font = await openFont(bytes);
  return { name: font.postscriptName, bytes, font };
}

/** Reads a font of Latin, Greek and Cyrillic letters, once in the process; those of Asia have 15 MB and stay with their document. */
function readLatin(file: string): Promise<Face> {
  const known = latin.get(file) ?? readFace(assetPath(file));
  latin.set(file, known);
  return known;
}

const isPlain = (text: string): boolean => /^[\u0020-\u024f\u2010-\u2026]*$/.test(text);

/** Fonts of a PDF: Liberation Sans, and for letters that it lacks a Japanese and a Chinese font. */
export class PdfFonts {
  readonly #document: PDFKit.PDFDocument;
  readonly #normal: Face;
  readonly #bold: Face;
  readonly #scripts: readonly Script[];
  /** Parts of the size, by letter. */
  readonly #widths = { normal: new Map<string, number>(), bold: new Map<string, number>() };
  #asian: readonly Face[] = [];

  private constructor(
    document: PDFKit.PDFDocument,
    { normal, bold, language }: { readonly normal: Face; readonly bold: Face; readonly language: string },
  ) {
    this.#document = document;
    this.#normal = normal;
    this.#bold = bold;
    this.#register([normal, bold]);
    this.#scripts = language.startsWith('zh') ? ['zh', 'ja'] : ['ja', 'zh'];
  }

  static async open(document: PDFKit.PDFDocument, language: string): Promise<PdfFonts> {
    const [normal, bold] = await Promise.all([readLatin(FILES.normal), readLatin(FILES.bold)]);
    return new PdfFonts(document, { normal, bold, language });
  }

  #register(faces: readonly Face[]): void {
    for (const { name, bytes } of faces) this.#document.registerFont(name, bytes);
  }

  /** Reads further fonts when texts need them; before `widthOf` and `runsOf` of these texts. */
  async prepare(texts: readonly string[]): Promise<void> {
    if (texts.every(isPlain)) return;
    this.#asian = await Promise.all(this.#scripts.map((script) => readFace(fontPath(script))));
    this.#register(this.#asian);
  }

  /** Returns the font of a letter, and the letter; a question mark for one that no font has. */
  #shown(letter: string, bold: boolean): { readonly face: Face; readonly shown: string } {
    const code = letter.codePointAt(0) ?? 0;
    const first = bold ? this.#bold : this.#normal;
    const face = [first, ...this.#asian].find(({ font }) => font.hasGlyphForCodePoint(code));
    return face ? { face, shown: letter } : { face: first, shown: UNKNOWN };
  }

  /** Returns the width of a letter, in parts of the size. */
  widthOf(letter: string, bold: boolean): number {
    const widths = bold ? this.#widths.bold : this.#widths.normal;
    const known = widths.get(letter);
    if (known !== undefined) return known;
    const {
      face: { font },
      shown,
    } = this.#shown(letter, bold);
    const width = font.glyphForCodePoint(shown.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm;
    widths.set(letter, width);
    return width;
  }

  /** Splits a text into runs of one font. */
  runsOf(text: string, bold: boolean): Run[] {
    if (isPlain(text)) return [{ font: (bold ? this.#bold : this.#normal).name, text }];
    const runs: Run[] = [];
    for (const letter of text) {
      const { face, shown } = this.#shown(letter, bold);
      const lastRun = runs.at(-1);
      if (lastRun?.font === face.name) lastRun.text += shown;
      else runs.push({ font: face.name, text: shown });
    }
    return runs;
  }
}
