import { api } from '@portal/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { keys } from '../../core/query-keys.ts';

/** Percentages below which a figure is red, and yellow (P98). */
export interface Umbrales {
  readonly rojo: number;
  readonly amarillo: number;
}

/** Until the settings are read. */
const UMBRALES: Umbrales = { rojo: 30, amarillo: 70 };

/** Fetches the limits of the settings. */
export function useUmbrales(): Umbrales {
  const { data } = useQuery({
    queryKey: [...keys.configuracion.all, 'umbrales'],
    queryFn: ({ signal }) => call(api.configuracion.sel, { params: { id: 1 } }, { signal }),
    select: ({ umbral_rojo, umbral_amarillo }) => ({ rojo: umbral_rojo, amarillo: umbral_amarillo }),
  });
  return data ?? UMBRALES;
}
