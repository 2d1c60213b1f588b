import type { Language, LANGUAGES } from '@portal/messages';
import { type FirmanteTexto, layoutFirmas } from './firmas.ts';
import { fitText } from './fit-text.ts';
import { INK, type Line, type MeasureLine, SHEET, type Weight } from './sheet.ts';

/** Position and side of the QR code in millimetres, quiet zone included; lower below signatures. */
export const qrBox = ({ firmantes }: Pick<CertificadoTexts, 'firmantes'>) => ({ x: 236, y: firmantes.length ? 168 : 156, size: 28 });
const CENTRE = SHEET.width / 2;
const LEFT = 30;
const LINE_WIDTH = 212;

/**
 * Texts of the sheet. `languageTag` is their BCP 47 tag; `identidad` (document, company) and `nota` (grade, duration) are empty without
 * them; `direccion` is printed without its scheme; `qr` is the address inside the code; `descripcion` is the sheet for a screen reader.
 */
export interface CertificadoTexts {
  readonly languageTag: (typeof LANGUAGES)[Language]['tag'];
  readonly resumen: string;
  readonly descripcion: string;
  readonly emisor: string;
  readonly titulo: string;
  readonly otorgado: string;
  readonly nombre: string;
  readonly identidad: string;
  readonly motivo: string;
  readonly tema: string;
  readonly nota: string;
  readonly lugarFecha: string;
  readonly numero: string;
  readonly codigo: string;
  readonly verificar: string;
  readonly direccion: string;
  readonly qr: string;
  /** Words for the second logo; empty without one. */
  readonly logo: string;
  readonly firmantes: readonly FirmanteTexto[];
}

const POINT = 25.4 / 72;
const LEADING = 1.22;

interface Style {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
}

type At = Pick<Line, 'parte' | 'y' | 'align'>;

const place = (text: string, { parte, y, align }: At, { size, weight = 'normal', color = INK.text }: Style): Line => {
  const x = align === 'center' ? CENTRE : LEFT;
  return { text, x, y, size, weight, color, align, parte };
};

/** Heights in millimetres and largest sizes in points, without signatures and with them. */
const PLAIN = {
  titulo: { y: 58, size: 38 },
  otorgado: 70,
  nombre: { y: 88, size: 30, minSize: 13, maxLines: 2 },
  identidad: 101,
  motivo: 109,
  tema: { y: 122, size: 21, minSize: 11, maxLines: 3 },
  nota: 137,
  lugarFecha: 150,
  pie: 169,
} as const;
const SIGNED = {
  titulo: { y: 54, size: 34 },
  otorgado: 63,
  nombre: { y: 78, size: 26, minSize: 12, maxLines: 2 },
  identidad: 90,
  motivo: 97,
  tema: { y: 107.5, size: 18, minSize: 10, maxLines: 2 },
  nota: 118,
  lugarFecha: 125,
  pie: 179,
} as const;

interface Block {
  readonly parte: string;
  readonly y: number;
  readonly size: number;
  readonly minSize: number;
  readonly maxLines: number;
}

/** Lays out bold text at the largest size that fits, its lines centred vertically on `y`. */
function block(text: string, { parte, y, ...box }: Block, measure: MeasureLine): Line[] {
  const { size, lines } = fitText(text, { ...box, width: LINE_WIDTH }, (part, points) => measure(part, points, 'bold'));
  const step = size * POINT * LEADING;
  const first = y - ((lines.length - 1) * step) / 2;
  const style: Style = { size, weight: 'bold', color: INK.strong };
  return lines.map((line, index) => place(line, { parte, y: first + index * step, align: 'center' }, style));
}

/** Positions every line of the certificate; shrinks long names and titles, then wraps them. */
export function layoutCertificado(texts: CertificadoTexts, measure: MeasureLine, accent: string = INK.accent): Line[] {
  const at = texts.firmantes.length ? SIGNED : PLAIN;
  const centred = (parte: 'titulo' | 'otorgado' | 'motivo' | 'nota' | 'lugarFecha', y: number, style: Style) =>
    place(texts[parte], { parte, y, align: 'center' }, style);
  const left = (parte: string, text: string, { down, ...style }: Style & { down: number }) =>
    place(text, { parte, y: at.pie + down, align: 'left' }, style);
  const lines = [
    ...block(texts.emisor, { parte: 'emisor', y: 40, size: 11, minSize: 8, maxLines: 1 }, measure).map((line) => ({
      ...line,
      color: accent,
    })),
    centred('titulo', at.titulo.y, { size: at.titulo.size, weight: 'bold', color: INK.strong }),
    centred('otorgado', at.otorgado, { size: 13, color: INK.soft }),
    ...block(texts.nombre, { parte: 'nombre', ...at.nombre }, measure),
    ...block(texts.identidad, { parte: 'identidad', y: at.identidad, size: 11, minSize: 7, maxLines: 1 }, measure).map(asText),
    centred('motivo', at.motivo, { size: 13, color: INK.soft }),
    ...block(texts.tema, { parte: 'tema', ...at.tema }, measure),
    centred('nota', at.nota, { size: 13 }),
    centred('lugarFecha', at.lugarFecha, { size: 13 }),
    ...layoutFirmas(texts.firmantes, measure),
    left('numero', texts.numero, { down: 0, size: 11, weight: 'bold', color: INK.strong }),
    left('codigo', texts.codigo, { down: 6, size: 10 }),
    left('verificar', `${texts.verificar} ${texts.direccion}`.trim(), { down: 12, size: 9, color: INK.soft }),
  ];
  return lines.filter(({ text }) => text !== '');
}

const asText = (line: Line): Line => ({ ...line, weight: 'normal', color: INK.text });
