import type { PanelAlumno } from '@portal/contract/avance';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { markRedirected, wasRedirected } from './first-redirect.ts';
import { broughtEarly } from '../../../core/client/early.ts';
import { useGo } from '../../../core/router/go.ts';
import { temaHref } from '../../../core/router/ocurrencia.ts';
import { readToken, useUser } from '../../../core/session/session.ts';

/**
 * Redirects a learner to the first unlocked pending topic, once per sign-in (P19). Returns `wanted` until that is known, then `runs` while the
 * redirect runs, so that the panel does not flash up; undefined for a panel that stays.
 */
export function useFirstRedirect(panel: PanelAlumno | undefined): 'wanted' | 'runs' | undefined {
  const { id_sesion } = useUser();
  const go = useGo();
  const queries = useQueryClient();
  const [wanted] = useState(() => !wasRedirected(id_sesion));
  const first = wanted ? panel?.siguiente : undefined;
  const bienvenida = panel?.primera;
  useEffect(() => {
    if (!first) return;
    markRedirected(id_sesion);
    // Of the topic's file, which is on its way since the sign-in; without it the topic's screen asks.
    if (broughtEarly(readToken())) import('./ask-ahead.ts').then(({ askAhead }) => askAhead(queries, first)).catch(() => undefined);
    // Above the panel, so that the way back leads there.
    void go(temaHref(first), { state: { bienvenida } });
  }, [first, bienvenida, id_sesion, go, queries]);
  if (!wanted) return undefined;
  return first ? 'runs' : 'wanted';
}
