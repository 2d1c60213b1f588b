const NAME = /[a-zA-Z-]/;
const BLANK = /\s/;
const BARE_END = /[\s"'>]/;
const QUOTES = new Set(['"', "'"]);

/** Returns the value of an attribute of a tag as it is written, with its entities; empty without it. */
export function rawAttribute(tag: string, wanted: string): string {
  for (let at = tag.indexOf('='); at !== -1;) {
    const { value, end } = valueAt(tag, at + 1);
    if (nameBefore(tag, at).toLowerCase() === wanted) return value;
    at = tag.indexOf('=', end);
  }
  return '';
}

function nameBefore(tag: string, at: number): string {
  let end = at;
  while (end > 0 && BLANK.test(tag.charAt(end - 1))) end -= 1;
  let start = end;
  while (start > 0 && NAME.test(tag.charAt(start - 1))) start -= 1;
  return tag.slice(start, end);
}

/** Reads a value behind its sign of equality, quoted or bare, and the place behind it. */
function valueAt(tag: string, from: number): { readonly value: string; readonly end: number } {
  let start = from;
  while (BLANK.test(tag.charAt(start))) start += 1;
  const quote = tag.charAt(start);
  if (QUOTES.has(quote)) {
    const close = tag.indexOf(quote, start + 1);
    const end = close === -1 ? tag.length : close;
    return { value: tag.slice(start + 1, end), end: end + 1 };
  }
  let end = start;
  while (end < tag.length && !BARE_END.test(tag.charAt(end))) end += 1;
  return { value: tag.slice(start, end), end: Math.max(end, start + 1) };
}
