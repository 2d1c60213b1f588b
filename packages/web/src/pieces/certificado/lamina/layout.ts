import type { Language, LANGUAGES } from '@portal/messages';
import { fitText } from './fit-text.ts';

/** A4 landscape in millimetres: the one coordinate system of the screen and the PDF. */
export const SHEET = { width: 297, height: 210 } as const;
/** Position and side of the QR code in millimetres, quiet zone included. */
export const QR_BOX = { x: 236, y: 156, size: 28 } as const;
const CENTRE = SHEET.width / 2;
const LEFT = 30;
const LINE_WIDTH = 212;

/** Colours of the paper; a certificate looks the same in both themes. */
export const INK = {
  strong: '#10251a',
  text: '#33413a',
  soft: '#5a6660',
  accent: '#14804a',
  paper: '#ffffff',
  grey: '#f1f2f4',
  edge: '#c3c8cd',
};

/**
 * Texts of the sheet. `languageTag` is their BCP 47 tag; `nota` is empty without a grade; `direccion` is printed
 * without its scheme; `qr` is the address inside the code.
 */
export interface CertificadoTexts {
  readonly languageTag: (typeof LANGUAGES)[Language]['tag'];
  readonly resumen: string;
  readonly emisor: string;
  readonly titulo: string;
  readonly otorgado: string;
  readonly nombre: string;
  readonly motivo: string;
  readonly tema: string;
  readonly nota: string;
  readonly lugarFecha: string;
  readonly numero: string;
  readonly codigo: string;
  readonly verificar: string;
  readonly direccion: string;
  readonly qr: string;
}

export type Weight = 'normal' | 'bold';

/** One line of text: position of its baseline in millimetres, size in points. */
export interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: Weight;
  readonly color: string;
  readonly align: 'center' | 'left';
}

/** Width in millimetres of a text at a size in points. */
export type MeasureLine = (text: string, size: number, weight: Weight) => number;

const POINT = 25.4 / 72;
const LEADING = 1.22;

interface Style {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
}

type At = Pick<Line, 'text' | 'y' | 'align'>;

const place = ({ text, y, align }: At, { size, weight = 'normal', color = INK.text }: Style): Line => {
  const x = align === 'center' ? CENTRE : LEFT;
  return { text, x, y, size, weight, color, align };
};

const centred = (text: string, y: number, style: Style): Line => place({ text, y, align: 'center' }, style);

const atLeft = (text: string, y: number, style: Style): Line => place({ text, y, align: 'left' }, style);

/** Lays out bold text at the largest size that fits, its lines centred vertically on `y`. */
function block(text: string, y: number, box: { size: number; minSize: number; maxLines: number; measure: MeasureLine }): Line[] {
  const { size, lines } = fitText(text, { ...box, width: LINE_WIDTH }, (part, points) => box.measure(part, points, 'bold'));
  const step = size * POINT * LEADING;
  const first = y - ((lines.length - 1) * step) / 2;
  return lines.map((line, index) => centred(line, first + index * step, { size, weight: 'bold', color: INK.strong }));
}

/** Positions every line of the certificate; shrinks long names and titles, then wraps them. */
export function layoutCertificado(texts: CertificadoTexts, measure: MeasureLine, accent: string = INK.accent): Line[] {
  const lines = [
    ...block(texts.emisor, 40, { size: 11, minSize: 8, maxLines: 1, measure }).map((line) => ({ ...line, color: accent })),
    centred(texts.titulo, 58, { size: 38, weight: 'bold', color: INK.strong }),
    centred(texts.otorgado, 70, { size: 13, color: INK.soft }),
    ...block(texts.nombre, 88, { size: 30, minSize: 13, maxLines: 2, measure }),
    centred(texts.motivo, 109, { size: 13, color: INK.soft }),
    ...block(texts.tema, 122, { size: 21, minSize: 11, maxLines: 3, measure }),
    centred(texts.nota, 137, { size: 13 }),
    centred(texts.lugarFecha, 150, { size: 13 }),
    atLeft(texts.numero, 169, { size: 11, weight: 'bold', color: INK.strong }),
    atLeft(texts.codigo, 175, { size: 10 }),
    atLeft(`${texts.verificar} ${texts.direccion}`.trim(), 181, { size: 9, color: INK.soft }),
  ];
  return lines.filter(({ text }) => text !== '');
}
