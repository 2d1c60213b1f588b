import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Page of a printed screen. */
export interface PaperPage {
  /** True when it is wider than high. */
  readonly landscape: boolean;
  /** Its pieces of text, joined by lines. */
  readonly text: string;
}

/** Waits for the portal to be prepared for paper, which it does when it is idle. */
export const readyForPaper = (page: Page): Promise<void> => page.locator('html[data-paper]').waitFor();

/** Prints the open screen as the browser's dialog does, and reads the pages back. */
export async function printed(page: Page): Promise<readonly PaperPage[]> {
  await readyForPaper(page);
  const data = new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  const task = getDocument({ data, useSystemFonts: true, verbosity: 0 });
  const document = await task.promise;
  const pages: PaperPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const one = await document.getPage(number);
    const { width, height } = one.getViewport({ scale: 1 });
    const { items } = await one.getTextContent();
    pages.push({ landscape: width > height, text: items.map((item) => ('str' in item ? item.str : '')).join('\n') });
  }
  await task.destroy();
  return pages;
}
