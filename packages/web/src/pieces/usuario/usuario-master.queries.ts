import { api, type Selection, usuarioMaestro } from '@portal/contract';
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
      const { message, avisos } = await call(api.usuario.upd, { body });
      return { id, message, avisos };
    },
  },
});

/** Fetches the companies that a person may have, with the number of their people. */
export const useEmpresas = () =>
  useQuery({
    queryKey: [...keysOf('usuario').all, 'empresas'],
    queryFn: ({ signal }) => call(api.usuario.empresas, {}, { signal }),
  });

/** Fetches the data that depends on a person; never cached, because a decision follows. */
export const useConsecuencias = (id: number) =>
  useQuery({
    queryKey: [...keysOf('usuario').one(id), 'consecuencias'],
    queryFn: ({ signal }) => call(api.usuario.consecuencias, { params: { id } }, { signal }),
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
      call(api.usuario.cesar, { body: { id_usuario, version, fecha_cese } }),
    onSuccess: useInvalidate(usuarios.invalidated),
  });

/** Takes a person back. */
export const useReactivar = () =>
  useMutation({
    mutationFn: ({ id_usuario, version }: Loaded) => call(api.usuario.reactivar, { body: { id_usuario, version } }),
    onSuccess: useInvalidate(usuarios.invalidated),
  });

/** Queues the welcome letter of a person. */
export const useBienvenida = () =>
  useMutation({
    mutationFn: (codigo: string) => call(api.email.bienvenida, { body: [{ codigo }] }),
    onSettled: useInvalidate([keysOf('usuario').lists, keysOf('email').all]),
  });

/** Queues the welcome letters of the selected people. */
export const useBienvenidas = () =>
  useMutation({
    mutationFn: (selection: Selection) => call(api.usuario.bienvenida, { body: api.usuario.bienvenida.body.parse(selection) }),
    onSettled: useInvalidate([keysOf('usuario').lists, keysOf('email').all]),
  });
