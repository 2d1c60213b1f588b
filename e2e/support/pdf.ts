import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Contents of a one-page PDF. */
export interface PdfContent {
  readonly pages: number;
  /** Width and height in millimetres, rounded. */
  readonly size: readonly [number, number];
  readonly text: string;
  /** Images besides lines and text: the background, and letters that no font has. */
  readonly pictures: number;
}

const MM_PER_POINT = 25.4 / 72;
const PICTURES: ReadonlySet<number> = new Set([OPS.paintImageXObject, OPS.paintInlineImageXObject]);

/** Reads a downloaded PDF. */
export async function readPdf(download: Download): Promise<PdfContent> {
  const data = new Uint8Array(await readFile(await download.path()));
  const task = getDocument({ data, useSystemFonts: true });
  const document = await task.promise;
  const page = await document.getPage(1);
  const { width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const { fnArray } = await page.getOperatorList();
  const content = {
    pages: document.numPages,
    size: [Math.round(width * MM_PER_POINT), Math.round(height * MM_PER_POINT)] as const,
    text: items.map((item) => ('str' in item ? item.str : '')).join('\n'),
    pictures: fnArray.filter((operation) => PICTURES.has(operation)).length,
  };
  await task.destroy();
  return content;
}
