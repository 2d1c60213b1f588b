import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { removeDraft, writeDraft, type Draft } from './draft-store.ts';
import { type Acuse, sendDraft, useForgetProgress } from '../evaluacion.queries.ts';
import { ApiError } from '../../../core/client/api-error.ts';
import type { Ocurrencia } from '../../../core/router/ocurrencia.ts';
import { useUser } from '../../../core/session/session.ts';

/** Seconds between two tries while the way to the server is broken. */
const RETRY_SECONDS = 10;

/**
 * Sends a questionnaire until the server acknowledges it (P12). A broken way is tried again by itself, when the
 * connection returns and every few seconds; a refusal is final and shown. `onAcknowledged` runs exactly once.
 */
export function useDelivery(ocurrencia: Ocurrencia, onAcknowledged: (acuse: Acuse) => void) {
  const { id } = useUser();
  const forget = useForgetProgress();
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (draft: Draft) => {
      writeDraft(id, ocurrencia, { ...draft, enviando: true });
      return sendDraft(draft);
    },
    onSuccess: (acuse) => {
      removeDraft(id, ocurrencia);
      forget();
      onAcknowledged(acuse);
    },
    onError: (failure, draft) => {
      if (!isBroken(failure)) writeDraft(id, ocurrencia, { ...draft, enviando: false });
    },
  });
  const waiting = isBroken(error) && !isPending;
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
  return { send: mutate, retry, sending: isPending, waiting, refusal: isBroken(error) ? null : error };
}

/** The way was broken, or the session ended on it: the draft stays marked as being sent. */
const isBroken = (error: unknown): boolean =>
  error instanceof ApiError && (error.transient || error.code === 'sesion_requerida' || error.code === 'contrasena_vencida');
