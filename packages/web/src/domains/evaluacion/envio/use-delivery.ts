import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { removeDraft, writeDraft, type Draft } from './draft-store.ts';
import { type Acuse, sendDraft, useForgetProgress } from '../evaluacion.queries.ts';
import { ApiError } from '../../../core/client/api-error.ts';
import type { Ocurrencia } from '../../../core/router/ocurrencia.ts';
import { useUser } from '../../../core/session/session.ts';

/** Seconds between two tries without a connection. */
const RETRY_SECONDS = 10;

/**
 * Sends a questionnaire until the server acknowledges it (P12). After a lost connection it retries on the browser's `online`
 * event and every `RETRY_SECONDS`; a refusal ends it. `onAcknowledged` runs exactly once; what the questionnaire changed is forgotten after it, so
 * that a screen that it leaves reads nothing again.
 */
export function useDelivery(ocurrencia: Ocurrencia, onAcknowledged: (acuse: Acuse) => void | Promise<void>) {
  const { id } = useUser();
  const forgetProgress = useForgetProgress();
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (draft: Draft) => {
      writeDraft(id, ocurrencia, { ...draft, enviando: true });
      return sendDraft(draft);
    },
    onSuccess: async (acuse) => {
      removeDraft(id, ocurrencia);
      await onAcknowledged(acuse);
      forgetProgress();
    },
    onError: (failure, draft) => {
      if (!isRetryable(failure)) writeDraft(id, ocurrencia, { ...draft, enviando: false });
    },
  });
  const waiting = isRetryable(error) && !isPending;
  const retry = useCallback(() => variables && mutate(variables), [mutate, variables]);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(retry, RETRY_SECONDS * 1000);
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [waiting, retry]);
  return { send: mutate, retry, sending: isPending, waiting, refusal: isRetryable(error) ? null : error };
}

/** Sends a draft once, after the first render; an effect that React runs twice does not repeat it. */
export function useSendOnce(send: (draft: Draft) => void, draft: Draft): void {
  const begun = useRef(false);
  useEffect(() => {
    if (!begun.current) send(draft);
    begun.current = true;
  }, [send, draft]);
}

/** Returns whether a lost connection or an ended session caused the failure; the draft then stays marked as sent. */
const isRetryable = (error: unknown): boolean =>
  error instanceof ApiError && (error.transient || error.code === 'sesion_requerida' || error.code === 'contrasena_vencida');
