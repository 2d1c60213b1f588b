import type { PdfImage } from './image.ts';
import type { PdfFonts } from './pdf-fonts.ts';
import { PdfObjects, pdfText } from './pdf-objects.ts';
import { Sheet, SHEET } from './sheet.ts';

const FOOT_SIZE = 7;
const MUTED = '#4b4b63';

/** Texts of a document, and its logo. */
export interface BookTexts {
  readonly title: string;
  /** IETF tag of its language. */
  readonly language: string;
  readonly author: string;
  readonly logo?: PdfImage | undefined;
  /** Foot of a page: number of rows and moment. */
  readonly foot: string;
  readonly pageOf: (page: number, pages: number) => string;
}

/** Pages of a PDF; the foot of each is a stream of its own, written at the end, when the number of pages is known. */
export class PdfBook {
  readonly #file = new PdfObjects();
  readonly #fonts: PdfFonts;
  readonly #table: BookTexts;
  readonly #ids: { readonly root: number; readonly info: number; readonly tree: number; readonly resources: number; readonly logo: number };
  readonly #pages: { readonly page: number; readonly foot: number; readonly columns: string }[] = [];

  constructor(fonts: PdfFonts, table: BookTexts) {
    this.#fonts = fonts;
    this.#table = table;
    const next = () => this.#file.reserve();
    this.#ids = { root: next(), info: next(), tree: next(), resources: next(), logo: table.logo ? next() : 0 };
  }

  *begin(): Generator<Buffer> {
    yield this.#file.head();
    const { logo } = this.#table;
    if (logo) yield logo.write(this.#file, this.#ids.logo);
  }

  /** Writes the sheets of one page of rows, one for each group of columns. */
  *pages(sheets: readonly { readonly sheet: Sheet; readonly columns: string }[]): Generator<Buffer> {
    for (const { sheet, columns } of sheets) {
      const [content, page, foot] = [this.#file.reserve(), this.#file.reserve(), this.#file.reserve()];
      const { tree, resources } = this.#ids;
      yield this.#file.stream(content, { bytes: sheet.bytes() });
      yield this.#file.object(
        page,
        `<</Type/Page/Parent ${tree} 0 R/MediaBox[0 0 ${SHEET.width} ${SHEET.height}]/Resources ${resources} 0 R/Contents[${content} 0 R ${foot} 0 R]>>`,
      );
      this.#pages.push({ page, foot, columns });
    }
  }

  async *end(): AsyncGenerator<Buffer> {
    const { root, info, tree, resources, logo } = this.#ids;
    const { foot: text, pageOf, language, title, author } = this.#table;
    const y = SHEET.height - SHEET.margin;
    for (const [index, { foot, columns }] of this.#pages.entries()) {
      const sheet = new Sheet(this.#fonts);
      const style = { y, size: FOOT_SIZE, color: MUTED };
      sheet.write({ ...style, text: [text, columns].filter(Boolean).join(' · '), x: SHEET.margin });
      sheet.write({ ...style, text: pageOf(index + 1, this.#pages.length), x: SHEET.width - SHEET.margin, right: true });
      yield this.#file.stream(foot, { bytes: sheet.bytes() });
    }
    const fonts = yield* this.#fonts.write(this.#file);
    yield this.#file.object(resources, `<</Font<<${fonts}>>${logo ? `/XObject<</Logo ${logo} 0 R>>` : ''}>>`);
    yield this.#file.object(
      tree,
      `<</Type/Pages/Count ${this.#pages.length}/Kids[${this.#pages.map(({ page }) => `${page} 0 R`).join(' ')}]>>`,
    );
    yield this.#file.object(info, `<</Title ${pdfText(title)}/Author ${pdfText(author)}>>`);
    yield this.#file.object(
      root,
      `<</Type/Catalog/Pages ${tree} 0 R/Lang ${pdfText(language)}/ViewerPreferences<</DisplayDocTitle true>>>>`,
    );
    yield this.#file.tail({ root, info });
  }
}
