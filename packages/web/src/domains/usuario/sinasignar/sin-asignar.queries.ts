import type { ListInput, Selection } from '@portal/contract/core';
import { sinAsignarLista, usuarioApi } from '@portal/contract/usuario';
import { useMutation } from '@tanstack/react-query';
import { call, callPage } from '../../../core/client/client.ts';
import { download } from '../../../core/client/download.ts';
import { usePage } from '../../../core/list/list-rows.ts';
import type { ListDownload } from '../../../core/list/use-export.ts';
import { keysOf } from '../../../core/query-keys.ts';

/** Fetches one page of the active people without a plan in force. */
export const useSinAsignar = (query: ListInput) =>
  usePage([...keysOf('usuario').lists, 'sin-asignar', query], (signal) =>
    callPage(usuarioApi.sinAsignar, { query: sinAsignarLista.query.parse(query) }, { signal }),
  );

/** Downloads them. */
export const downloadSinAsignar: ListDownload = (query, options) =>
  download(usuarioApi.sinAsignar, { query: sinAsignarLista.query.parse(query) }, options);

/** Reads the ids of a selection of the list: plans are assigned to people by their ids. */
async function idsOf(selection: Selection): Promise<readonly number[]> {
  if ('ids' in selection) return selection.ids;
  const { excepto, buscar, filtro } = selection.todos;
  const left = new Set(excepto);
  const rows = await call(usuarioApi.sinAsignar, { query: sinAsignarLista.query.parse({ buscar, filtro }) });
  return rows.map(({ id_usuario }) => id_usuario).filter((id) => !left.has(id));
}

/** Resolves a selection to people, before plans are assigned to them. */
export const useElegidos = () => useMutation({ mutationFn: async (selection: Selection) => ({ ids: await idsOf(selection) }) });
