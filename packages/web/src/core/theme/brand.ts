import type { MantineColorsTuple } from '@mantine/core';
import { contraste, CONTRASTE_MINIMO, CONTRASTE_PARTE, mezcla, mezclaVisible, textoSobre } from '@portal/contract/marca';
import { backgroundsOf, OWN, type Scheme, SURFACES, type Tokens } from './brand-surfaces.ts';
import { dangerButton, focusOf, softOf } from './meanings.ts';

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

/** Tokens that are the same in both schemes. A pointed or pressed button moves away from its text. */
function filled(color: string): Tokens {
  const text = textoSobre(color);
  const away = text === WHITE ? BLACK : WHITE;
  return {
    'accent-fill': color,
    'accent-fill-hover': mezcla(color, away, 0.09),
    'accent-fill-active': mezcla(color, away, 0.17),
    'on-accent': text,
  };
}

/** Tokens of texts, lines and soft backgrounds in a scheme: a text keeps a contrast of 4.5 on every surface, a line or bar one of 3. */
function accents(color: string, scheme: Scheme): Tokens {
  const { surface } = SURFACES[scheme];
  const target = scheme === 'light' ? BLACK : WHITE;
  const soft = softOf(mezcla(color, surface, 0.86), scheme, 0.82);
  const selected = softOf(mezcla(color, surface, 0.92), scheme, 0.85);
  const fondos = [...backgroundsOf(scheme), soft, selected];
  const text = mezclaVisible(color, target, { fondos, minimo: CONTRASTE_MINIMO });
  const line = mezclaVisible(color, target, { fondos, minimo: CONTRASTE_PARTE });
  return {
    'accent-text': text,
    'accent-strong': mezclaVisible(mezcla(color, target, 0.2), target, { fondos, minimo: CONTRASTE_MINIMO }),
    'accent-soft': soft,
    'accent-line': line,
    'accent-edge': line === color ? 'transparent' : line,
    'surface-selected': selected,
    'focus-ring': focusOf(text, scheme),
    ...dangerButton(color, scheme),
  };
}

/** Returns a menu's background one step lighter, or darker where white texts would fade. */
function stepOf(background: string, share: number): string {
  const lighter = mezcla(background, WHITE, share);
  return contraste(lighter, WHITE) >= CONTRASTE_MINIMO ? lighter : mezcla(background, BLACK, share);
}

/** Tokens of the menu, on which white can be read; the others are lightened until they can. */
const menu = ({ color_primario, color_menu }: BrandColors): Tokens => {
  const background = color_menu ?? OWN.color_menu;
  const [hover, active] = [stepOf(background, 0.06), stepOf(background, 0.1)];
  const on = { fondos: [background, hover, active], minimo: CONTRASTE_MINIMO };
  return {
    ...(color_menu && {
      'nav-bg': color_menu,
      'nav-bg-hover': hover,
      'nav-bg-active': active,
      'nav-border': stepOf(color_menu, 0.12),
      'nav-text': mezclaVisible(mezcla(WHITE, color_menu, 0.22), WHITE, on),
      'nav-muted': mezclaVisible(mezcla(WHITE, color_menu, 0.4), WHITE, on),
    }),
    ...((color_primario ?? color_menu) && { 'nav-accent': mezclaVisible(color_primario ?? OWN.color_primario, WHITE, on) }),
  };
};

/** Returns the tokens of a company's colours in a scheme. */
export const brandTokens = (brand: BrandColors, scheme: Scheme): Tokens => ({
  ...(brand.color_primario && { ...filled(brand.color_primario), ...accents(brand.color_primario, scheme) }),
  ...menu(brand),
});

const rule = (selector: string, tokens: Tokens): string =>
  `${selector}{${Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;

/** Returns the style sheet that puts the company's colours in the place of the tokens of tokens.css. */
function brandStyles(brand: BrandColors): string {
  const schemes = (['light', 'dark'] as const).map((scheme) =>
    // Twice `:root`: more specific than tokens.css, which the page may load later.
    rule(`:root:root[data-mantine-color-scheme='${scheme}']`, brandTokens(brand, scheme)),
  );
  return schemes.join('\n');
}

/** Builds the theme of a company's colours. */
export const brandTheme = (brand: BrandColors): BrandTheme => ({
  palette: brand.color_primario ? paletteOf(brand.color_primario) : undefined,
  styles: brandStyles(brand),
});
