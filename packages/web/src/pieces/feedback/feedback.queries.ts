import type { CallOf } from '@portal/contract/core';
import type { evaluacionApi } from '@portal/contract/evaluacion';
import type { feedbackApi } from '@portal/contract/feedback';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type AddressOf, callByAddress } from '../../core/client/client.ts';
import { type Delivery, submit } from '../../core/offline/offline.ts';
import { keysOf } from '../../core/query-keys.ts';
import { useUser } from '../../core/session/session.ts';
import { useInvalidate } from '../../core/use-invalidate.ts';

const RESULTADO: AddressOf<typeof evaluacionApi.resultado> = { method: 'GET', path: '/evaluacion/sel/resultado/:id' };

const INS: AddressOf<typeof feedbackApi.ins> = { method: 'POST', path: '/feedback/ins' };

type Body = CallOf<typeof feedbackApi.ins>['body'];

/** Fetches the result of an attempt: its topic and whether it has feedback. */
export const useValorado = (id: number) =>
  useQuery(
    queryOptions({
      queryKey: keysOf('feedback').one(id),
      queryFn: ({ signal }) => callByAddress(RESULTADO, { params: { id } }, { signal }),
    }),
  );

/** Sends a rating; the server takes an equal one twice without harm (P17). */
export const deliverValoracion: Delivery = ({ body }) => callByAddress(INS, { body: body as Body });

/** Sends the feedback of an attempt by the outbox; the server accepts one (P17). */
export function useSendFeedback() {
  const { id } = useUser();
  return useMutation({
    mutationFn: (body: Body) => submit(id, { id: `valoracion-${body.id_evaluacion}`, kind: 'valoracion', body }),
    onSuccess: useInvalidate([keysOf('feedback').all, keysOf('evaluacion').all]),
  });
}
