import { IMAGEN_MAX_BYTES, IMAGEN_MAX_LADO, type TipoImagen } from '@portal/contract/archivo';
import { imageSize } from './image-size.rules.ts';
import { imageType } from './image-type.rules.ts';

/** Picture as its header describes it. */
export interface Image {
  readonly tipo: TipoImagen;
  /** Pixels. */
  readonly ancho: number;
  readonly alto: number;
}

/** Reason why bytes are no picture of a question. */
export type NoImage = 'tipo' | 'pesada' | 'incompleta' | 'animada' | 'lado';

/** Reads the header of a picture; returns why the portal stores none of these bytes. Never throws. */
export function readImage(bytes: Uint8Array): Image | NoImage {
  const tipo = imageType(bytes);
  if (!tipo) return 'tipo';
  if (bytes.length > IMAGEN_MAX_BYTES) return 'pesada';
  const size = imageSize(bytes);
  if (!size) return 'incompleta';
  if (isAnimated(tipo, bytes)) return 'animada';
  if (Math.max(size.width, size.height) > IMAGEN_MAX_LADO) return 'lado';
  return { tipo, ancho: size.width, alto: size.height };
}

/** Flag of an animation in the extended header of WebP. */
const WEBP_ANIMATION = 0x02;

function isAnimated(tipo: TipoImagen, bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (tipo === 'image/webp') return file.toString('latin1', 12, 16) === 'VP8X' && (file[20]! & WEBP_ANIMATION) !== 0;
  return tipo === 'image/png' && hasAnimationChunk(file);
}

/** Walks the chunks of a PNG before its pixels; an animation announces itself there (`acTL`). */
function hasAnimationChunk(file: Buffer): boolean {
  for (let at = 8; at + 8 <= file.length; at += 12 + file.readUInt32BE(at)) {
    const tag = file.toString('latin1', at + 4, at + 8);
    if (tag === 'acTL') return true;
    if (tag === 'IDAT') return false;
  }
  return false;
}
