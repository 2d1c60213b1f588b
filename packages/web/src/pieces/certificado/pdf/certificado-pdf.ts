import { jsPDF } from 'jspdf';
import { addFonts, type Fuente } from './fonts.ts';
import { drawLine, measureLine } from './pdf-text.ts';
import { loadArtwork } from '../lamina/artwork.ts';
import { INK, layoutCertificado, QR_BOX, SHEET, type CertificadoTexts } from '../lamina/layout.ts';
import { accentOf, type MarcaLamina } from '../lamina/marca-lamina.ts';
import { qrRuns } from '../../../ui/qr/qr.ts';

/** Letters of other scripts, and brand of the company. */
interface Look {
  readonly fuentes?: readonly Fuente[];
  readonly marca?: MarcaLamina | undefined;
}

/** Draws the certificate (A4 landscape) and downloads it as `fileName`. */
export async function saveCertificadoPdf(texts: CertificadoTexts, fileName: string, look: Look): Promise<void> {
  const document = createCertificadoPdf(texts, await loadArtwork(look.marca), look);
  await document.save(fileName, { returnPromise: true });
}

/** Returns the document; without `artwork` its background is plain grey with a border (P66). */
export function createCertificadoPdf(texts: CertificadoTexts, artwork: string | undefined, { fuentes, marca }: Look = {}): jsPDF {
  const document = new jsPDF({ orientation: 'landscape', unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true });
  document.setProperties({ title: texts.resumen, subject: texts.tema, author: texts.emisor, creator: texts.emisor });
  // jsPDF knows no country for Japanese.
  document.setLanguage(texts.languageTag === 'ja-JP' ? 'ja' : texts.languageTag);
  addFonts(document, fuentes);
  drawBackground(document, artwork);
  for (const line of layoutCertificado(texts, measureLine(document), accentOf(marca?.color_primario))) drawLine(document, line);
  drawQr(document, texts.qr);
  return document;
}

function drawBackground(document: jsPDF, artwork: string | undefined): void {
  if (artwork) {
    document.addImage(artwork, 'JPEG', 0, 0, SHEET.width, SHEET.height, undefined, 'FAST');
    return;
  }
  document.setFillColor(INK.grey).rect(0, 0, SHEET.width, SHEET.height, 'F');
  document
    .setDrawColor(INK.edge)
    .setLineWidth(1.2)
    .rect(10, 10, SHEET.width - 20, SHEET.height - 20, 'S');
}

function drawQr(document: jsPDF, text: string): void {
  const { x, y, size } = QR_BOX;
  const code = qrRuns(text);
  const module = size / code.size;
  document.setFillColor(INK.paper).rect(x, y, size, size, 'F');
  document.setFillColor(INK.strong);
  for (const run of code.runs) document.rect(x + run.x * module, y + run.y * module, run.width * module, module, 'F');
}
