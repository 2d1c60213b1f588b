import type { TemaAlumno } from '@portal/contract/asignacion';
import type { PanelAlumno } from '@portal/contract/avance';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { markRedirected, wasRedirected } from './first-redirect.ts';
import { broughtEarly } from '../../../core/client/early.ts';
import { useGo } from '../../../core/router/go.ts';
import { temaHref } from '../../../core/router/ocurrencia.ts';
import { href } from '../../../core/router/paths.ts';
import { readToken, useUser } from '../../../core/session/session.ts';

/** Whether people of a boss wait for an answer and no topic of the boss is overdue (P270). */
const teamFirst = (late: number | undefined, siguiente: TemaAlumno | null): boolean => !!late && !siguiente?.vencido;

/**
 * Redirects a learner to the first unlocked pending topic, a boss to late people, once per sign-in (P19, P270). Returns `wanted` until that is known, then
 * `runs` while the redirect runs, so that the panel does not flash up; undefined for a panel that stays.
 */
export function useFirstRedirect(panel: PanelAlumno | undefined): 'wanted' | 'runs' | undefined {
  const { id_sesion, equipo_atrasados } = useUser();
  const go = useGo();
  const queries = useQueryClient();
  const [wanted] = useState(() => !wasRedirected(id_sesion));
  const siguiente = wanted ? panel?.siguiente : undefined;
  const team = siguiente !== undefined && teamFirst(equipo_atrasados, siguiente);
  const first = team ? undefined : siguiente;
  const bienvenida = panel?.primera;
  useEffect(() => {
    if (!first && !team) return;
    markRedirected(id_sesion);
    if (!first) return void go(href('/miequipo'));
    // Of the topic's file, which is on its way since the sign-in; without it the topic's screen asks.
    if (broughtEarly(readToken())) import('./ask-ahead.ts').then(({ askAhead }) => askAhead(queries, first)).catch(() => undefined);
    // Above the panel, so that the way back leads there.
    void go(temaHref(first), { state: { bienvenida } });
  }, [first, team, bienvenida, id_sesion, go, queries]);
  if (!wanted) return undefined;
  return first || team ? 'runs' : 'wanted';
}
