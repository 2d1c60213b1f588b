import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Pages of a PDF as a reader shows them. */
export interface ReadPdf {
  readonly title: string | undefined;
  readonly language: string | undefined;
  readonly pages: readonly { readonly view: readonly number[]; readonly lines: readonly string[] }[];
}

/** Reads the texts of a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise;
  const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string } };
  const numbers = Array.from({ length: document.numPages }, (_none, index) => index + 1);
  const pages = await Promise.all(
    numbers.map(async (number) => {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      return { view: page.view, lines: items.flatMap((item) => ('str' in item && item.str.trim() ? [item.str] : [])) };
    }),
  );
  return { title: info.Title, language: info.Language, pages };
}
