import { useMemo } from 'react';
import type { MarcaLamina } from './marca-lamina.ts';
import { basePath } from '../../../core/router/base-path.ts';
import { usePortalInfo } from '../../portal/portal.queries.ts';

/** Brand of the company for its certificates. */
export function useMarcaLamina(): MarcaLamina {
  const marca = usePortalInfo().data?.marca;
  return useMemo(
    () => ({
      nombre: marca?.nombre ?? null,
      logo: marca?.logo ? `${basePath}/api${marca.logo}` : null,
      color_primario: marca?.color_primario ?? null,
      color_menu: marca?.color_menu ?? null,
    }),
    [marca],
  );
}
