import { type Acto, type Inverso, planestudioApi } from '@portal/contract/planestudio';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../core/client/client.ts';
import { keysOf } from '../../../core/query-keys.ts';
import { useInvalidate } from '../../../core/use-invalidate.ts';

/** Fetches the tree of a plan with what its parts lack. */
export const useArbol = (id: number) =>
  useQuery({
    queryKey: [...keysOf('planestudio').all, 'arbol', id],
    queryFn: ({ signal }) => call(planestudioApi.arbol, { params: { id } }, { signal }),
  });

/** Subjects that an act in a tree changes. */
const CHANGED = (['planestudio', 'programa', 'curso', 'modulo', 'tema', 'avance', 'tablero', 'recordatorio'] as const).map(
  (subject) => keysOf(subject).all,
);

/** Last act of this session in a plan that can be undone. */
export interface Ultimo {
  readonly inverso: Inverso;
  readonly mensaje: string;
}

const lastKey = (id: number) => ['arbol', 'ultimo', id];

/** Returns the last act in a plan; null once it was undone. */
export const useUltimo = (id: number) =>
  useQuery<Ultimo | null>({
    queryKey: lastKey(id),
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  }).data;

export interface Pedido {
  readonly acto: Acto;
  readonly avisar?: boolean;
}

/** Makes an act in the tree of a plan; the tree is fetched again, also after a refusal. */
export function useActuar(id: number) {
  const queries = useQueryClient();
  const invalidate = useInvalidate(CHANGED);
  return useMutation({
    mutationFn: ({ acto, avisar = false }: Pedido) =>
      call(planestudioApi.actuar, { body: { id_planestudio: id, acto, avisar: avisar ? 1 : 0 } }),
    onSuccess: ({ inverso, message }) => queries.setQueryData<Ultimo | null>(lastKey(id), inverso && { inverso, mensaje: message }),
    onSettled: invalidate,
  });
}
