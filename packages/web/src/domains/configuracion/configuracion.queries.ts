import { api, configuracionMaestro } from '@portal/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { masterQueries, noChildren } from '../../core/master/master-queries.ts';
import { keys } from '../../core/query-keys.ts';
import { useInvalidate } from '../../core/use-invalidate.ts';

/** What the settings change everywhere: the portal's own data, the dashboard, and the reminders of the day. */
const CHANGED = [keys.portal.all, keys.tablero.all, keys.recordatorio.all];

/** Settings as a master with one record. */
export const configuraciones = masterQueries(configuracionMaestro, {
  keys: keys.configuracion,
  invalidates: CHANGED,
  children: noChildren,
});

/** Saves an image as the logo of the company. */
export const useSaveLogo = () =>
  useMutation({
    mutationFn: async (file: File) => call(api.configuracion.logoIns, { body: new Uint8Array(await file.arrayBuffer()) }),
    onSuccess: useInvalidate([keys.portal.all, keys.configuracion.all]),
  });

/** Takes the logo away. */
export const useRemoveLogo = () =>
  useMutation({
    mutationFn: () => call(api.configuracion.logoDel, {}),
    onSuccess: useInvalidate([keys.portal.all, keys.configuracion.all]),
  });
