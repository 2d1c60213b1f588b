import type { jsPDF } from 'jspdf';
import bold from './fonts/LiberationSans-Bold.ttf?inline';
import regular from './fonts/LiberationSans-Regular.ttf?inline';
import type { Weight } from '../lamina/sheet.ts';

const FAMILY = 'Certificado';

/** Letters of another script in two weights, base64 (`GET /certificado/fuente/:id`). */
export interface Fuente {
  readonly normal: string;
  readonly negrita: string;
}

/**
 * Adds Liberation Sans (SIL OFL: Latin with every accent, Greek, Cyrillic), and behind it fonts of other scripts; the file embeds only the letters in
 * use.
 */
export function addFonts(document: jsPDF, others: readonly Fuente[] = []): void {
  addFont(document, FAMILY, { normal: afterComma(regular), negrita: afterComma(bold) });
  for (const [index, fuente] of others.entries()) addFont(document, `${FAMILY}${index + 1}`, fuente);
}

const afterComma = (dataUrl: string): string => dataUrl.slice(dataUrl.indexOf(',') + 1);

function addFont(document: jsPDF, family: string, { normal, negrita }: Fuente): void {
  for (const [weight, base64] of [['normal', normal] as const, ['bold', negrita] as const]) {
    const file = `${family}-${weight}.ttf`;
    document.addFileToVFS(file, base64);
    document.addFont(file, family, weight, undefined, 'Identity-H');
  }
}

/** Returns the families of a document that `addFonts` added, in the order in which a letter is looked up. */
export const familiesOf = (document: jsPDF): string[] =>
  Object.keys(document.getFontList())
    .filter((family) => family.startsWith(FAMILY))
    .toSorted();

/** Sets the font of the next measurement or text. */
export const chooseFont = (document: jsPDF, { size, weight }: { size: number; weight: Weight }, family = FAMILY): jsPDF =>
  document.setFont(family, weight).setFontSize(size);
