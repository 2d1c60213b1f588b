import type { ListInput } from '@portal/contract/core';
import { cursoApi } from '@portal/contract/curso';
import { programaApi, programaCursoLista, programaMaestro } from '@portal/contract/programa';
import { call, callPage } from '../../core/client/client.ts';
import { download } from '../../core/client/download.ts';
import { usePage } from '../../core/list/list-rows.ts';
import type { ListDownload } from '../../core/list/use-export.ts';
import { itemOf } from '../../core/master/item.ts';
import { masterQueries } from '../../core/master/master-queries.ts';
import { keysOf } from '../../core/query-keys.ts';

/** Programs as a master; a program is edited together with its courses (P30). */
export const programas = masterQueries(programaMaestro, {
  keys: keysOf('programa'),
  invalidates: [keysOf('curso').lists, keysOf('planestudio').all, keysOf('avance').all, keysOf('tablero').all],
  children: async (id, signal) => ({
    cursos: (await call(cursoApi.ofPrograma, { params: { id } }, { signal })).map(itemOf('id_curso')),
  }),
  duplicate: programaApi.duplicar,
});

const requestOf = (query: ListInput) => ({ query: programaCursoLista.query.parse(query) });

/** Fetches one page of the programs with each of their courses. */
export const useProgramaTabla = (query: ListInput) =>
  usePage([...keysOf('programa').all, 'tabla', query], (signal) => callPage(programaApi.tabla, requestOf(query), { signal }));

/** Downloads the matching rows of programs with their courses as a file. */
export const downloadTabla: ListDownload = (query, options) => download(programaApi.tabla, requestOf(query), options);
