import { SHEET } from './layout.ts';
import { basePath } from '../../../core/router/base-path.ts';

/** The background of the sheet; a file of the portal, so that an installation can replace it. */
export const ARTWORK_URL = `${basePath}/certificado-fondo.svg`;

const PIXELS_PER_MM = 8;
const JPEG_QUALITY = 0.92;

/** The artwork as a JPEG data URL at about 200 dpi; undefined when it cannot load: the plain grey design takes its place. */
export async function loadArtwork(): Promise<string | undefined> {
  try {
    const image = new Image();
    image.src = ARTWORK_URL;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = SHEET.width * PIXELS_PER_MM;
    canvas.height = SHEET.height * PIXELS_PER_MM;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/jpeg', JPEG_QUALITY);
  } catch {
    return undefined;
  }
}
