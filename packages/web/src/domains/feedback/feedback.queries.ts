import { api, type CallOf } from '@portal/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';

type Body = CallOf<typeof api.feedback.ins>['body'];

/** The result of the attempt that the feedback is about: its topic, and whether feedback was given. */
export const useValorado = (id: number) =>
  useQuery(
    queryOptions({
      queryKey: ['feedback', 'evaluacion', id],
      queryFn: ({ signal }) => call(api.evaluacion.resultado, { params: { id } }, { signal }),
    }),
  );

/** Sends the feedback of an attempt, once (P17). */
export function useSendFeedback() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => call(api.feedback.ins, { body }),
    onSuccess: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'feedback' || queryKey[0] === 'evaluacion' }),
  });
}
