import type { Shelf } from './shelf.ts';

const KEY = 'limite-medios';
const MEGABYTE = 1024 * 1024;
/** Choices in megabytes for the audio and video that opened topics keep by themselves. */
export const MEDIA_LIMITS = [0, 20, 50, 200, 500] as const;

/** Returns the largest audio or video, in bytes, that an opened topic keeps by itself. */
export function readMediaLimit(shelf: Shelf): number {
  const kept = shelf.get(KEY);
  return (typeof kept === 'number' ? kept : 20) * MEGABYTE;
}

/** Stores the limit, in megabytes. */
export const saveMediaLimit = (shelf: Shelf, megabytes: number): void => shelf.set(KEY, megabytes);
