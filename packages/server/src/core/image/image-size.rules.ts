import type { TipoImagen } from '@portal/contract/archivo';
import { imageType } from './image-type.rules.ts';

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the pixels of a PNG, JPEG or WebP image by its header; undefined for another file, a broken header or a file that ends early. */
export function imageSize(bytes: Uint8Array): Size | undefined {
  const type = imageType(bytes);
  if (!type) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = isWhole(type, bytes) ? READERS[type](view) : undefined;
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch {
    // The header ends early.
    return undefined;
  }
}

type Reader = (view: DataView) => Size | undefined;

/** Last chunk of a PNG, and last marker of a JPEG. */
const PNG_END = Buffer.from('IEND\u00aeB`\u0082', 'latin1');
const JPEG_END = Buffer.from([0xff, 0xd9]);

/** Whether an image has its end: a connection that broke leaves half of one. */
function isWhole(type: keyof typeof READERS, bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === 'image/webp') return file.readUInt32LE(4) + 8 <= file.length;
  return file.includes(type === 'image/png' ? PNG_END : JPEG_END, -64);
}

const tagAt = (view: DataView, at: number): string =>
  String.fromCodePoint(...Array.from({ length: 4 }, (_none, index) => view.getUint8(at + index)));

const READERS: Readonly<Record<TipoImagen, Reader>> = {
  'image/png': (view) => (tagAt(view, 12) === 'IHDR' ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined),
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
};

/** Start-of-frame markers of JPEG: all of C0-CF but tables (C4), an extension (C8) and arithmetic conditioning (CC). */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Walks the segments up to the frame header. Throws a RangeError behind the end. */
function jpegSize(view: DataView): Size | undefined {
  for (let at = 2; view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

const uint24 = (view: DataView, at: number): number => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;

/** Reads the first chunk: extended, lossless or lossy. */
function webpSize(view: DataView): Size | undefined {
  const kind = tagAt(view, 12);
  if (kind === 'VP8X') return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  return undefined;
}
