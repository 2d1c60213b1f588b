import { type AnyList, type CallOf, type Endpoint, type ListInput, type ResponseOf } from '@portal/contract/core';
import { sesionApi } from '@portal/contract/sesion';
import { type Expediente, intentoLista, usuarioApi } from '@portal/contract/usuario';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, callPage, type PageOf } from '../../../core/client/client.ts';
import { download } from '../../../core/client/download.ts';
import type { usePage } from '../../../core/list/list-rows.ts';
import type { ListDownload } from '../../../core/list/use-export.ts';
import { keysOf } from '../../../core/query-keys.ts';
import { useInvalidate } from '../../../core/use-invalidate.ts';

/** Key of everything that the page of a person reads; a change of people, assignments or attempts invalidates it. */
const personaKey = (id: number, part: string) => [...keysOf('usuario').lists, 'persona', id, part];

type RowOfCall<E extends Endpoint> = ResponseOf<E> extends readonly (infer Row)[] ? Row : never;

/** Rows and file of a list of a person. */
export interface Seccion<Row> {
  /** Names and reads one page. */
  readonly page: (query: ListInput) => Parameters<typeof usePage<Row>>;
  readonly download: ListDownload;
}

/** Returns a list of one person by its call; `params` are those of its path. */
export function seccionOf<E extends Endpoint>(
  endpoint: E,
  definition: AnyList,
  params: Readonly<Record<string, number>> & { readonly id: number },
): Seccion<RowOfCall<E>> {
  const request = (query: ListInput) => ({ params, query: definition.query.parse(query) }) as CallOf<E>;
  return {
    page: (query) => [
      [...personaKey(params.id, endpoint.path), params, query],
      (signal) => callPage(endpoint, request(query), { signal }) as Promise<PageOf<RowOfCall<E>>>,
    ],
    download: (query, options) => download(endpoint, request(query), options),
  };
}

/** Returns the attempts of a person in a plan; 0 means all plans. */
export const intentosOf = (id: number, plan: number) => seccionOf(usuarioApi.personaIntentos, intentoLista, { id, plan });

/** Fetches the head of the page of a person. */
export const usePersona = (id: number) =>
  useQuery({
    queryKey: personaKey(id, 'ficha'),
    queryFn: ({ signal }) => call(usuarioApi.persona, { params: { id } }, { signal }),
  });

/** Fetches the open sessions of a person. */
export const usePersonaSesiones = (id: number) =>
  useQuery({
    queryKey: personaKey(id, 'sesiones'),
    queryFn: ({ signal }) => call(usuarioApi.personaSesiones, { params: { id } }, { signal }),
  });

/** Closes the open sessions of another person. */
export const useCerrarSesiones = (id: number) =>
  useMutation({
    mutationFn: () => call(usuarioApi.personaSesionesCerrar, { params: { id } }),
    onSettled: useInvalidate([personaKey(id, 'sesiones')]),
  });

/** Fetches the record of a person; the log notes each one. */
export const fetchExpediente = (id: number): Promise<Expediente> => call(usuarioApi.expediente, { params: { id } });

/** Asks for a look at the portal as a person (P217). */
export const useVista = (id: number) => useMutation({ mutationFn: () => call(sesionApi.vista, { params: { id } }) });
