import type { jsPDF } from 'jspdf';
import bold from './fonts/LiberationSans-Bold.ttf?inline';
import regular from './fonts/LiberationSans-Regular.ttf?inline';
import type { Weight } from '../lamina/layout.ts';

const FAMILY = 'Certificado';

/** Adds Liberation Sans (SIL OFL: Latin with every accent, Greek, Cyrillic); the file embeds only the letters in use. */
export function addFonts(document: jsPDF): void {
  addFont(document, regular, 'normal');
  addFont(document, bold, 'bold');
}

function addFont(document: jsPDF, dataUrl: string, weight: Weight): void {
  const file = `${FAMILY}-${weight}.ttf`;
  document.addFileToVFS(file, dataUrl.slice(dataUrl.indexOf(',') + 1));
  document.addFont(file, FAMILY, weight, undefined, 'Identity-H');
}

/** Sets the font of the next measurement or text. */
export const chooseFont = (document: jsPDF, size: number, weight: Weight): jsPDF => document.setFont(FAMILY, weight).setFontSize(size);
