import { tableAt, viewOf } from './font-cmap.ts';

/** Reads the widths of the glyphs of a TrueType font, in thousandths of its size. */
export function readAdvances(font: Uint8Array): (glyph: number) => number {
  const view = viewOf(font);
  const at = (tag: string): number => tableAt(view, tag) ?? 0;
  const unit = view.getUint16(at('head') + 18);
  const last = view.getUint16(at('hhea') + 34) - 1;
  const widths = at('hmtx');
  return (glyph) => (view.getUint16(widths + Math.min(glyph, last) * 4) * 1000) / unit;
}
