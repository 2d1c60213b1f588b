import { useCallback, useEffect, useState } from 'react';
import { emptyDraft, readDraft, writeDraft, type Draft } from './draft-store.ts';
import { saveAnswer, type Intento } from './evaluacion.queries.ts';
import { useUser } from '../../core/session/session.ts';
import type { Ocurrencia } from '../../core/router/ocurrencia.ts';

/** What is kept here comes first; answers that only the server has (another device) fill the gaps. */
function startingDraft(kept: Draft | undefined, { id_evaluacion, preguntas }: Intento): Draft {
  const own = kept?.id_evaluacion === id_evaluacion ? kept : emptyDraft(id_evaluacion);
  const known = new Set(preguntas.map(({ id_pregunta }) => String(id_pregunta)));
  const remote = preguntas.flatMap(({ id_pregunta, respuesta }) => (respuesta ? [[String(id_pregunta), respuesta] as const] : []));
  const local = Object.entries(own.respuestas).filter(([pregunta]) => known.has(pregunta));
  return { ...own, respuestas: Object.fromEntries([...remote, ...local]) };
}

/** The learner's choices: kept in the browser at every change, and on the server as drafts. */
export function useDraft(ocurrencia: Ocurrencia, intento: Intento) {
  const { id } = useUser();
  const [draft, setDraft] = useState(() => startingDraft(readDraft(id, ocurrencia), intento));
  useEffect(() => writeDraft(id, ocurrencia, draft), [id, ocurrencia, draft]);
  const answer = useCallback(
    (pregunta: number, respuesta: number) => {
      saveAnswer(intento.id_evaluacion, pregunta, respuesta);
      setDraft((current) => ({ ...current, respuestas: { ...current.respuestas, [pregunta]: respuesta } }));
    },
    [intento.id_evaluacion],
  );
  const change = useCallback((part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part })), []);
  return { draft, answer, change };
}
