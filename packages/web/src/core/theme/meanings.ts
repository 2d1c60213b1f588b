import { mezcla } from '@portal/contract/marca';
import { type Scheme, SURFACES, type Tokens } from './brand-surfaces.ts';

/** Tokens of tokens.css that say that something is wrong or needs care, for which nothing of the company may be taken; a test compares them. */
export const MEANINGS = {
  light: {
    'warning-soft': '#fff3dc',
    'warning-solid': '#c77700',
    'danger-text': '#b4202d',
    'danger-soft': '#fdecee',
    'danger-line': '#d1293a',
  },
  dark: {
    'warning-soft': '#36270f',
    'warning-solid': '#d98f1f',
    'danger-text': '#ff97a0',
    'danger-soft': '#3b181d',
    'danger-line': '#e5525f',
  },
} as const satisfies Record<Scheme, Tokens>;

/** Fill of a button that deletes (palette.ts). */
export const DANGER_FILL = '#d1293a';

/** Least distances (OKLab) at which people distinguish lines or fills, and pale backgrounds, which differ less. */
export const APART = { line: 0.15, soft: 0.025 } as const;

const linear = (share: number): number => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);

/** Returns lightness and the two axes of colour (OKLab). */
function oklab(color: string): readonly number[] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => linear(Number.parseInt(color.slice(start, start + 2), 16) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Returns how far apart two colours look: 0 for the same, 1 for black and white. */
export function distance(one: string, other: string): number {
  const to = oklab(other);
  return Math.hypot(...oklab(one).map((value, axis) => value - (to[axis] ?? 0)));
}

/** Returns whether a colour looks like one of these meanings. */
const looksLike = (color: string, meanings: readonly string[], apart: number): boolean =>
  meanings.some((meaning) => distance(color, meaning) < apart);

/** Returns the colour of the focus: the company's, or that of the texts where it would look like an error or a warning. */
export function focusOf(color: string, scheme: Scheme): string {
  const { 'danger-line': danger, 'danger-text': text, 'warning-solid': warning } = MEANINGS[scheme];
  return looksLike(color, [danger, text, warning], APART.line) ? SURFACES[scheme].text : color;
}

/** Returns a pale background: the company's, or a grey one where it would look like a refusal or a warning. */
export function softOf(color: string, scheme: Scheme, grey: number): string {
  const { 'danger-soft': danger, 'warning-soft': warning } = MEANINGS[scheme];
  const { surface, 'text-muted': muted } = SURFACES[scheme];
  return looksLike(color, [danger, warning], APART.soft) ? mezcla(muted, surface, grey) : color;
}

/** Returns the tokens of buttons that delete: outlined, where the company's own buttons look like them. */
export function dangerButton(fill: string, scheme: Scheme): Tokens {
  if (!looksLike(fill, [DANGER_FILL], APART.line)) return {};
  const { 'danger-text': text, 'danger-line': line, 'danger-soft': soft } = MEANINGS[scheme];
  return { 'danger-fill': SURFACES[scheme].surface, 'danger-fill-hover': soft, 'on-danger': text, 'danger-edge': `2px solid ${line}` };
}
