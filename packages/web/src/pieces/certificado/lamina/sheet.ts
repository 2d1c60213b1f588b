/** A4 landscape in millimetres: the one coordinate system of the screen and the PDF. */
export const SHEET = { width: 297, height: 210 } as const;

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
  /** Name of the text to which it belongs: its other lines follow. */
  readonly parte: string;
  /** Number of the signature above it. */
  readonly firma?: number;
}

/** Width in millimetres of a text at a size in points. */
export type MeasureLine = (text: string, size: number, weight: Weight) => number;
