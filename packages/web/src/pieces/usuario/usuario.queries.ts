import { ESTADO_USUARIO, usuarioApi } from '@portal/contract/usuario';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, callPage } from '../../core/client/client.ts';
import { keysOf } from '../../core/query-keys.ts';

/** Fetches the record of a person. */
export const useFicha = (id: number) =>
  useQuery({
    queryKey: keysOf('usuario').one(id),
    queryFn: ({ signal }) => call(usuarioApi.sel, { params: { id } }, { signal }),
  });

/** Most people that a field offers for one search. */
export const OPCIONES_PERSONA = 20;

/** Fetches the first active people of a search. */
export function usePersonas(buscar: string, enabled: boolean) {
  const filtro = { codigo_estado: String(ESTADO_USUARIO.activo) };
  const query = { pagina: 1, tamano: OPCIONES_PERSONA, filtro, ...(buscar && { buscar }) };
  return useQuery({
    queryKey: keysOf('usuario').list(query),
    queryFn: ({ signal }) => callPage(usuarioApi.sellst, { query }, { signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
}
