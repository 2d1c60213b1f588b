import type { TemaAlumno } from '@portal/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { markRedirected, wasRedirected } from './first-redirect.ts';
import { broughtEarly } from '../../../core/client/early.ts';
import { ocurrenciaOfRow, temaHref } from '../../../core/router/ocurrencia.ts';
import { readToken, useUser } from '../../../core/session/session.ts';
import { openAhead } from '../../evaluacion/evaluacion.public.ts';
import { detalleOf } from '../../tema/tema.public.ts';

/**
 * Redirects a learner to the first unlocked pending topic, once per sign-in (P19). Returns `wanted` until that is known, then `runs` while the
 * redirect runs, so that the panel does not flash up; undefined for a panel that stays.
 */
export function useFirstRedirect(siguiente: TemaAlumno | null | undefined): 'wanted' | 'runs' | undefined {
  const { id_sesion } = useUser();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [wanted] = useState(() => !wasRedirected(id_sesion));
  const first = wanted ? siguiente : undefined;
  useEffect(() => {
    if (!first) return;
    markRedirected(id_sesion);
    if (broughtEarly(readToken())) askAhead(queries, first);
    // Above the panel, so that the way back leads there.
    void navigate(temaHref(first) as never);
  }, [first, id_sesion, navigate, queries]);
  if (!wanted) return undefined;
  return first ? 'runs' : 'wanted';
}

/** Asks for topic and attempt at once: the panel came with the sign-in, so that the topic opens (P242). */
function askAhead(queries: QueryClient, tema: TemaAlumno): void {
  const ocurrencia = ocurrenciaOfRow(tema);
  if (!ocurrencia) return;
  void queries.prefetchQuery(detalleOf(ocurrencia));
  if (tema.cuestionario === 1 && tema.numero_preguntas > 0 && tema.listo) openAhead(ocurrencia);
}
