import { parametroApi } from '@portal/contract/parametro';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { keysOf } from '../../core/query-keys.ts';

/** Fetches the active codes of a parameter table by its key: `categoria`, `categoria_pregunta`, `cargo` … */
export const useParametros = (clave: string) =>
  useQuery({
    queryKey: [...keysOf('parametro').all, clave],
    queryFn: ({ signal }) => call(parametroApi.ofDominio, { params: { code: clave } }, { signal }),
  });
