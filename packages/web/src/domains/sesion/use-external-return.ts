import { useEffect, useRef } from 'react';
import { useFinishExternal } from './externo.queries.ts';
import { useOpenPortal } from './use-open-portal.ts';
import { useGo } from '../../core/router/go.ts';
import { href } from '../../core/router/paths.ts';
import { takePendingEntry } from '../../core/session/pending-entry.ts';

/** Redeems the code of a provider's answer once; a failure removes the code from the address. */
export function useExternalReturn(codigo: string | undefined) {
  const finish = useFinishExternal();
  const openPortal = useOpenPortal();
  const go = useGo();
  const taken = useRef<string>(undefined);
  const { mutate } = finish;
  useEffect(() => {
    if (!codigo || taken.current === codigo) return;
    taken.current = codigo;
    const entry = takePendingEntry();
    mutate(
      { codigo, entry },
      {
        onSuccess: () => openPortal(entry?.volver),
        onError: () => void go(href('/auth/login', { volver: entry?.volver }), { replace: true }),
      },
    );
  }, [codigo, openPortal, mutate, go]);
  return finish;
}
