import { contraste, sirveDeMenu, textoSobre } from '@portal/contract/marca';
import { type BrandColors, brandTokens } from '../../../core/theme/brand.ts';
import { OWN, type Scheme, SURFACES } from '../../../core/theme/brand-surfaces.ts';

/** A measured contrast; `antes` is that of the chosen colour where the portal shows another one. */
interface Medida {
  readonly color: string;
  readonly valor: number;
  readonly antes: number;
}

/** Contrasts of a brand in a scheme, worst surface first. */
interface MedidasDeEsquema {
  readonly scheme: Scheme;
  readonly enlace: Medida;
  readonly linea: Medida;
}

/** Measured contrasts of a brand. */
export interface Medidas {
  readonly boton: { readonly blanco: boolean; readonly valor: number };
  readonly menu: { readonly valor: number; readonly sirve: boolean };
  readonly esquemas: readonly MedidasDeEsquema[];
}

const WHITE = '#ffffff';
const SCHEMES: readonly Scheme[] = ['light', 'dark'];

/** Measures the texts and lines of a brand as the portal will show them. */
export function medirMarca({ color_primario, color_menu }: BrandColors): Medidas {
  const primario = color_primario ?? OWN.color_primario;
  const menu = color_menu ?? OWN.color_menu;
  const texto = textoSobre(primario);
  return {
    boton: { blanco: texto === WHITE, valor: contraste(texto, primario) },
    menu: { valor: contraste(menu, WHITE), sirve: sirveDeMenu(menu) },
    esquemas: SCHEMES.map((scheme) => ofScheme({ primario, menu }, scheme)),
  };
}

function ofScheme({ primario, menu }: { primario: string; menu: string }, scheme: Scheme): MedidasDeEsquema {
  const tokens = brandTokens({ color_primario: primario, color_menu: menu }, scheme);
  const { surface } = SURFACES[scheme];
  const medir = (color = primario): Medida => ({ color, valor: contraste(color, surface), antes: contraste(primario, surface) });
  return { scheme, enlace: medir(tokens['accent-text']), linea: medir(tokens['accent-line']) };
}
