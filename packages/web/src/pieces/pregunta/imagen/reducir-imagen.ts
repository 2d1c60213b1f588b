import { IMAGEN_MAX_BYTES } from '@portal/contract/archivo';

/** Longest side of a picture of a question, in pixels. */
const LADO = 1600;
const CALIDAD = 0.85;
/** Largest file that is read, in megabytes: photos of phones. */
export const ARCHIVO_MB = 30;

/** Why a chosen file became no picture. */
export type Fallo = 'ilegible' | 'archivoPesado';

/** Returns the sides of a picture no longer than `LADO`. */
export function ladosDe({ width, height }: { readonly width: number; readonly height: number }) {
  const scale = Math.min(1, LADO / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Draws a picture upright, as its camera noted, which `createImageBitmap` respects; a JPEG has no transparency and gets the white of paper. */
function drawn(bitmap: ImageBitmap, onWhite: boolean): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), ladosDe(bitmap));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('canvas is not available');
  context.imageSmoothingQuality = 'high';
  if (onWhite) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const encoded = (canvas: HTMLCanvasElement, tipo: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, tipo, CALIDAD));

/** Media types in the order in which they are tried. A browser without WebP encodes PNG instead, and a photo of PNG may be too heavy. */
const tiposFor = (source: string) =>
  source === 'image/jpeg' ? (['image/webp', 'image/jpeg'] as const) : (['image/webp', 'image/png', 'image/jpeg'] as const);

/**
 * Makes a picture of a question out of a chosen file: upright, small, and without its data about camera and place. Returns its bytes, or why there
 * are none.
 */
export async function reducirImagen(file: Blob): Promise<Uint8Array<ArrayBuffer> | Fallo> {
  if (file.size > ARCHIVO_MB * 1024 * 1024) return 'archivoPesado';
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return 'ilegible';
  try {
    for (const tipo of tiposFor(file.type)) {
      const blob = await encoded(drawn(bitmap, tipo === 'image/jpeg'), tipo);
      if (blob?.type === tipo && blob.size <= IMAGEN_MAX_BYTES) return new Uint8Array(await blob.arrayBuffer());
    }
    return 'ilegible';
  } finally {
    bitmap.close();
  }
}
