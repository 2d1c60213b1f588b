import type { ListInput, Selection } from '@portal/contract/core';
import { grupoLista, usuarioApi, usuarioGrupoLista } from '@portal/contract/usuario';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, callPage } from '../../../core/client/client.ts';
import { download } from '../../../core/client/download.ts';
import { usePage } from '../../../core/list/list-rows.ts';
import type { ListDownload } from '../../../core/list/use-export.ts';
import { keysOf } from '../../../core/query-keys.ts';
import { useInvalidate } from '../../../core/use-invalidate.ts';

const GRUPOS = [...keysOf('usuario').all, 'grupos'];

/** Fetches one page of the active people with their groups. */
export const useConGrupo = (query: ListInput) =>
  usePage([...keysOf('usuario').lists, 'grupo', query], (signal) =>
    callPage(usuarioApi.conGrupo, { query: usuarioGrupoLista.query.parse(query) }, { signal }),
  );

/** Downloads the active people with their groups. */
export const downloadConGrupo: ListDownload = (query, options) =>
  download(usuarioApi.conGrupo, { query: usuarioGrupoLista.query.parse(query) }, options);

/** Fetches one page of the groups with their rules. */
export const useGrupos = (query: ListInput) =>
  usePage([...GRUPOS, query], (signal) => callPage(usuarioApi.grupos, { query: grupoLista.query.parse(query) }, { signal }));

/** Downloads the groups. */
export const downloadGrupos: ListDownload = (query, options) =>
  download(usuarioApi.grupos, { query: grupoLista.query.parse(query) }, options);

/** People to be put into a group. */
export interface Entrada {
  readonly codigo_grupo: string;
  readonly seleccion: Selection;
}

const requestOf = (entrada: Entrada, simular: 0 | 1) => ({
  query: { simular },
  body: usuarioApi.asignarGrupo.body.parse(entrada),
});

/** Fetches the consequences for the selected people of entering a group; never cached, because a decision follows. Its key is its own: done, it is not asked again. */
export const usePrevisto = (codigo_grupo: string | null, seleccion: Selection) =>
  useQuery({
    queryKey: ['grupo-previsto', codigo_grupo, seleccion],
    queryFn: ({ signal }) => call(usuarioApi.asignarGrupo, requestOf({ codigo_grupo: codigo_grupo ?? '', seleccion }, 1), { signal }),
    enabled: codigo_grupo !== null,
    gcTime: 0,
    staleTime: 0,
  });

const useInvalidateGroups = () =>
  useInvalidate([keysOf('usuario').all, keysOf('asignacion').all, keysOf('tablero').all, keysOf('avance').all]);

/** Puts the selected people into a group. Invalidates the lists, also after a refusal. */
export const useAsignarGrupo = () =>
  useMutation({
    mutationFn: (entrada: Entrada) => call(usuarioApi.asignarGrupo, requestOf(entrada, 0)),
    onSettled: useInvalidateGroups(),
  });
