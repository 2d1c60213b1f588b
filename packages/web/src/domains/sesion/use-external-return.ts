import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useFinishExternal } from './externo.queries.ts';
import { useEntered } from './use-entered.ts';
import { href } from '../../core/router/paths.ts';
import { takePendingEntry } from '../../core/session/pending-entry.ts';

/** Finishes, once, the sign-in that comes back from a provider with a code; a failure leaves the code out of the address. */
export function useExternalReturn(codigo: string | undefined) {
  const finish = useFinishExternal();
  const entered = useEntered();
  const navigate = useNavigate();
  const taken = useRef<string>(undefined);
  const { mutate } = finish;
  useEffect(() => {
    if (!codigo || taken.current === codigo) return;
    taken.current = codigo;
    const entry = takePendingEntry();
    mutate(
      { codigo, entry },
      {
        onSuccess: () => entered(entry?.volver),
        onError: () => void navigate({ ...href('/auth/login', { volver: entry?.volver }), replace: true } as never),
      },
    );
  }, [codigo, entered, mutate, navigate]);
  return finish;
}
