import type { ResponseOf } from '@portal/contract/core';
import { paqueteApi } from '@portal/contract/paquete';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { keysOf } from '../../core/query-keys.ts';

export type PaqueteDeTema = ResponseOf<typeof paqueteApi.deTema>;
export type VersionPaquete = PaqueteDeTema['versiones'][number];

/** Fetches the package of a topic with its versions, who grades, and the place where packages run. */
export const usePaqueteDeTema = (id: number) =>
  useQuery({
    queryKey: [...keysOf('paquete').all, 'tema', id],
    queryFn: ({ signal }) => call(paqueteApi.deTema, { params: { id } }, { signal }),
  });

/** Opens a package as a learner would see it; nothing is stored. */
export const openTrial = (id_paquete: number) => call(paqueteApi.probar, { body: { id_paquete } });
