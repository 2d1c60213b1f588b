import { fitText } from './fit-text.ts';
import { INK, type Line, type MeasureLine, SHEET } from './sheet.ts';

/** Rectangle in millimetres. */
export interface Caja {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Place of the second logo: on the right of the company's own. */
export const LOGO_BOX: Caja = { x: 214, y: 17, width: 58, height: 18 };

/** Who signs, in words; `firma` is for the image. */
export interface FirmanteTexto {
  readonly nombre: string;
  readonly cargo: string | null;
  readonly firma: string;
}

/** Place of a signature: its image touches the line. */
export interface SitioFirma {
  readonly centro: number;
  readonly caja: Caja;
}

const RULE = 146.5;
const IMAGE = { width: 58, height: 17 } as const;
/** Width of the words below a line. */
const WIDTH = 68;
/** Millimetres between the centres of two signatures. */
const STEP = 76;
const MM_PER_POINT = 25.4 / 72;

/** Returns the places of signatures, centred on the sheet. */
export const sitiosDeFirma = (total: number): SitioFirma[] =>
  Array.from({ length: total }, (_empty, index) => {
    const centro = SHEET.width / 2 + (index - (total - 1) / 2) * STEP;
    return { centro, caja: { x: centro - IMAGE.width / 2, y: RULE - IMAGE.height, ...IMAGE } };
  });

/** Line below a signature. */
export const rayaDe = ({ centro }: SitioFirma) => ({ x1: centro - IMAGE.width / 2, x2: centro + IMAGE.width / 2, y: RULE });

/** Largest rectangle of the proportions of a picture inside a box; at the bottom in the middle, or at the right. */
export function dentroDe(caja: Caja, { width, height }: Pick<Caja, 'width' | 'height'>, lado: 'abajo' | 'derecha'): Caja {
  const scale = Math.min(caja.width / width, caja.height / height);
  const [w, h] = [width * scale, height * scale];
  return lado === 'abajo'
    ? { x: caja.x + (caja.width - w) / 2, y: caja.y + caja.height - h, width: w, height: h }
    : { x: caja.x + caja.width - w, y: caja.y + (caja.height - h) / 2, width: w, height: h };
}

/** Positions name and position of each signature below its line; long ones become smaller, then take a second line. */
export function layoutFirmas(firmantes: readonly FirmanteTexto[], measure: MeasureLine): Line[] {
  const sitios = sitiosDeFirma(firmantes.length);
  return firmantes.flatMap(({ nombre, cargo }, index) => {
    const centro = sitios[index]?.centro ?? 0;
    const name = column(nombre, { parte: `firmante${index}`, from: RULE + 4.6, size: 11, weight: 'bold' }, measure);
    const below = column(cargo ?? '', { parte: `cargo${index}`, from: name.next, size: 9.5, weight: 'normal' }, measure);
    return [...name.lines, ...below.lines].map((line) => ({ ...line, x: centro, align: 'center' as const, firma: index }));
  });
}

type Style = Pick<Line, 'size' | 'weight' | 'parte'> & { readonly from: number };

function column(text: string, { parte, from, size: largest, weight }: Style, measure: MeasureLine) {
  const box = { width: WIDTH, size: largest, minSize: largest - 4, maxLines: 2 };
  const { size, lines } = fitText(text, box, (part, points) => measure(part, points, weight));
  const step = size * MM_PER_POINT * 1.15;
  const color = weight === 'bold' ? INK.strong : INK.soft;
  return {
    lines: lines.map((line, index) => ({ text: line, y: from + index * step, size, weight, color, parte })),
    next: from + lines.length * step,
  };
}
