import { configuracionApi, configuracionMaestro } from '@portal/contract/configuracion';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { masterQueries, noChildren } from '../../core/master/master-queries.ts';
import { keysOf } from '../../core/query-keys.ts';

/** Data that the settings change: the portal's own, the dashboard, and the reminders of the day. */
const CHANGED = [keysOf('portal').all, keysOf('tablero').all, keysOf('recordatorio').all];

/** Settings as a master with one record. */
export const configuraciones = masterQueries(configuracionMaestro, {
  keys: keysOf('configuracion'),
  invalidates: CHANGED,
  children: noChildren,
});

/** Percentages below which a figure is red, and yellow (P98). */
interface Umbrales {
  readonly rojo: number;
  readonly amarillo: number;
}

/** Until the settings are read. */
const UMBRALES: Umbrales = { rojo: 30, amarillo: 70 };

/** Fetches the limits of the settings. */
export function useUmbrales(): Umbrales {
  const { data } = useQuery({
    queryKey: [...keysOf('configuracion').all, 'umbrales'],
    queryFn: ({ signal }) => call(configuracionApi.sel, { params: { id: 1 } }, { signal }),
    select: ({ umbral_rojo, umbral_amarillo }) => ({ rojo: umbral_rojo, amarillo: umbral_amarillo }),
  });
  return data ?? UMBRALES;
}
