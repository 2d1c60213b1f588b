// Contrast of colours `#rrggbb` by WCAG 2.2, for the colours of the company.

/** Smallest contrast between a text and its background (WCAG 2.2, 1.4.3). */
export const CONTRASTE_MINIMO = 4.5;
/** Smallest contrast between a part, a line or a bar and what lies beside it (WCAG 2.2, 1.4.11). */
export const CONTRASTE_PARTE = 3;

const BLACK = '#000000';
const WHITE = '#ffffff';

const channels = (color: string): number[] => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colours, 1 to 21. */
export function contraste(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Returns a colour on the way from `color` to `target`; `share` 0 to 1. */
export const mezcla = (color: string, target: string, share: number): string => {
  const towards = channels(target);
  const mixed = channels(color).map((channel, index) => Math.round(channel + ((towards[index] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};

const SHARES = Array.from({ length: 21 }, (_empty, index) => index / 20);

/** Returns `color`, mixed with `target` until it keeps a contrast on every background; `target` when no mixture does. */
export const mezclaVisible = (color: string, target: string, { fondos, minimo }: { fondos: readonly string[]; minimo: number }): string =>
  SHARES.map((share) => mezcla(color, target, share)).find((tried) => fondos.every((fondo) => contraste(tried, fondo) >= minimo)) ?? target;

/** Returns `color`, darkened or lightened until a text of it can be read on `background`. */
export function legibleSobre(color: string, background: string): string {
  const target = contraste(background, BLACK) >= contraste(background, WHITE) ? BLACK : WHITE;
  return mezclaVisible(color, target, { fondos: [background], minimo: CONTRASTE_MINIMO });
}

/** Returns the colour of a text on `background`: white, or black with a touch of it. */
export const textoSobre = (background: string): string =>
  contraste(background, BLACK) >= contraste(background, WHITE) ? legibleSobre(mezcla(BLACK, background, 0.12), background) : WHITE;

/** Returns whether the white texts of the menu can be read on a background. */
export const sirveDeMenu = (color: string): boolean => contraste(color, WHITE) >= CONTRASTE_MINIMO;
