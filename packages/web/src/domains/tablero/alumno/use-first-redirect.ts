import type { TemaAlumno } from '@portal/contract';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { markRedirected, wasRedirected } from './first-redirect.ts';
import { temaHref } from '../../../core/router/ocurrencia.ts';
import { useUser } from '../../../core/session/session.ts';

/**
 * Redirects a learner to the first unlocked pending topic, once per sign-in (P19). Returns true while the redirect runs, so that the panel
 * does not flash up.
 */
export function useFirstRedirect(siguiente: TemaAlumno | null | undefined): boolean {
  const { id_sesion } = useUser();
  const navigate = useNavigate();
  const [wanted] = useState(() => !wasRedirected(id_sesion));
  const first = wanted ? siguiente : undefined;
  useEffect(() => {
    if (!first) return;
    markRedirected(id_sesion);
    // Above the panel, so that the way back leads there.
    void navigate(temaHref(first) as never);
  }, [first, id_sesion, navigate]);
  return Boolean(first);
}
