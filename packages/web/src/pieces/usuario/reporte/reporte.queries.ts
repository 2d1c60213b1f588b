import { usuarioApi } from '@portal/contract/usuario';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../core/client/client.ts';
import { keysOf } from '../../../core/query-keys.ts';

/** Fetches a person with all attempts. */
export const useReporte = (id: number) =>
  useQuery({
    queryKey: [...keysOf('usuario').one(id), 'reporte'],
    queryFn: ({ signal }) => call(usuarioApi.reporte, { params: { id } }, { signal }),
  });
