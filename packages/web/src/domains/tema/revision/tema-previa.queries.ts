import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { temaApi } from '@portal/contract/tema';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../core/client/client.ts';
import { keysOf } from '../../../core/query-keys.ts';

/** Topic with its material and drawn questions, without the right options. */
export type TemaPrevia = ResponseOf<typeof temaApi.preview>;
/** Grade (0-100), counts and wrong answers of a trial. */
export type PreviaCalificada = ResponseOf<typeof temaApi.calificarPreview>;

/** Asks for a topic with its material and drawn questions. */
export const askTemaPrevia = (id_tema: number, signal: AbortSignal) => call(temaApi.preview, { body: { id_tema } }, { signal });

/** Fetches a topic with drawn questions; only `refetch` draws again. */
export const useTemaPrevia = (id: number) =>
  useQuery({
    queryKey: [...keysOf('tema').all, 'previa', id],
    queryFn: ({ signal }) => askTemaPrevia(id, signal),
    staleTime: Infinity,
    gcTime: 0,
  });

/** Grades the answers of a trial; stores nothing, so it invalidates nothing. */
export const useGradePrevia = () =>
  useMutation({ mutationFn: (body: RequestOf<typeof temaApi.calificarPreview>['body']) => call(temaApi.calificarPreview, { body }) });
