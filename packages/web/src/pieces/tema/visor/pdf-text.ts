import { openPdf } from './pdf-document.ts';

/** Pages of a document that are read for their text. */
const MOST_PAGES = 200;

/** Part of a page: words, or a mark of the structure, which has none. */
interface Item {
  readonly str?: string;
  readonly hasEOL?: boolean;
}

/** Document as pdf.js opens it. */
interface Pages {
  readonly numPages: number;
  readonly getPage: (number: number) => Promise<{ readonly getTextContent: () => Promise<{ readonly items: readonly object[] }> }>;
}

const wordsOf = (item: object): string => {
  const { str = '', hasEOL } = item as Item;
  return hasEOL ? `${str}\n` : str;
};

/** Returns the words of all pages of an open document, page by page, up to the 200th. */
export async function textOfPages(pdf: Pages): Promise<string> {
  const texts: string[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES); number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map(wordsOf).join(''));
  }
  return texts.join('\n');
}

/** Reads the words of a PDF of the portal. */
export async function readPdfText(url: string, signal: AbortSignal): Promise<string> {
  const task = openPdf(url);
  const leave = () => void task.destroy();
  signal.addEventListener('abort', leave);
  try {
    return await textOfPages(await task.promise);
  } finally {
    signal.removeEventListener('abort', leave);
    await task.destroy();
  }
}
