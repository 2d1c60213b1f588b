import { SHEET } from './sheet.ts';
import { brandArtwork, type MarcaLamina } from './marca-lamina.ts';
import { readStaticFile } from '../../../core/client/static-file.ts';
import { basePath } from '../../../core/router/base-path.ts';

/** Address of the sheet's background: a static file, which an installation can replace. */
const ARTWORK_URL = `${basePath}/certificado-fondo.svg`;

const PIXELS_PER_MM = 8;
const JPEG_QUALITY = 0.8;

/** Background that was last asked for: the small sheets of a list all have the same one. */
let last: { readonly key: string; readonly address: Promise<string> } | undefined;

/** Lets the next sheet load the background again, after a failure. */
const forget = () => (last = undefined);

/** Returns the address of the background in the company's colours and with its logo; rejects when it fails to load. */
export function artworkAddress(marca: MarcaLamina | undefined): Promise<string> {
  const key = JSON.stringify(marca ?? null);
  if (last?.key === key) return last.address;
  const address = loadAddress(marca);
  last = { key, address };
  address.catch(forget);
  return address;
}

async function loadAddress(marca: MarcaLamina | undefined): Promise<string> {
  const branded = marca && (marca.logo ?? marca.color_primario ?? marca.color_menu);
  const address = branded ? await brandedAddress(marca) : ARTWORK_URL;
  await decode(address);
  return address;
}

async function brandedAddress(marca: MarcaLamina): Promise<string> {
  const svg = await (await readStaticFile(ARTWORK_URL)).text();
  // Without its logo the sheet has the portal's mark.
  const logo = marca.logo ? await readStaticFile(marca.logo).then(dataUrl, forget) : undefined;
  return `data:image/svg+xml,${encodeURIComponent(brandArtwork(svg, marca, logo))}`;
}

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable logo')));
    reader.readAsDataURL(blob);
  });

async function decode(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** Returns the background as a JPEG data URL at about 200 dpi, undefined when it fails to load (the sheet is then plain grey, P66). */
export async function loadArtwork(marca?: MarcaLamina): Promise<string | undefined> {
  try {
    const image = await decode(await artworkAddress(marca));
    const canvas = document.createElement('canvas');
    canvas.width = SHEET.width * PIXELS_PER_MM;
    canvas.height = SHEET.height * PIXELS_PER_MM;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/jpeg', JPEG_QUALITY);
  } catch {
    return undefined;
  }
}
