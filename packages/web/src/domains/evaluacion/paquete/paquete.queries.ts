import type { ResponseOf } from '@portal/contract/core';
import type { paqueteApi } from '@portal/contract/paquete';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type AddressOf, callByAddress } from '../../../core/client/client.ts';
import { keysOf } from '../../../core/query-keys.ts';
import type { Ocurrencia } from '../../../core/router/ocurrencia.ts';
import { useInvalidate } from '../../../core/use-invalidate.ts';

const ESTADO: AddressOf<typeof paqueteApi.estado> = { method: 'POST', path: '/paquete/estado' };
const ABRIR: AddressOf<typeof paqueteApi.abrir> = { method: 'POST', path: '/paquete/abrir' };

const KEY = [...keysOf('paquete').all, 'estado'];

/** Milliseconds between two looks at what a package saved in another window. */
const WATCH_MS = 15_000;

export type EstadoPaquete = ResponseOf<typeof paqueteApi.estado>;
/** Launch of a package. */
export type Lanzado = ResponseOf<typeof paqueteApi.abrir>;

/**
 * Fetches the learner's state in the package of a topic. `watch`: the package is open, perhaps in another window, so the query repeats while the page
 * is visible and when its reader comes back.
 */
export const useEstadoPaquete = (ocurrencia: Ocurrencia, watch: boolean) =>
  useQuery({
    queryKey: [...KEY, ocurrencia],
    queryFn: ({ signal }) => callByAddress(ESTADO, { body: ocurrencia }, { signal }),
    refetchInterval: watch && WATCH_MS,
    refetchOnWindowFocus: watch ? 'always' : true,
  });

/** Opens the package; 1 forgets its state first. The answer holds the address of the player. */
export const useAbrirPaquete = (ocurrencia: Ocurrencia) =>
  useMutation({ mutationFn: (reiniciar: 0 | 1) => callByAddress(ABRIR, { body: { ...ocurrencia, reiniciar } }) });

/** Reads the state of the shown package again. */
export const useReadAgain = (): (() => void) => useInvalidate([KEY]);
