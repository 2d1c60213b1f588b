/** Result of a `Range` header: the whole file, a part (both ends included), or unsatisfiable (416). */
export type RangeChoice =
  | { readonly kind: 'todo' }
  | { readonly kind: 'fuera' }
  | { readonly kind: 'parte'; readonly start: number; readonly end: number };

const WHOLE: RangeChoice = { kind: 'todo' };
const OUTSIDE: RangeChoice = { kind: 'fuera' };

/**
 * Reads a `Range` header for a file of `size` bytes (RFC 9110, 14.2). A header that is not one range of bytes is ignored,
 * as the standard allows; `bytes=-500` asks for the last 500.
 */
export function chooseRange(header: string | undefined, size: number): RangeChoice {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!match) return WHOLE;
  const [, first = '', last = ''] = match;
  if (first === '') return last === '' ? WHOLE : suffix(Number(last), size);
  return between(Number(first), last === '' ? Infinity : Number(last), size);
}

function between(start: number, end: number, size: number): RangeChoice {
  if (end < start) return WHOLE;
  return start >= size ? OUTSIDE : { kind: 'parte', start, end: Math.min(end, size - 1) };
}

function suffix(length: number, size: number): RangeChoice {
  if (length === 0 || size === 0) return OUTSIDE;
  return { kind: 'parte', start: Math.max(0, size - length), end: size - 1 };
}

/** Returns whether `If-Range` matches the file's ETag or date; true without the header. */
export const rangeStillValid = (ifRange: string | undefined, file: { readonly etag: string; readonly lastModified: string }): boolean =>
  ifRange === undefined || ifRange === file.etag || ifRange === file.lastModified;
