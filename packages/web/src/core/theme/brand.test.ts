import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contraste, sirveDeMenu } from '@portal/contract/marca';
import { expect, test } from 'vitest';
import { backgroundsOf, OWN, type Scheme, SURFACES, type Tokens } from './brand-surfaces.ts';
import { brandTheme, brandTokens } from './brand.ts';

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
  }
  expect(sheet).toContain(`--accent-fill: ${OWN.color_primario};`);
  expect(sheet).toContain(`--nav-bg: ${OWN.color_menu};`);
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
