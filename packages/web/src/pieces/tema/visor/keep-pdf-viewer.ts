import { fetchFile } from '../../../core/client/file.ts';

/** Loads the viewer of documents, so that the service worker keeps it for the time without a connection. */
export async function keepPdfViewer(): Promise<void> {
  const [{ workerAddress }] = await Promise.all([import('./pdf-document.ts'), import('./PdfViewer.tsx')]);
  await (await fetchFile(workerAddress, {})).body?.cancel();
}
