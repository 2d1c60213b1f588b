import { jsPDF } from 'jspdf';
import type { ReporteTexts } from './use-reporte-texts.ts';
import { addFonts } from '../../../pieces/certificado/pdf/fonts.ts';
import { drawLine, measureLine } from '../../../pieces/certificado/pdf/pdf-text.ts';
import { fitText } from '../../../pieces/certificado/lamina/fit-text.ts';

/** A4 landscape, in millimetres. */
const SHEET = { width: 297, height: 210, margin: 14 } as const;
/** Widths of plan, topic, day, hour, attempt, grade, state and certificate. */
const WIDTHS = [62, 74, 22, 14, 18, 20, 27, 32] as const;
const SIZE = 8;
const LEADING = 3.8;
const GAP = 2;
const COLOR = '#10251a';

interface Cursor {
  y: number;
}

interface Style {
  readonly size?: number;
  readonly weight?: 'normal' | 'bold';
}

interface Line extends Style {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

const write = (document: jsPDF, { size = SIZE, weight = 'normal', ...line }: Line): void =>
  drawLine(document, { ...line, size, weight, color: COLOR, align: 'left' });

/** Draws the cells of a row, wrapped in their columns; starts a page with the headers when the row does not fit. */
function drawRow(document: jsPDF, cursor: Cursor, { cells, headers }: { cells: readonly string[]; headers?: readonly string[] }): void {
  const weight = headers ? 'normal' : 'bold';
  const measure = measureLine(document);
  const wrapped = cells.map((text, column) => {
    const box = { width: (WIDTHS[column] ?? 20) - GAP, size: SIZE, minSize: SIZE, maxLines: 1 };
    return fitText(text, box, (part, size) => measure(part, size, weight)).lines;
  });
  const height = Math.max(1, ...wrapped.map(({ length }) => length)) * LEADING + GAP;
  if (headers && cursor.y + height > SHEET.height - SHEET.margin) {
    document.addPage();
    cursor.y = SHEET.margin + LEADING;
    drawRow(document, cursor, { cells: headers });
  }
  let x: number = SHEET.margin;
  for (const [column, lines] of wrapped.entries()) {
    for (const [index, text] of lines.entries()) write(document, { text, x, y: cursor.y + index * LEADING, weight });
    x += WIDTHS[column] ?? 20;
  }
  cursor.y += height;
  const line = cursor.y - LEADING;
  document
    .setDrawColor('#c3c8cd')
    .setLineWidth(0.2)
    .line(SHEET.margin, line, SHEET.width - SHEET.margin, line);
}

function drawHead(document: jsPDF, cursor: Cursor, { title, facts, issued }: ReporteTexts): void {
  write(document, { text: title, x: SHEET.margin, y: cursor.y, size: 15, weight: 'bold' });
  cursor.y += 8;
  for (const [label, value] of facts) {
    write(document, { text: `${label}: ${value}`, x: SHEET.margin, y: cursor.y, size: 10 });
    cursor.y += 5;
  }
  write(document, { text: issued, x: SHEET.margin, y: cursor.y });
  cursor.y += 8;
}

/** Returns the report as a document of as many pages as its rows need. */
export function createReportePdf(texts: ReporteTexts): jsPDF {
  const document = new jsPDF({ orientation: 'landscape', unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true });
  document.setProperties({ title: texts.file, subject: texts.title });
  addFonts(document);
  const cursor = { y: SHEET.margin + 4 };
  drawHead(document, cursor, texts);
  drawRow(document, cursor, { cells: texts.headers });
  for (const cells of texts.rows) drawRow(document, cursor, { cells, headers: texts.headers });
  const pages = document.getNumberOfPages();
  for (let page = 1; page <= pages; page += 1) {
    document.setPage(page);
    write(document, { text: texts.page(page, pages), x: SHEET.margin, y: SHEET.height - 7 });
  }
  return document;
}

/** Draws the report and downloads it. */
export async function saveReportePdf(texts: ReporteTexts): Promise<void> {
  await createReportePdf(texts).save(`${texts.file}.pdf`, { returnPromise: true });
}
