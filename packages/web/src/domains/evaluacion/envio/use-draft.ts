import type { Respuesta } from '@portal/contract/pregunta';
import { useCallback, useEffect, useState } from 'react';
import { draftKey, emptyDraft, writeDraft, type Draft } from '../../../pieces/evaluacion/envio/draft-store.ts';
import { readDraft } from '../../../pieces/evaluacion/envio/read-draft.ts';
import { fetchRespuestas, type Intento } from '../../../pieces/evaluacion/evaluacion.queries.ts';
import { isEntregaOf } from '../../../pieces/evaluacion/envio/entrega.ts';
import { laterThan, latest, ofServer, type Respuestas } from '../../../pieces/evaluacion/envio/respuestas.ts';
import { isAnswered } from '../../../pieces/pregunta/tipos/answered.ts';
import { usePendingChoices } from './use-pending-choices.ts';
import type { Ocurrencia } from '../../../core/router/ocurrencia.ts';
import { offlineOf } from '../../../core/offline/offline.ts';
import { useShelfLoss } from '../../../core/offline/use-offline.ts';
import { useUser } from '../../../core/session/session.ts';
import { useLeaveWarning } from '../../../core/use-leave-warning.ts';

const withLatest = (draft: Draft, respuestas: Respuestas): Draft => ({ ...draft, respuestas: latest(draft.respuestas, respuestas) });

/**
 * Draft of the open attempt: each choice is stored in the browser at once and, once complete, on the server with others. The newer choice of two devices or
 * tabs wins. `discard` forgets the choices not sent to the server, once the questionnaire is graded. `loss`: why the device does not keep the draft.
 */
export function useDraft(ocurrencia: Ocurrencia, intento: Intento) {
  const { id } = useUser();
  const { id_evaluacion, adelanto, preguntas } = intento;
  const kept = useCallback(() => {
    const draft = readDraft(id, ocurrencia);
    return draft?.id_evaluacion === id_evaluacion ? draft : emptyDraft(id_evaluacion);
  }, [id, ocurrencia, id_evaluacion]);
  const [draft, setDraft] = useState(() => withLatest(kept(), ofServer(preguntas)));
  useEffect(() => writeDraft(id, ocurrencia, withLatest(draft, kept().respuestas)), [id, ocurrencia, draft, kept]);
  const pending = usePendingChoices(id_evaluacion);
  // The server refuses a whole batch for an answer that is incomplete.
  const complete = useCallback(
    (respuestas: Respuestas): Respuestas =>
      Object.fromEntries(
        preguntas.flatMap((pregunta) => {
          const own = respuestas[pregunta.id_pregunta];
          return own && isAnswered(pregunta, own.respuesta) ? [[pregunta.id_pregunta, own]] : [];
        }),
      ),
    [preguntas],
  );
  const saveNewer = useCallback(
    (remote: Respuestas) => {
      pending.add(complete(laterThan(kept().respuestas, remote)));
      pending.flush();
    },
    [pending, kept, complete],
  );
  useEffect(() => saveNewer(ofServer(preguntas)), [saveNewer, preguntas]);
  useRefreshOnReturn(
    useCallback(async () => {
      // A questionnaire on its way carries all choices; once it is graded the server refuses further ones.
      const { outbox } = offlineOf(id).store;
      if (outbox.all().some((entry) => entry.state === 'espera' && isEntregaOf(entry, ocurrencia))) return;
      const remote = await fetchRespuestas(ocurrencia, id_evaluacion);
      if (!remote) return;
      saveNewer(remote);
      setDraft((current) => withLatest(withLatest(current, kept().respuestas), remote));
    }, [id, ocurrencia, id_evaluacion, saveNewer, kept]),
  );
  const answer = (pregunta: number, respuesta: Respuesta) => {
    // Dated after the choice that it replaces, even one from a device with a clock that runs ahead.
    const fecha = Math.max(Date.now() + adelanto, (draft.respuestas[pregunta]?.fecha ?? 0) + 1);
    pending.add(complete({ [pregunta]: { respuesta, fecha } }));
    setDraft((current) => withLatest(current, { [pregunta]: { respuesta, fecha } }));
  };
  const change = useCallback((part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part })), []);
  const loss = useShelfLoss(draftKey(ocurrencia));
  useLeaveWarning(() => loss !== undefined && pending.waits());
  return { draft, answer, change, discard: pending.discard, loss };
}

/** Calls `refresh` when the page becomes visible or focused or the connection returns; ignores a failure until the next time. */
function useRefreshOnReturn(refresh: () => Promise<void>): void {
  useEffect(() => {
    const run = () => {
      if (document.visibilityState === 'visible') refresh().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', run);
    window.addEventListener('focus', run);
    window.addEventListener('online', run);
    return () => {
      document.removeEventListener('visibilitychange', run);
      window.removeEventListener('focus', run);
      window.removeEventListener('online', run);
    };
  }, [refresh]);
}
