/** Pixels of a picture as a canvas gives them: red, green, blue, alpha. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Rectangle of pixels. */
export interface Recorte {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Side of the squares in which the lightest pixels count as paper: a photo is darker towards a border. */
const SQUARE = 24;
/** Lightness of a pixel, as a share of the paper around it, from which it is paper, and up to which it is ink. */
const [PAPER, INK] = [0.86, 0.5];
/** Shares of ink between which a picture is a signature on paper. */
const [LEAST, MOST] = [0.0008, 0.4];
/** Least alpha of a pixel that counts as ink for the crop. */
const VISIBLE = 90;

const lightness = (data: Uint8ClampedArray, at: number): number =>
  0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);

/** Whether a picture has transparent parts of its own. */
export const esTransparente = ({ data }: Pixels): boolean => {
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 250) return true;
  return false;
};

/** Returns the paper's lightness of each square: its 90th percentile, and that of its lighter neighbours where ink fills it. */
function paperOf({ data, width, height }: Pixels): { readonly columns: number; readonly of: readonly number[] } {
  const [columns, rows] = [Math.ceil(width / SQUARE), Math.ceil(height / SQUARE)];
  const own = Array.from({ length: columns * rows }, (_empty, index) => {
    const [left, top] = [(index % columns) * SQUARE, Math.floor(index / columns) * SQUARE];
    const found: number[] = [];
    for (let y = top; y < Math.min(top + SQUARE, height); y += 2)
      for (let x = left; x < Math.min(left + SQUARE, width); x += 2) found.push(lightness(data, (y * width + x) * 4));
    return found.toSorted((one, other) => one - other)[Math.floor(found.length * 0.9)] ?? 255;
  });
  const around = (index: number): number => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const near = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [column + right, row + down] as const));
    return Math.max(...near.map(([x, y]) => (x >= 0 && x < columns && y >= 0 && y < rows ? (own[y * columns + x] ?? 0) : 0)));
  };
  return { columns, of: own.map((_value, index) => around(index)) };
}

/**
 * Makes the paper of a signature's photo transparent, in place. Returns false, and changes nothing, where no ink differs from a light paper: a dark
 * background, a drawing that fills the picture, an empty sheet.
 */
export function quitarPapel(pixels: Pixels): boolean {
  const { data, width } = pixels;
  const { columns, of } = paperOf(pixels);
  const alphas = new Uint8ClampedArray(data.length / 4);
  let ink = 0;
  let light = 0;
  for (let index = 0; index < alphas.length; index += 1) {
    const [x, y] = [index % width, Math.floor(index / width)];
    const paper = of[Math.floor(y / SQUARE) * columns + Math.floor(x / SQUARE)] ?? 255;
    light += paper;
    const share = lightness(data, index * 4) / Math.max(paper, 1);
    const alpha = Math.round((255 * (PAPER - share)) / (PAPER - INK));
    alphas[index] = alpha;
    if (alpha > VISIBLE) ink += 1;
  }
  const share = ink / alphas.length;
  // Less than 110 of 255: no white paper.
  if (share < LEAST || share > MOST || light / alphas.length < 110) return false;
  for (const [index, alpha] of alphas.entries()) data[index * 4 + 3] = alpha;
  return true;
}

/** Returns the rectangle of what can be seen, without single specks at its border; the whole picture where nothing can. */
export function recorteDe({ data, width, height }: Pixels): Recorte {
  const [inColumn, inRow] = [new Uint32Array(width), new Uint32Array(height)];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if ((data[(y * width + x) * 4 + 3] ?? 0) > VISIBLE) {
        inColumn[x] = (inColumn[x] ?? 0) + 1;
        inRow[y] = (inRow[y] ?? 0) + 1;
      }
  const [left, right] = span(inColumn);
  const [top, bottom] = span(inRow);
  if (left < 0 || top < 0) return { x: 0, y: 0, width, height };
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** First and last place with more than a speck. */
const span = (counts: Uint32Array): readonly [number, number] => [
  counts.findIndex((count) => count > 1),
  counts.findLastIndex((count) => count > 1),
];
