import type { certificadoApi, ImagenDiseno } from '@portal/contract/certificado';
import type { ResponseOf } from '@portal/contract/core';

/** Picture of the sheet as a data URL. */
export type Dibujo = Pick<ImagenDiseno, 'tipo' | 'datos'>;

/** Second logo with the words for it, and the image of each signature in its order; null without one. */
export interface Dibujos {
  readonly logo: (Dibujo & { readonly texto: string }) | null;
  readonly firmas: readonly (Dibujo | null)[];
}

/** A sheet without pictures. */
export const SIN_DIBUJOS = { logo: null, firmas: [] } as const;

type Respuesta = ResponseOf<typeof certificadoApi.imagenes>;

/** Returns the pictures of an answer; none while there is no answer. */
export const dibujosOf = (answer: Respuesta | undefined): Dibujos => answer ?? SIN_DIBUJOS;

/** Address of a picture for an image of the page. */
export const addressOf = ({ tipo, datos }: Dibujo): string => `data:${tipo};base64,${datos}`;

/** Picture that a PDF embeds: PNG in the colours of a screen, upright, with its pixels. */
export interface DibujoPdf {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** Pictures of a sheet for its PDF. */
export interface DibujosPdf {
  readonly logo: DibujoPdf | null;
  readonly firmas: readonly (DibujoPdf | null)[];
}

/** Has the browser draw a picture, since jsPDF knows no Exif turns, no colours of print and no WebP. Rejects when it cannot be read. */
async function forPdf(dibujo: Dibujo | null): Promise<DibujoPdf | null> {
  if (!dibujo) return null;
  const image = new Image();
  image.src = addressOf(dibujo);
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return { url: canvas.toDataURL('image/png'), width, height };
}

/** Loads the pictures of a sheet for its PDF. Rejects when one cannot be read: no certificate goes out without its signature in silence. */
export const loadDibujos = async ({ logo, firmas }: Dibujos): Promise<DibujosPdf> => ({
  logo: await forPdf(logo),
  firmas: await Promise.all(firmas.map(forPdf)),
});
