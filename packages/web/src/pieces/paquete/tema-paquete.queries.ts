import type { ResponseOf } from '@portal/contract/core';
import { type CalificacionTema, paqueteApi } from '@portal/contract/paquete';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { keysOf } from '../../core/query-keys.ts';

export type PaqueteDeTema = ResponseOf<typeof paqueteApi.deTema>;
export type VersionPaquete = PaqueteDeTema['versiones'][number];

const deTema = (id: number) =>
  queryOptions({
    queryKey: [...keysOf('paquete').all, 'tema', id],
    queryFn: ({ signal }) => call(paqueteApi.deTema, { params: { id } }, { signal }),
  });

/** Fetches the package of a topic with its versions, who grades, and the place where packages run. */
export const usePaqueteDeTema = (id: number) => useQuery(deTema(id));

/** Returns the judge of a topic with a package (P286); undefined of one without, and of a new one. */
export function useMaterialPaquete(id = 0): CalificacionTema | undefined {
  const { data } = useQuery({ ...deTema(id), enabled: id > 0 });
  return data?.versiones.some(({ actual }) => actual) ? data.calificacion : undefined;
}

/** Opens a package as a learner would see it; nothing is stored. */
export const openTrial = (id_paquete: number) => call(paqueteApi.probar, { body: { id_paquete } });
