/** Properties that style sheets give to the parts of a drawing and that a file needs as its own. */
const PAINT = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity', 'font-family', 'font-size', 'font-weight', 'text-anchor'];
const SVG = 'http://www.w3.org/2000/svg';
/** Height of the band of the title, and margin around the drawing. */
const TITLE = 44;
const MARGIN = 20;
/** Points of the picture for one of the screen. */
const SHARPNESS = 2;

/** Colours of a picture, as the theme of the screen has them. */
interface Colours {
  readonly paper: string;
  readonly ink: string;
  readonly font: string;
}

/** Returns a drawing with its title as an SVG document of its own, in the colours of the screen. */
export function standalone(drawing: SVGElement, title: string, { paper, ink, font }: Colours) {
  const { width, height } = drawing.getBoundingClientRect();
  const size = { width: Math.ceil(width) + 2 * MARGIN, height: Math.ceil(height) + TITLE + MARGIN };
  const copy = painted(drawing);
  copy.setAttribute('x', String(MARGIN));
  copy.setAttribute('y', String(TITLE));
  const page = element('svg', { xmlns: SVG, width: size.width, height: size.height, viewBox: `0 0 ${size.width} ${size.height}` });
  const heading = element('text', { x: MARGIN, y: 28, fill: ink, 'font-family': font, 'font-size': 16, 'font-weight': 600 });
  heading.textContent = title;
  page.append(element('rect', { width: '100%', height: '100%', fill: paper }), heading, copy);
  return { source: new XMLSerializer().serializeToString(page), size };
}

/** Returns a picture (PNG) of a drawing with its title. */
export async function pictureOf(drawing: SVGElement, title: string): Promise<Blob> {
  const style = getComputedStyle(drawing);
  const colours = {
    paper: style.getPropertyValue('--surface') || '#fff',
    ink: style.getPropertyValue('--text') || '#000',
    font: style.fontFamily,
  };
  const { source, size } = standalone(drawing, title, colours);
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
