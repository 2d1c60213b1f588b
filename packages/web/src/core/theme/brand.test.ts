import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contraste, sirveDeMenu } from '@portal/contract/marca';
import { expect, test } from 'vitest';
import { backgroundsOf, OWN, type Scheme, SURFACES, type Tokens } from './brand-surfaces.ts';
import { brandTheme, brandTokens } from './brand.ts';
import { APART, DANGER_FILL, distance, MEANINGS } from './meanings.ts';
import { danger } from './palette.ts';

const sheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** Pseudo-random colours, the same in every run, with the corners of the cube and colours that bound the choices. */
function colours(count: number): string[] {
  const corners = ['#000000', '#ffffff', '#ffff00', '#0000ff', '#ff0000', '#00ff00', '#767676', '#777777', '#fff59d', '#4a148c', '#e65100'];
  let seed = 42;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * 256)
      .toString(16)
      .padStart(2, '0');
  };
  return [...corners, ...Array.from({ length: count }, () => `#${next()}${next()}${next()}`)];
}

const TEXTS_ON_SURFACES = ['accent-text', 'accent-strong', 'focus-ring'];

/** Pairs of token and background with the least contrast that WCAG 2.2 asks of them. */
function pairs(tokens: Tokens, scheme: Scheme): [string, string, number][] {
  const of = (name: string) => tokens[name] ?? '';
  const surfaces = [...backgroundsOf(scheme), of('surface-selected'), of('accent-soft')];
  const menu = ['nav-bg', 'nav-bg-hover', 'nav-bg-active'].map(of);
  const { text, 'text-secondary': secondary, 'text-muted': muted } = SURFACES[scheme];
  return [
    ...TEXTS_ON_SURFACES.flatMap((name) => surfaces.map((surface): [string, string, number] => [of(name), surface, 4.5])),
    ...surfaces.map((surface): [string, string, number] => [of('accent-line'), surface, 3]),
    ...[text, secondary, muted].map((one): [string, string, number] => [one, of('surface-selected'), 4.5]),
    ...['accent-fill', 'accent-fill-hover', 'accent-fill-active'].map((fill): [string, string, number] => [of('on-accent'), of(fill), 4.5]),
    ...menu.flatMap((background) =>
      ['#ffffff', of('nav-text'), of('nav-muted'), of('nav-accent')].map((one): [string, string, number] => [one, background, 4.5]),
    ),
  ];
}

test.each(['light', 'dark'] as const)('every text, line and state of 500 random colours can be seen in the %s scheme', (scheme) => {
  const menus = colours(4000).filter(sirveDeMenu);
  for (const [index, color] of colours(500).entries()) {
    const color_menu = menus[index % menus.length]!;
    const tokens = brandTokens({ color_primario: color, color_menu }, scheme);
    for (const [one, other, least] of pairs(tokens, scheme))
      expect(contraste(one, other), `${color} with the menu ${color_menu}: ${one} on ${other}`).toBeGreaterThanOrEqual(least);
  }
});

test('a colour of the menu alone keeps the portal’s own accent readable on it', () => {
  for (const color_menu of colours(500).filter(sirveDeMenu)) {
    const { 'nav-accent': accent = '', 'nav-bg': background = '' } = brandTokens({ color_primario: null, color_menu }, 'light');
    expect(contraste(accent, background), color_menu).toBeGreaterThanOrEqual(4.5);
  }
});

test('the surfaces that the computation knows are those of the style sheet', () => {
  for (const scheme of ['light', 'dark'] as const) {
    const [, rules = ''] = sheet.split(`:root[data-mantine-color-scheme='${scheme}'] {`);
    const [own = ''] = rules.split('}');
    for (const [name, value] of Object.entries(SURFACES[scheme])) expect(own).toContain(`--${name}: ${value};`);
    for (const [name, value] of Object.entries(MEANINGS[scheme])) expect(own).toContain(`--${name}: ${value};`);
  }
  expect(sheet).toContain(`--accent-fill: ${OWN.color_primario};`);
  expect(sheet).toContain(`--nav-bg: ${OWN.color_menu};`);
  expect(danger[4]).toBe(DANGER_FILL);
});

test('the portal’s own accents keep their contrast too', () => {
  for (const scheme of ['light', 'dark'] as const) {
    const [, rules = ''] = sheet.split(`:root[data-mantine-color-scheme='${scheme}'] {`);
    const of = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(rules)?.[1] ?? '';
    for (const surface of backgroundsOf(scheme)) {
      expect(contraste(of('accent-text'), surface), scheme).toBeGreaterThanOrEqual(4.5);
      expect(contraste(of('accent-line'), surface), `${scheme}: ${surface}`).toBeGreaterThanOrEqual(3);
    }
  }
});

test('a brand without colours changes no token', () => {
  expect(brandTokens({ color_primario: null, color_menu: null }, 'dark')).toEqual({});
  expect(brandTheme({ color_primario: null, color_menu: null }).palette).toBeUndefined();
});

/** Colours around the circle of hues: strong, dark, pale and dull ones. */
function circle(): string[] {
  const hex = (value: number) =>
    Math.round(255 * Math.min(1, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0');
  const of = (hue: number, saturation: number, lightness: number) =>
    `#${[0, 8, 4]
      .map((shift) => {
        const k = (shift + hue / 30) % 12;
        return hex(lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
      })
      .join('')}`;
  const kinds = [
    [1, 0.5],
    [0.9, 0.42],
    [0.65, 0.5],
    [1, 0.3],
    [0.8, 0.7],
    [0.35, 0.45],
  ] as const;
  return Array.from({ length: 72 }, (_, step) => kinds.map(([saturation, lightness]) => of(step * 5, saturation, lightness))).flat();
}

test.each(['light', 'dark'] as const)(
  'no company’s colour makes focus, selection or a button look like an error in the %s scheme',
  (scheme) => {
    const {
      'danger-line': line,
      'danger-text': error,
      'danger-soft': refused,
      'warning-solid': care,
      'warning-soft': warned,
    } = MEANINGS[scheme];
    for (const color of [...circle(), '#e30613', '#d1293a', '#c8102e', '#ffcc00', '#f0a92b', '#50cd89']) {
      const tokens = brandTokens({ color_primario: color, color_menu: null }, scheme);
      const of = (name: string) => tokens[name] ?? '';
      const far = (name: string, meanings: readonly string[], least: number) => {
        for (const meaning of meanings)
          expect(distance(of(name), meaning), `${color}: ${name} beside ${meaning}`).toBeGreaterThanOrEqual(least);
      };
      far('focus-ring', [line, error, care], APART.line);
      far('surface-selected', [refused, warned], APART.soft);
      far('accent-soft', [refused, warned], APART.soft);
      // A button that deletes is outlined where its fill would be the company's.
      if (distance(color, DANGER_FILL) < APART.line) {
        expect(contraste(of('on-danger'), of('danger-fill')), color).toBeGreaterThanOrEqual(4.5);
        expect(contraste(line, of('danger-fill')), color).toBeGreaterThanOrEqual(3);
        far('danger-fill', [color], APART.line);
      } else expect(tokens, color).not.toHaveProperty('danger-fill');
      for (const surface of [...backgroundsOf(scheme), of('surface-selected')])
        expect(contraste(of('focus-ring'), surface), `${color}: the focus on ${surface}`).toBeGreaterThanOrEqual(3);
      // A selected row differs from one that the pointer is on.
      expect(of('surface-selected')).not.toBe(SURFACES[scheme]['surface-hover']);
    }
  },
);
