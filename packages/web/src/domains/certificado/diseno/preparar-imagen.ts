import { LIMITES_DISENO } from '@portal/contract/certificado';
import { esTransparente, quitarPapel, recorteDe } from './quitar-papel.ts';

/** Image of the form: base64 with its media type; `clave` where the server has it. */
export interface Elegida {
  readonly clave: string | null;
  readonly tipo: string;
  readonly datos: string;
}

/** Why an image was refused, or how it was changed. */
export type Aviso = 'papel' | 'opaca' | 'ilegible' | 'grande';

/** Prepared image, and what the person should know. */
export interface Preparada {
  readonly imagen?: Elegida;
  readonly aviso?: Aviso;
}

export type Clase = 'logo' | 'firma';

/** Largest file that is read, in megabytes: photos of phones. */
export const ARCHIVO_MB = 20;
const MEGA = 1024 * 1024;

/** Largest sides in pixels: about 600 dpi on the sheet. */
const SIDES = { logo: { width: 1400, height: 440 }, firma: { width: 1400, height: 420 } } as const;
/** Sides at which the paper of a photo is looked for. */
const PHOTO = { width: 2000, height: 1400 } as const;
/** Times that an image too heavy is made smaller. */
const TRIES = 5;
const SMALLER = 0.75;

type Sides = Readonly<Record<'width' | 'height', number>>;

function brush({ width, height }: Sides): CanvasRenderingContext2D {
  const context = Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height)),
  }).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('canvas is not available');
  context.imageSmoothingQuality = 'high';
  return context;
}

const scaleInto = ({ width, height }: Sides, most: Sides): number => Math.min(1, most.width / width, most.height / height);

/**
 * Reads a chosen file and prepares it for the sheet: upright, in colours of a screen, without its data about camera and place, no larger than
 * the sheet shows, and a signature without its paper.
 */
export async function prepararImagen(file: File, clase: Clase): Promise<Preparada> {
  if (file.size > ARCHIVO_MB * MEGA) return { aviso: 'grande' };
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return { aviso: 'ilegible' };
  const { canvas, aviso } = clase === 'firma' ? withoutPaper(bitmap) : { canvas: drawn(bitmap, SIDES.logo), aviso: undefined };
  bitmap.close();
  const imagen = await encoded(canvas, SIDES[clase]);
  return imagen ? { imagen, ...(aviso && { aviso }) } : { aviso: 'ilegible' };
}

function drawn(image: ImageBitmap | HTMLCanvasElement, most: Sides): HTMLCanvasElement {
  const scale = scaleInto(image, most);
  const context = brush({ width: image.width * scale, height: image.height * scale });
  context.drawImage(image, 0, 0, context.canvas.width, context.canvas.height);
  return context.canvas;
}

/** Cuts a signature out of its paper, or says that it could not. */
function withoutPaper(bitmap: ImageBitmap): { readonly canvas: HTMLCanvasElement; readonly aviso: Aviso | undefined } {
  const canvas = drawn(bitmap, PHOTO);
  const context = canvas.getContext('2d');
  if (!context) return { canvas, aviso: 'opaca' };
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  const transparent = esTransparente(pixels);
  if (!transparent && !quitarPapel(pixels)) return { canvas, aviso: 'opaca' };
  context.putImageData(pixels, 0, 0);
  const { x, y, ...size } = recorteDe(pixels);
  const cut = brush(size);
  cut.drawImage(canvas, x, y, size.width, size.height, 0, 0, size.width, size.height);
  return { canvas: cut.canvas, aviso: transparent ? undefined : 'papel' };
}

/** Encodes a picture as PNG, smaller until it fits the server's limit. */
async function encoded(canvas: HTMLCanvasElement, most: Sides): Promise<Elegida | undefined> {
  const { minimo } = LIMITES_DISENO.lado;
  if (canvas.width < minimo || canvas.height < minimo) return undefined;
  for (let share = 1, tries = 0; tries < TRIES; tries += 1, share *= SMALLER) {
    const image = drawn(canvas, { width: most.width * share, height: most.height * share });
    const datos = image.toDataURL('image/png').split(',', 2)[1] ?? '';
    if ((datos.length / 4) * 3 <= LIMITES_DISENO.bytes) return { clave: null, tipo: 'image/png', datos };
    // The event loop goes on between two encodings.
    await Promise.resolve();
  }
  return undefined;
}
