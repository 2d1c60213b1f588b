import { portalApi, TEXTO_BUSQUEDA } from '@portal/contract/portal';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { keysOf } from '../../core/query-keys.ts';

/** Fetches the records that match a text of two characters or more; the next text aborts the call. */
export const useBuscar = (texto: string) =>
  useQuery({
    queryKey: [...keysOf('navegacion').all, 'buscar', texto],
    queryFn: ({ signal }) => call(portalApi.buscar, { query: { texto } }, { signal }),
    enabled: texto.length >= TEXTO_BUSQUEDA.min,
    retry: false,
  });
