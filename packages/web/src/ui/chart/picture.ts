/** Properties that style sheets give to the parts of a drawing and that a file needs as its own. */
const PAINT = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity', 'font-family', 'font-size', 'font-weight', 'text-anchor'];
const SVG = 'http://www.w3.org/2000/svg';
/** Height of the band of the title, and margin around the drawing. */
const TITLE = 44;
const MARGIN = 20;
/** Points of the picture for one of the screen. */
const SHARPNESS = 2;

/** Width of a character of the title, and of the legend. */
const TITLE_CHARACTER = 9.5;
const LEGEND_CHARACTER = 7.5;

/** Colours of a picture, as the theme of the screen has them. */
interface Colours {
  readonly paper: string;
  readonly ink: string;
  readonly font: string;
}

/** Name and colour of a series. */
export interface LegendEntry {
  readonly name: string;
  readonly colour: string;
}

/** Words of a picture. */
export interface PictureWords {
  readonly title: string;
  readonly legend: readonly LegendEntry[];
}

/** Returns a drawing with its title as an SVG document of its own, in the colours of the screen. */
export function standalone(drawing: SVGElement, { title, legend }: PictureWords, { paper, ink, font }: Colours) {
  const { width, height } = drawing.getBoundingClientRect();
  const size = { width: Math.ceil(width) + 2 * MARGIN, height: Math.ceil(height) + TITLE + MARGIN };
  const copy = painted(drawing);
  copy.setAttribute('x', String(MARGIN));
  copy.setAttribute('y', String(TITLE));
  const page = element('svg', { xmlns: SVG, width: size.width, height: size.height, viewBox: `0 0 ${size.width} ${size.height}` });
  const heading = element('text', { x: MARGIN, y: 28, fill: ink, 'font-family': font, 'font-size': 16, 'font-weight': 600 });
  heading.textContent = title;
  page.append(
    element('rect', { width: '100%', height: '100%', fill: paper }),
    heading,
    ...legendOf(legend, { x: MARGIN + title.length * TITLE_CHARACTER + 24, ink, font }),
    copy,
  );
  return { source: new XMLSerializer().serializeToString(page), size };
}

/** Returns a picture (PNG) of a drawing with its title. */
export async function pictureOf(drawing: SVGElement, words: PictureWords): Promise<Blob> {
  const style = getComputedStyle(drawing);
  const colours = {
    paper: style.getPropertyValue('--surface') || '#fff',
    ink: style.getPropertyValue('--text') || '#000',
    font: style.fontFamily,
  };
  const { source, size } = standalone(drawing, words, colours);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = size.width * SHARPNESS;
  canvas.height = size.height * SHARPNESS;
  const context = canvas.getContext('2d');
  context?.scale(SHARPNESS, SHARPNESS);
  context?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

/** Returns the name of a picture's file: the product's prefix and the title (P88). */
export const pictureName = (title: string): string =>
  `UCJ-${title
    .normalize('NFD')
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/[\s_-]+/g, '-')}.png`;

/** Draws the names of the series behind the title, each after a square of its colour. */
function legendOf(legend: readonly LegendEntry[], { x, ink, font }: { x: number; ink: string; font: string }): SVGElement[] {
  let at = x;
  return legend.flatMap(({ name, colour }) => {
    const square = element('rect', { x: at, y: 18, width: 10, height: 10, rx: 3, fill: colour });
    const text = element('text', { x: at + 16, y: 28, fill: ink, 'font-family': font, 'font-size': 13 });
    text.textContent = name;
    at += 16 + name.length * LEGEND_CHARACTER + 20;
    return [square, text];
  });
}

function element(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** Copies a drawing with the paint that style sheets gave to each of its parts. */
function painted(drawing: SVGElement): SVGElement {
  const copy = drawing.cloneNode(true) as SVGElement;
  const parts = [...copy.querySelectorAll<SVGElement>('*')];
  [...drawing.querySelectorAll('*')].forEach((original, index) => {
    const style = getComputedStyle(original);
    for (const name of PAINT) parts[index]?.style.setProperty(name, style.getPropertyValue(name));
    parts[index]?.removeAttribute('class');
  });
  return copy;
}
