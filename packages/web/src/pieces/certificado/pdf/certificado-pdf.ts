import { jsPDF } from 'jspdf';
import { addFonts, type Fuente } from './fonts.ts';
import { drawLine, measureLine } from './pdf-text.ts';
import { type Tags, tagged } from './tags.ts';
import { loadArtwork } from '../lamina/artwork.ts';
import { type DibujoPdf, type Dibujos, type DibujosPdf, loadDibujos, SIN_DIBUJOS } from '../lamina/dibujos.ts';
import { type Caja, dentroDe, LOGO_BOX, rayaDe, type SitioFirma, sitiosDeFirma } from '../lamina/firmas.ts';
import { layoutCertificado, qrBox, type CertificadoTexts } from '../lamina/layout.ts';
import { INK, SHEET } from '../lamina/sheet.ts';
import { accentOf, type MarcaLamina } from '../lamina/marca-lamina.ts';
import { qrRuns } from '../../../ui/qr/qr.ts';

/** Letters of other scripts, brand of the company, second logo and signatures. */
interface Look {
  readonly fuentes?: readonly Fuente[];
  readonly marca?: MarcaLamina | undefined;
  readonly dibujos?: DibujosPdf;
}

/** The same with the pictures as the page has them. */
interface PageLook extends Omit<Look, 'dibujos'> {
  readonly dibujos: Dibujos;
}

/** Draws the certificate (A4 landscape) and downloads it as `fileName`. */
export async function saveCertificadoPdf(texts: CertificadoTexts, fileName: string, look: PageLook): Promise<void> {
  const dibujos = await loadDibujos(look.dibujos);
  const document = createCertificadoPdf(texts, await loadArtwork(look.marca), { ...look, dibujos });
  await document.save(fileName, { returnPromise: true });
}

/** Returns the document; without `artwork` its background is plain grey with a border (P66). */
export function createCertificadoPdf(texts: CertificadoTexts, artwork: string | undefined, { fuentes, marca, dibujos }: Look = {}): jsPDF {
  const document = new jsPDF({ orientation: 'landscape', unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true });
  document.setProperties({ title: texts.resumen, subject: texts.tema, author: texts.emisor, creator: texts.emisor });
  document.viewerPreferences({ DisplayDocTitle: true });
  // jsPDF knows no country for Japanese.
  document.setLanguage(texts.languageTag === 'ja-JP' ? 'ja' : texts.languageTag);
  addFonts(document, fuentes);
  const tags = tagged(document);
  tags.ornament(() => drawBackground(document, artwork));
  drawContent(document, tags, { texts, dibujos: dibujos ?? SIN_DIBUJOS, accent: accentOf(marca?.color_primario) });
  tags.figure(texts.qr, () => drawQr(document, texts));
  return document;
}

interface Content {
  readonly texts: CertificadoTexts;
  readonly dibujos: DibujosPdf;
  readonly accent: string;
}

/** Draws logo, texts and signatures in the order in which they are read. */
function drawContent(document: jsPDF, tags: Tags, { texts, dibujos: { logo, firmas }, accent }: Content): void {
  if (logo) tags.figure(texts.logo, () => drawPicture(document, logo, dentroDe(LOGO_BOX, logo, 'derecha')));
  const sitios = sitiosDeFirma(texts.firmantes.length);
  let signed = 0;
  for (const line of layoutCertificado(texts, measureLine(document), accent)) {
    const sitio = sitios[signed];
    // A signature is read before its name.
    if (sitio && line.firma === signed) {
      drawSignature(document, tags, { sitio, firma: texts.firmantes[signed]?.firma ?? '', dibujo: firmas[signed] });
      signed += 1;
    }
    tags.part(line.parte, line.parte === 'titulo' ? 'H1' : 'P', () => drawLine(document, line));
  }
}

interface Signature {
  readonly sitio: SitioFirma;
  /** Words for the image. */
  readonly firma: string;
  readonly dibujo: DibujoPdf | null | undefined;
}

/** Draws the line of a signature and its image on it. */
function drawSignature(document: jsPDF, tags: Tags, { sitio, firma, dibujo }: Signature): void {
  const { x1, x2, y } = rayaDe(sitio);
  tags.ornament(() => document.setDrawColor(INK.text).setLineWidth(0.25).line(x1, y, x2, y));
  if (dibujo) tags.figure(firma, () => drawPicture(document, dibujo, dentroDe(sitio.caja, dibujo, 'abajo')));
}

const drawPicture = (document: jsPDF, { url }: DibujoPdf, { x, y, width, height }: Caja) =>
  document.addImage(url, 'PNG', x, y, width, height, undefined, 'FAST');

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

function drawQr(document: jsPDF, texts: CertificadoTexts): void {
  const { x, y, size } = qrBox(texts);
  const code = qrRuns(texts.qr);
  const module = size / code.size;
  document.setFillColor(INK.paper).rect(x, y, size, size, 'F');
  document.setFillColor(INK.strong);
  for (const run of code.runs) document.rect(x + run.x * module, y + run.y * module, run.width * module, module, 'F');
}
