import { type ComponentProps, useMemo } from 'react';
import { basePath } from '../core/router/base-path.ts';
import { ThemeProvider } from '../core/theme/ThemeProvider.tsx';
import { usePortalInfo } from '../domains/portal/portal.public.ts';
import { BrandContext } from '../ui/page/brand.ts';

/** Theme with the colours of the company, and its name and logo (P85). */
export function PortalTheme({ children, ...props }: ComponentProps<typeof ThemeProvider>) {
  const marca = usePortalInfo().data?.marca;
  const brand = useMemo(
    () => ({ nombre: marca?.nombre ?? null, logo: marca?.logo ? `${basePath}/api${marca.logo}` : null }),
    [marca?.nombre, marca?.logo],
  );
  return (
    <BrandContext value={brand}>
      <ThemeProvider {...props} colors={marca}>
        {children}
      </ThemeProvider>
    </BrandContext>
  );
}
