/** Returns the glyph of a code in a font; 0 without one. */
export type GlyphOf = (code: number) => number;

const NONE: GlyphOf = () => 0;
const ENTRY = 16;

/** Reads the table of letters (cmap, format 4: the basic plane) of a TrueType font. */
export function readCmap(font: Uint8Array): GlyphOf {
  const view = viewOf(font);
  const at = tableAt(view, 'cmap');
  return at === undefined ? NONE : readCmapTable(view, at);
}

/** Reads the table of letters that begins at `at`. */
export function readCmapTable(view: DataView, at = 0): GlyphOf {
  const start = formatFour(view, at);
  return start === undefined ? NONE : (code) => glyphOf(view, start, code);
}

/** Returns the view of the bytes of a font. */
export const viewOf = (font: Uint8Array): DataView => new DataView(font.buffer, font.byteOffset, font.byteLength);

const tagAt = (view: DataView, at: number): string =>
  String.fromCodePoint(...Array.from({ length: 4 }, (_none, index) => view.getUint8(at + index)));

/** Returns where a table of a font begins. */
export function tableAt(view: DataView, tag: string): number | undefined {
  const entries = Array.from({ length: view.getUint16(4) }, (_none, index) => 12 + index * ENTRY);
  const found = entries.find((entry) => tagAt(view, entry) === tag);
  return found === undefined ? undefined : view.getUint32(found + 8);
}

function formatFour(view: DataView, cmap: number): number | undefined {
  const offsets = Array.from({ length: view.getUint16(cmap + 2) }, (_none, index) => cmap + view.getUint32(cmap + 8 + index * 8));
  return offsets.find((offset) => view.getUint16(offset) === 4);
}

/** Looks a code up in the segments: ends, starts, differences and offsets, one array behind the other. */
function glyphOf(view: DataView, start: number, code: number): number {
  const bytes = view.getUint16(start + 6);
  const [ends, starts] = [start + 14, start + 16 + bytes];
  for (let segment = 0; segment < bytes; segment += 2) {
    if (view.getUint16(ends + segment) < code) continue;
    if (view.getUint16(starts + segment) > code) return 0;
    const difference = view.getUint16(starts + bytes + segment);
    const offsetAt = starts + 2 * bytes + segment;
    const offset = view.getUint16(offsetAt);
    if (offset === 0) return (code + difference) & 0xff_ff;
    const glyph = view.getUint16(offsetAt + offset + (code - view.getUint16(starts + segment)) * 2);
    return glyph === 0 ? 0 : (glyph + difference) & 0xff_ff;
  }
  return 0;
}
