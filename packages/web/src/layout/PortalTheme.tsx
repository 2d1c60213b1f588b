import { type ComponentProps, useEffect, useMemo } from 'react';
import { basePath } from '../core/router/base-path.ts';
import { ThemeProvider } from '../core/theme/ThemeProvider.tsx';
import { usePortalInfo } from '../pieces/portal/portal.queries.ts';
import { BrandContext } from '../ui/page/brand.ts';

/** Theme with the colours of the company, and its name and logo (P85). */
export function PortalTheme({ children, ...props }: ComponentProps<typeof ThemeProvider>) {
  const marca = usePortalInfo().data?.marca;
  const brand = useMemo(
    () => ({ nombre: marca?.nombre ?? null, logo: addressOf(marca?.logo), panel: addressOf(marca?.panel) }),
    [marca?.nombre, marca?.logo, marca?.panel],
  );
  usePageIcon(addressOf(marca?.icono));
  return (
    <BrandContext value={brand}>
      <ThemeProvider {...props} colors={marca}>
        {children}
      </ThemeProvider>
    </BrandContext>
  );
}

const addressOf = (path: string | null | undefined): string | null => (path ? `${basePath}/api${path}` : null);

/** Shows the company's icon in the tab of the browser. */
function usePageIcon(icon: string | null): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!link || icon === null) return;
    const { href, type } = link;
    Object.assign(link, { href: icon, type: 'image/png' });
    return () => {
      Object.assign(link, { href, type });
    };
  }, [icon]);
}
