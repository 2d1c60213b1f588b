import { type OtroEditor, PRESENCIA, presenciaApi } from '@portal/contract/presencia';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Editado, presenciaKey, tellLeft, tellOpen } from './presencia.queries.ts';
import { useMayCall } from '../../core/session/may-call.ts';

/** Milliseconds without a key or a touch after which a form says nothing: an open one alone would keep the session for ever (P5). */
const IDLE_MS = 10 * 60_000;

let lastInput = Date.now();
const isIdle = (): boolean => Date.now() - lastInput > IDLE_MS;

/** Says that the form is open, again and again until it is left, and returns who else has it open (P264). */
export function usePresencia({ tipo, clave }: Editado): readonly OtroEditor[] {
  const asked = useMayCall()(presenciaApi.editar);
  const { data, refetch } = useQuery({
    queryKey: presenciaKey({ tipo, clave }),
    queryFn: ({ signal }) => tellOpen({ tipo, clave }, signal),
    enabled: asked,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchInterval: () => (isIdle() ? false : PRESENCIA.cada * 1000),
    refetchIntervalInBackground: true,
  });
  useEffect(() => {
    if (!asked) return undefined;
    const onInput = () => {
      const was = isIdle();
      lastInput = Date.now();
      if (was) void refetch();
    };
    const leave = () => tellLeft({ tipo, clave });
    lastInput = Date.now();
    const inputs = ['pointerdown', 'keydown'] as const;
    for (const name of inputs) addEventListener(name, onInput);
    addEventListener('pagehide', leave);
    return () => {
      for (const name of inputs) removeEventListener(name, onInput);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [asked, tipo, clave, refetch]);
  return data ?? [];
}
