import { contraste } from '@portal/contract/marca';

/** Icon of the installed app by its name on the server. */
export interface Icon {
  readonly nombre: 'icono192' | 'icono512' | 'mascara512';
  readonly bytes: Uint8Array;
}

const [DARK, WHITE] = ['#12161c', '#ffffff'];
/** Share of the side that the motif fills: a phone may cut a mask to the inner circle of four fifths. */
const SHARE = { any: 0.84, mask: 0.8 };
const CORNER = 0.22;

/** Draws the icons of the installed app from a logo, on white, or on dark where the logo is pale. Rejects for an image that cannot be read. */
export async function drawIcons(logo: Blob): Promise<Icon[]> {
  const image = await createImageBitmap(logo);
  const background = backgroundOf(image);
  const draw = async (nombre: Icon['nombre'], side: number): Promise<Icon> => ({
    nombre,
    bytes: await drawIcon(image, { side, background, masked: nombre === 'mascara512' }),
  });
  return [await draw('icono192', 192), await draw('icono512', 512), await draw('mascara512', 512)];
}

function brush(width: number, height: number): CanvasRenderingContext2D {
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  if (!context) throw new Error('canvas is not available');
  return context;
}

/** Returns white, or the portal's dark colour when the opaque pixels of a logo are pale. */
function backgroundOf(image: ImageBitmap): string {
  const context = brush(32, 32);
  context.drawImage(image, 0, 0, 32, 32);
  const { data } = context.getImageData(0, 0, 32, 32);
  const sums = [0, 0, 0];
  let opaque = 0;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 0) / 255;
    for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0) * alpha;
    opaque += alpha;
  }
  const hex = sums
    .map((sum) =>
      Math.round(opaque ? sum / opaque : 0)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
  return contraste(`#${hex}`, WHITE) < 1.6 && opaque < 1000 ? DARK : WHITE;
}

interface Tile {
  readonly side: number;
  readonly background: string;
  readonly masked: boolean;
}

async function drawIcon(image: ImageBitmap, { side, background, masked }: Tile): Promise<Uint8Array> {
  const context = brush(side, side);
  context.fillStyle = background;
  context.beginPath();
  context.roundRect(0, 0, side, side, masked ? 0 : side * CORNER);
  context.fill();
  const { width, height } = image;
  // A mask is a circle: the diagonal of the motif must fit into it.
  const scale = masked ? (side * SHARE.mask) / Math.hypot(width, height) : (side * SHARE.any) / Math.max(width, height);
  const [w, h] = [width * scale, height * scale];
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, (side - w) / 2, (side - h) / 2, w, h);
  const blob = await new Promise<Blob | null>((resolve) => context.canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the icon cannot be drawn');
  return new Uint8Array(await blob.arrayBuffer());
}
