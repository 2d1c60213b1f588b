import { useEffect, useState } from 'react';
import type { BrandColors, BrandTheme } from './brand.ts';

/**
 * Returns the company's colours as a palette and a style sheet; undefined for the portal's own. Loads what computes them only for a company
 * that chose some: the first file of the sign-in has no room for it (docs/decisions/022).
 */
export function useBrandTheme(colors: BrandColors | undefined): BrandTheme | undefined {
  const [theme, setTheme] = useState<BrandTheme>();
  const { color_primario = null, color_menu = null } = colors ?? {};
  useEffect(() => {
    const chosen = color_primario !== null || color_menu !== null;
    let current = true;
    const show = async () => {
      const built = chosen ? (await import('./brand.ts')).brandTheme({ color_primario, color_menu }) : undefined;
      if (current) setTheme(built);
    };
    // Without a connection the portal keeps its own colours.
    show().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [color_primario, color_menu]);
  return theme;
}
