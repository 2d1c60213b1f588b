import { SHEET } from './layout.ts';
import { basePath } from '../../../core/router/base-path.ts';

/** Address of the sheet's background: a static file, which an installation can replace. */
export const ARTWORK_URL = `${basePath}/certificado-fondo.svg`;

const PIXELS_PER_MM = 8;
const JPEG_QUALITY = 0.8;

/** Returns the background, decoded; rejects when it fails to load. */
export async function decodeArtwork(): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = ARTWORK_URL;
  await image.decode();
  return image;
}

/** Returns the background as a JPEG data URL at about 200 dpi, undefined when it fails to load (the sheet is then plain grey, P66). */
export async function loadArtwork(): Promise<string | undefined> {
  try {
    const image = await decodeArtwork();
    const canvas = document.createElement('canvas');
    canvas.width = SHEET.width * PIXELS_PER_MM;
    canvas.height = SHEET.height * PIXELS_PER_MM;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/jpeg', JPEG_QUALITY);
  } catch {
    return undefined;
  }
}
