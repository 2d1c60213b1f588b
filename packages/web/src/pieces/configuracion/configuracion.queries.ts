import { configuracionApi, configuracionMaestro } from '@portal/contract/configuracion';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { masterQueries, noChildren } from '../../core/master/master-queries.ts';
import { keysOf } from '../../core/query-keys.ts';
import { useMayCall } from '../../core/session/may-call.ts';

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

/** Until the settings are read, and for readers of reports, who read none. */
const UMBRALES: Umbrales = { rojo: 30, amarillo: 70 };

/** Fetches the limits of the settings. */
export function useUmbrales(): Umbrales {
  const enabled = useMayCall()(configuracionApi.sel);
  const { data } = useQuery({
    enabled,
    queryKey: [...keysOf('configuracion').all, 'umbrales'],
    queryFn: ({ signal }) => call(configuracionApi.sel, { params: { id: 1 } }, { signal }),
    select: ({ umbral_rojo, umbral_amarillo }) => ({ rojo: umbral_rojo, amarillo: umbral_amarillo }),
  });
  return data ?? UMBRALES;
}
