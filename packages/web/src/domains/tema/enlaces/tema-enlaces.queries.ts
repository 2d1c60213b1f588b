import type { ListQuery, RequestOf, ResponseOf } from '@portal/contract/core';
import { planestudioApi } from '@portal/contract/planestudio';
import { preguntaApi } from '@portal/contract/pregunta';
import { temaApi } from '@portal/contract/tema';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call, callPage } from '../../../core/client/client.ts';
import { keysOf } from '../../../core/query-keys.ts';
import { useInvalidate } from '../../../core/use-invalidate.ts';

type Tema = typeof temaApi;
type Pregunta = typeof preguntaApi;
/** Question of a topic with the id of its link and its right option. */
export type PreguntaEnlazada = ResponseOf<Pregunta['ofTema']>[number];
const PAGE = 200;

/** Fetches the questions of a topic in their order. */
export const usePreguntasOfTema = (id: number | undefined) =>
  useQuery({
    queryKey: [...keysOf('pregunta').all, 'tema', id],
    queryFn: ({ signal }) => call(preguntaApi.ofTema, { params: { id: id ?? 0 } }, { signal }),
    enabled: id !== undefined,
  });

/** Fetches the question bank page by page while the list scrolls; the server searches for `buscar` (P36). */
export const useBanco = (buscar: string) =>
  useInfiniteQuery({
    queryKey: [...keysOf('pregunta').lists, 'banco', buscar],
    queryFn: ({ pageParam, signal }) => callPage(preguntaApi.sellst, bankRequest({ buscar, pagina: pageParam }), { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ rows }, pages) => (rows.length === PAGE ? pages.length + 1 : undefined),
  });

const bankRequest = (query: Pick<ListQuery, 'buscar' | 'pagina'>) => ({ query: { ...query, tamano: PAGE, orden: '-id_pregunta' } });

/** Fetches every question that matches, to choose them all at once. */
export const findBanco = (buscar: string) => call(preguntaApi.sellst, { query: { buscar, orden: '-id_pregunta' } });

/** Queries that a link of question and topic changes: both lists count it, attempts draw from it. */
const PREGUNTAS = [keysOf('pregunta').all, keysOf('tema').all, keysOf('avance').all];
/** Queries that a link of topic and module changes: both lists count it, the trees of plans contain it. */
const MODULOS = [keysOf('tema').all, keysOf('modulo').all, keysOf('planestudio').all, keysOf('avance').all, keysOf('tablero').all];

/** Links pairs of question and topic; the response counts new and existing links (P26). */
export const useLinkPreguntas = () =>
  useMutation({
    mutationFn: (body: RequestOf<Tema['pregunta']>['body']) => call(temaApi.pregunta, { body }),
    onSuccess: useInvalidate(PREGUNTAS),
  });

interface ModulosLink {
  readonly pairs: readonly { readonly id_tema: number; readonly id_modulo: number }[];
  /** Also writes to those to whom a topic comes (P214). */
  readonly avisar: boolean;
}

/** Links pairs of topic and module, with the same counts unless it notifies people too. */
export const useLinkModulos = () =>
  useMutation({
    mutationFn: async ({ pairs, avisar }: ModulosLink) =>
      avisar ? call(planestudioApi.cambio, { body: { de: 'temaModulo', cambio: pairs } }) : call(temaApi.modulo, { body: [...pairs] }),
    onSuccess: useInvalidate(MODULOS),
  });

/** Unlinks a question from a topic; `id` is that of the link. */
export const useUnlinkPregunta = () =>
  useMutation({ mutationFn: (id: number) => call(preguntaApi.desvincular, { params: { id } }), onSuccess: useInvalidate(PREGUNTAS) });
