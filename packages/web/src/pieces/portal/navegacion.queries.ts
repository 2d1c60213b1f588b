import type { ResponseOf } from '@portal/contract/core';
import type { Fijado, portalApi } from '@portal/contract/portal';
import { LIMITE_FIJADOS } from '@portal/contract/limites';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type AddressOf, callByAddress } from '../../core/client/client.ts';
import { keysOf } from '../../core/query-keys.ts';
import { useSession, useUser } from '../../core/session/session.ts';

const READ: AddressOf<typeof portalApi.navegacion> = { method: 'GET', path: '/portal/navegacion' };
const SAVE: AddressOf<typeof portalApi.guardarNavegacion> = { method: 'PUT', path: '/portal/navegacion' };

type Navegacion = ResponseOf<typeof portalApi.navegacion>;

const useKey = () => keysOf('navegacion').one(useUser().id);

/** Fetches what the signed-in person pinned, and whether the first steps are put away. */
export const useNavegacion = () => {
  const { vencida } = useSession();
  return useQuery({
    queryKey: useKey(),
    // With an expired password the server refuses everything but its change.
    enabled: !vencida,
    queryFn: ({ signal }) => callByAddress(READ, {}, { signal }),
    staleTime: 60_000,
    // Another device may have pinned something meanwhile.
    refetchOnWindowFocus: true,
  });
};

/** Saves a change of what the person keeps; `change` gets what is stored now, so that two devices do not undo each other. */
export function useSaveNavegacion() {
  const queries = useQueryClient();
  const key = useKey();
  return useMutation({
    mutationFn: async (change: (stored: Navegacion) => Partial<Navegacion>) => {
      const stored = await callByAddress(READ, {});
      const body = change(stored);
      await callByAddress(SAVE, { body });
      return { ...stored, ...body };
    },
    onSuccess: (saved) => queries.setQueryData(key, saved),
  });
}

/** Returns the pins with one more at the end, or without it; unchanged when they are full. */
export function togglePin(fijados: readonly Fijado[], one: Fijado): Fijado[] {
  const others = fijados.filter(({ direccion }) => direccion !== one.direccion);
  if (others.length < fijados.length || others.length >= LIMITE_FIJADOS) return others;
  return [...others, one];
}
