import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

export type { PDFDocumentProxy, PDFPageProxy };

// The legacy build of pdf.js, for the older phones of a shop floor.
GlobalWorkerOptions.workerSrc = workerUrl;

/** Address of the viewer's own thread. */
export const workerAddress = workerUrl;

/** Opens a PDF by range requests, so that a long one shows its first page at once. The caller destroys the task. */
export const openPdf = (url: string) => getDocument({ url, isEvalSupported: false });

interface Target {
  readonly canvas: HTMLCanvasElement;
  readonly text: HTMLElement;
  /** Width of the page on screen, in CSS pixels. */
  readonly width: number;
}

/** Draws a page at a width, with a text layer for screen readers, search and copying. */
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
