import type { ResponseOf } from '@portal/contract/core';
import { usuarioApi } from '@portal/contract/usuario';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../core/client/client.ts';
import { keysOf } from '../../../core/query-keys.ts';

export type PlanDePersona = ResponseOf<typeof usuarioApi.seguimiento>[number];

/** Fetches the plans that a person has or had. */
export const usePlanesDePersona = (id: number) =>
  useQuery({
    queryKey: [...keysOf('usuario').one(id), 'seguimiento'],
    queryFn: ({ signal }) => call(usuarioApi.seguimiento, { params: { id } }, { signal }),
    staleTime: 0,
  });
