import type { MantineColorsTuple } from '@mantine/core';
import { contraste, legibleSobre, mezcla, textoSobre } from '@portal/contract/marca';

/** Colours of the company, `#rrggbb`; null: the portal's own (P85). */
export interface BrandColors {
  readonly color_primario: string | null;
  readonly color_menu: string | null;
}

/** The same as Mantine's palette (undefined: the portal's own) and a style sheet. */
export interface BrandTheme {
  readonly palette: MantineColorsTuple | undefined;
  readonly styles: string;
}

const [BLACK, WHITE] = ['#000000', '#ffffff'];
/** Surfaces of tokens.css on which texts of the main colour stand. */
const SURFACE = { light: '#ffffff', dark: '#161a20' };

/** Returns ten steps of a colour; step 4, the theme's primaryShade, is the colour itself. */
const paletteOf = (color: string): MantineColorsTuple => [
  mezcla(color, WHITE, 0.9),
  mezcla(color, WHITE, 0.78),
  mezcla(color, WHITE, 0.55),
  mezcla(color, WHITE, 0.3),
  color,
  mezcla(color, BLACK, 0.09),
  mezcla(color, BLACK, 0.25),
  mezcla(color, BLACK, 0.4),
  mezcla(color, BLACK, 0.52),
  mezcla(color, BLACK, 0.65),
];

type Tokens = Readonly<Record<string, string>>;

/** Tokens that are the same in both schemes. */
const filled = (color: string): Tokens => ({
  'accent-fill': color,
  'accent-fill-hover': mezcla(color, BLACK, 0.09),
  'accent-fill-active': mezcla(color, BLACK, 0.17),
  'on-accent': textoSobre(color),
});

/** Tokens of texts and soft backgrounds on a surface; every text keeps a contrast of 4.5. */
function accents(color: string, surface: string): Tokens {
  const soft = mezcla(color, surface, 0.86);
  const text = legibleSobre(color, mezcla(surface, BLACK, 0.04));
  return {
    'accent-text': text,
    'accent-strong': legibleSobre(text, soft),
    'accent-soft': soft,
    'accent-line': contraste(color, surface) >= 3 ? color : text,
    'surface-selected': mezcla(color, surface, 0.92),
    'focus-ring': text,
  };
}

/** Tokens of the dark menu; the accent must be readable on it. */
const menu = ({ color_primario, color_menu }: BrandColors): Tokens => {
  const background = color_menu ?? '#12161c';
  return {
    ...(color_menu && {
      'nav-bg': color_menu,
      'nav-bg-hover': mezcla(color_menu, WHITE, 0.06),
      'nav-bg-active': mezcla(color_menu, WHITE, 0.1),
      'nav-border': mezcla(color_menu, WHITE, 0.12),
      'nav-text': legibleSobre(mezcla(WHITE, color_menu, 0.22), mezcla(color_menu, WHITE, 0.1)),
      'nav-muted': legibleSobre(mezcla(WHITE, color_menu, 0.4), color_menu),
    }),
    ...(color_primario && { 'nav-accent': legibleSobre(color_primario, mezcla(background, WHITE, 0.1)) }),
  };
};

const rule = (selector: string, tokens: Tokens): string =>
  `${selector}{${Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;

/** Returns the style sheet that puts the company's colours in the place of the tokens of tokens.css. */
function brandStyles(brand: BrandColors): string {
  const { color_primario: color } = brand;
  const schemes = (['light', 'dark'] as const).map((scheme) =>
    // Twice `:root`: more specific than tokens.css, which the page may load later.
    rule(`:root:root[data-mantine-color-scheme='${scheme}']`, {
      ...(color && { ...filled(color), ...accents(color, SURFACE[scheme]) }),
      ...menu(brand),
    }),
  );
  return schemes.join('\n');
}

/** Builds the theme of a company's colours. */
export const brandTheme = (brand: BrandColors): BrandTheme => ({
  palette: brand.color_primario ? paletteOf(brand.color_primario) : undefined,
  styles: brandStyles(brand),
});
