import { useCallback, useEffect, useState } from 'react';
import { emptyDraft, readDraft, writeDraft, type Draft } from './draft-store.ts';
import { fetchRespuestas, saveAnswer, type Intento } from '../evaluacion.queries.ts';
import { laterThan, latest, ofServer, type Respuestas } from './respuestas.ts';
import type { Ocurrencia } from '../../../core/router/ocurrencia.ts';
import { useUser } from '../../../core/session/session.ts';

const withLatest = (draft: Draft, respuestas: Respuestas): Draft => ({ ...draft, respuestas: latest(draft.respuestas, respuestas) });

/** The learner's choices: kept in the browser at every change, and on the server as drafts. Of two devices or tabs the later choice stays. */
export function useDraft(ocurrencia: Ocurrencia, intento: Intento) {
  const { id } = useUser();
  const { id_evaluacion, adelanto, preguntas } = intento;
  const kept = useCallback(() => {
    const draft = readDraft(id, ocurrencia);
    return draft?.id_evaluacion === id_evaluacion ? draft : emptyDraft(id_evaluacion);
  }, [id, ocurrencia, id_evaluacion]);
  const [draft, setDraft] = useState(() => withLatest(kept(), ofServer(preguntas)));
  useEffect(() => writeDraft(id, ocurrencia, withLatest(draft, kept().respuestas)), [id, ocurrencia, draft, kept]);
  const tell = useCallback(
    (remote: Respuestas) => {
      for (const [pregunta, eleccion] of Object.entries(laterThan(kept().respuestas, remote)))
        saveAnswer(id_evaluacion, Number(pregunta), eleccion);
    },
    [id_evaluacion, kept],
  );
  useEffect(() => tell(ofServer(preguntas)), [tell, preguntas]);
  useReturn(
    useCallback(async () => {
      const remote = await fetchRespuestas(ocurrencia, id_evaluacion);
      if (!remote) return;
      tell(remote);
      setDraft((current) => withLatest(withLatest(current, kept().respuestas), remote));
    }, [ocurrencia, id_evaluacion, tell, kept]),
  );
  const answer = (pregunta: number, respuesta: number) => {
    // Never dated before the choice that it replaces, wherever that one was made.
    const fecha = Math.max(Date.now() + adelanto, (draft.respuestas[pregunta]?.fecha ?? 0) + 1);
    saveAnswer(id_evaluacion, pregunta, { respuesta, fecha });
    setDraft((current) => withLatest(current, { [pregunta]: { respuesta, fecha } }));
  };
  const change = useCallback((part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part })), []);
  return { draft, answer, change };
}

/** Runs when the person comes back to the page, or the connection does; a way that is still broken waits for the next time. */
function useReturn(refresh: () => Promise<void>): void {
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
