import { decode } from 'fast-png';
import type { Logo } from '../logo.ts';

/** Most points of a PNG that is unpacked. */
const MOST_POINTS = 2_000_000;

/**
 * Whether the writer can draw a PNG or JPEG. It unpacks a PNG in a callback, where a broken one would end the process: it is unpacked here first.
 */
export function isDrawable({ bytes, tipo }: Logo): boolean {
  if (tipo === 'image/jpeg') return true;
  try {
    if (tipo !== 'image/png' || bytes.readUInt32BE(16) * bytes.readUInt32BE(20) > MOST_POINTS) return false;
    decode(bytes);
    return true;
  } catch {
    return false;
  }
}
