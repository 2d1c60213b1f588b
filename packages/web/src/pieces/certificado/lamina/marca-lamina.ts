import { legibleSobre, mezcla } from '@portal/contract/marca';
import { INK } from './sheet.ts';

/** Brand of the company on a certificate: that of the day on which it is drawn (P128); null: the portal's own. */
export interface MarcaLamina {
  readonly nombre: string | null;
  /** Address of the logo. */
  readonly logo: string | null;
  readonly color_primario: string | null;
  readonly color_menu: string | null;
}

const [BLACK, WHITE] = ['#000000', '#ffffff'];
const PAPER = '#fdfefd';

/** Returns the colour of the issuer's name and of thin lines; it keeps a contrast of 4.5 on the paper. */
export const accentOf = (color: string | null | undefined): string => (color ? legibleSobre(color, INK.grey) : INK.accent);

/** Colours of the artwork by the company's colour that takes their place. */
function replacements({ color_primario: color, color_menu: menu }: MarcaLamina): Readonly<Record<string, string>> {
  const dark = menu ?? (color && mezcla(color, BLACK, 0.7));
  return {
    ...(dark && { '#0c3a26': mezcla(dark, WHITE, 0.14), '#10251a': dark }),
    ...(color && {
      '#6fdca0': mezcla(color, WHITE, 0.25),
      '#50cd89': color,
      '#2fa86b': mezcla(color, BLACK, 0.14),
      '#14804a': legibleSobre(color, PAPER),
      '#cfe6d9': mezcla(color, PAPER, 0.75),
    }),
  };
}

/** Words that only the portal's own artwork has: one of the installation stays as it is. */
const OWN = 'data-marca';
const [MARK, END] = ['<g id="marca"', '</g>'];

/** Puts the colours and the logo of the company in the place of the artwork's own; `logo` is a data URL. */
export function brandArtwork(svg: string, marca: MarcaLamina, logo: string | undefined): string {
  if (!svg.includes(OWN)) return svg;
  const colors = replacements(marca);
  const coloured = svg.replaceAll(/#[0-9a-f]{6}\b/g, (hex) => colors[hex] ?? hex);
  const from = coloured.indexOf(MARK);
  if (!logo || from === -1) return coloured;
  const image = `<image href="${logo}" x="108.5" y="16" width="80" height="15" preserveAspectRatio="xMidYMid meet"/>`;
  return coloured.slice(0, from) + image + coloured.slice(coloured.indexOf(END, from) + END.length);
}
