import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

export type { PDFDocumentProxy, PDFPageProxy };

// The build for older phones: what a shop floor really holds.
GlobalWorkerOptions.workerSrc = workerUrl;

/** Opens a PDF by ranges, so that the first page of a long one shows at once. Destroy the task when it is not needed any more. */
export const openPdf = (url: string) => getDocument({ url, isEvalSupported: false });

interface Target {
  readonly canvas: HTMLCanvasElement;
  readonly text: HTMLElement;
  /** Width of the page on screen, in CSS pixels. */
  readonly width: number;
}

/** Draws a page at a width, with its text over it so that it can be read aloud, searched and copied. */
export async function drawPage(page: PDFPageProxy, { canvas, text, width }: Target): Promise<void> {
  const scale = width / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  const density = Math.min(window.devicePixelRatio || 1, 2);
  canvas.width = Math.floor(viewport.width * density);
  canvas.height = Math.floor(viewport.height * density);
  text.replaceChildren();
  text.style.setProperty('--total-scale-factor', String(scale));
  await page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] }).promise;
  await new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport }).render();
}
