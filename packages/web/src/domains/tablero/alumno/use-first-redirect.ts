import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { markTaken, wasTaken } from './first-visit.ts';
import { useMisPendientes } from '../tablero.queries.ts';
import { temaHref } from '../../../core/router/ocurrencia.ts';
import { useUser } from '../../../core/session/session.ts';

/**
 * Takes a learner to the first pending topic that can be opened, once per sign-in (P19). True while that is still
 * being found out or is under way: the panel waits, so that it does not flash by.
 */
export function useFirstRedirect(): boolean {
  const { id_sesion } = useUser();
  const navigate = useNavigate();
  const [wanted] = useState(() => !wasTaken(id_sesion));
  const { data, isPending } = useMisPendientes();
  const first = wanted ? data?.find(({ bloqueado }) => !bloqueado) : undefined;
  useEffect(() => {
    if (!first) return;
    markTaken(id_sesion);
    void navigate({ ...temaHref(first), replace: true } as never);
  }, [first, id_sesion, navigate]);
  return wanted && (isPending || first !== undefined);
}
