import { api, type ListQuery, type RequestOf, type ResponseOf } from '@portal/contract';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call, callPage } from '../../../core/client/client.ts';
import { keys } from '../../../core/query-keys.ts';
import { useInvalidate } from '../../../core/use-invalidate.ts';

type Tema = typeof api.tema;
type Pregunta = typeof api.pregunta;
export type PreguntaEnlazada = ResponseOf<Pregunta['ofTema']>[number];
const PAGE = 200;

/** The questions linked with a topic, in their order. */
export const usePreguntasOfTema = (id: number | undefined) =>
  useQuery({
    queryKey: [...keys.pregunta.all, 'tema', id],
    queryFn: ({ signal }) => call(api.pregunta.ofTema, { params: { id: id ?? 0 } }, { signal }),
    enabled: id !== undefined,
  });

/** The question bank as far as it was scrolled; `buscar` is answered by the server, because the bank is long (P36). */
export const useBanco = (buscar: string) =>
  useInfiniteQuery({
    queryKey: [...keys.pregunta.lists, 'banco', buscar],
    queryFn: ({ pageParam, signal }) => callPage(api.pregunta.sellst, bankRequest({ buscar, pagina: pageParam }), { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ rows }, pages) => (rows.length === PAGE ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  });

const bankRequest = (query: Pick<ListQuery, 'buscar' | 'pagina'>) => ({ query: { ...query, tamano: PAGE, orden: '-id_pregunta' } });

/** Every question that matches, for choosing them all at once. */
export const findBanco = (buscar: string) => call(api.pregunta.sellst, { query: { buscar, orden: '-id_pregunta' } });

/** Links of questions and topics are counted in the lists of both; attempts draw from them. */
const PREGUNTAS = [keys.pregunta.all, keys.tema.all, keys.avance.all];
/** Topics of modules are counted in both lists, and stand in the trees of plans. */
const MODULOS = [keys.tema.all, keys.modulo.all, keys.planestudio.all, keys.avance.all, keys.tablero.all];

/** Links questions with topics, every pair that is named; what exists already is counted (P26). */
export const useLinkPreguntas = () =>
  useMutation({
    mutationFn: (body: RequestOf<Tema['pregunta']>['body']) => call(api.tema.pregunta, { body }),
    onSuccess: useInvalidate(PREGUNTAS),
  });

/** The same for topics and modules. */
export const useLinkModulos = () =>
  useMutation({
    mutationFn: (pairs: readonly { id_tema: number; id_modulo: number }[]) => call(api.tema.modulo, { body: [...pairs] }),
    onSuccess: useInvalidate(MODULOS),
  });

/** Takes a question out of a topic; `id` is its link. */
export const useUnlinkPregunta = () =>
  useMutation({ mutationFn: (id: number) => call(api.pregunta.desvincular, { params: { id } }), onSuccess: useInvalidate(PREGUNTAS) });
