import { api, type CallOf } from '@portal/contract';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { keys } from '../../core/query-keys.ts';
import { useInvalidate } from '../../core/use-invalidate.ts';

type Body = CallOf<typeof api.feedback.ins>['body'];

/** Fetches the result of an attempt: its topic and whether it has feedback. */
export const useValorado = (id: number) =>
  useQuery(
    queryOptions({
      queryKey: keys.feedback.one(id),
      queryFn: ({ signal }) => call(api.evaluacion.resultado, { params: { id } }, { signal }),
    }),
  );

/** Sends the feedback of an attempt; the server accepts one (P17). */
export const useSendFeedback = () =>
  useMutation({
    mutationFn: (body: Body) => call(api.feedback.ins, { body }),
    onSuccess: useInvalidate([keys.feedback.all, keys.evaluacion.all]),
  });
