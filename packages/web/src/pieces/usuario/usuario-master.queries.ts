import type { Selection } from '@portal/contract/core';
import { emailApi } from '@portal/contract/email';
import { usuarioApi, usuarioMaestro } from '@portal/contract/usuario';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { masterQueries, noChildren } from '../../core/master/master-queries.ts';
import { keysOf } from '../../core/query-keys.ts';
import { useInvalidate } from '../../core/use-invalidate.ts';

/** People as a master paged by the server. */
export const usuarios = masterQueries(usuarioMaestro, {
  keys: keysOf('usuario'),
  invalidates: [keysOf('tablero').all, keysOf('email').all],
  children: noChildren,
  paged: true,
  requests: {
    // The form asks before a record becomes another person's (P198), by the rule of the server.
    update: async ({ id, version, values }) => {
      const body = { ...values, id_usuario: id, version, misma_persona: 1 };
      const { message, avisos } = await call(usuarioApi.upd, { body });
      return { id, message, avisos };
    },
  },
});

/** Fetches the companies that a person may have, with the number of their people. */
export const useEmpresas = () =>
  useQuery({
    queryKey: [...keysOf('usuario').all, 'empresas'],
    queryFn: ({ signal }) => call(usuarioApi.empresas, {}, { signal }),
  });

/** Fetches the data that depends on a person; never cached, because a decision follows. */
export const useConsecuencias = (id: number) =>
  useQuery({
    queryKey: [...keysOf('usuario').one(id), 'consecuencias'],
    queryFn: ({ signal }) => call(usuarioApi.consecuencias, { params: { id } }, { signal }),
    gcTime: 0,
    staleTime: 0,
  });

/** Person as loaded, of whom a decision is made. */
interface Loaded {
  readonly id_usuario: number;
  readonly version: number;
}

/** Ends an employment from a day on. */
export const useCesar = () =>
  useMutation({
    mutationFn: ({ id_usuario, version, fecha_cese }: Loaded & { readonly fecha_cese: string }) =>
      call(usuarioApi.cesar, { body: { id_usuario, version, fecha_cese } }),
    onSuccess: useInvalidate(usuarios.invalidated),
  });

/** Takes a person back. */
export const useReactivar = () =>
  useMutation({
    mutationFn: ({ id_usuario, version }: Loaded) => call(usuarioApi.reactivar, { body: { id_usuario, version } }),
    onSuccess: useInvalidate(usuarios.invalidated),
  });

/** Queues the welcome letter of a person. */
export const useBienvenida = () =>
  useMutation({
    mutationFn: (codigo: string) => call(emailApi.bienvenida, { body: [{ codigo }] }),
    onSettled: useInvalidate([keysOf('usuario').lists, keysOf('email').all]),
  });

/** Queues the welcome letters of the selected people. */
export const useBienvenidas = () =>
  useMutation({
    mutationFn: (selection: Selection) => call(usuarioApi.bienvenida, { body: usuarioApi.bienvenida.body.parse(selection) }),
    onSettled: useInvalidate([keysOf('usuario').lists, keysOf('email').all]),
  });
