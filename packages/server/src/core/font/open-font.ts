import type { Font } from 'fontkit';

/** Reads the tables of a font; the reader is loaded with the first. Throws for a collection of fonts. */
export async function openFont(bytes: Buffer): Promise<Font> {
  const { create } = await import('fontkit');
  const font = create(bytes);
  if (!('numGlyphs' in font)) throw new Error('a collection of fonts');
  return font;
}
