import { useDebouncedValue } from '@mantine/hooks';
import { type asignacionApi, DIAS_PRORROGA_MAX } from '@portal/contract/asignacion';
import type { ResponseOf } from '@portal/contract/core';
import { useState } from 'react';
import { type Elegidas, type Prorroga, useProrrogaPrevista, useProrrogar } from './lista.queries.ts';

export const COMO = ['fecha', 'dias', 'retirar'] as const;

/** Deadline as typed. */
export interface Borrador {
  readonly como: (typeof COMO)[number];
  readonly fecha: string | null;
  readonly dias: number | string;
}

/** Milliseconds without typing before the effect is asked for. */
const PAUSE = 300;

/** Returns the deadline; undefined while it is incomplete. */
function plazoOf({ como, fecha, dias }: Borrador, today: string): Prorroga['plazo'] | undefined {
  if (como === 'retirar') return { retirar: 1 };
  if (como === 'fecha') return fecha !== null && fecha >= today ? { fecha } : undefined;
  return typeof dias === 'number' && Number.isInteger(dias) && dias >= 1 && dias <= DIAS_PRORROGA_MAX ? { dias } : undefined;
}

/** Effect of an extension. */
export type Cuentas = ResponseOf<typeof asignacionApi.prorrogar>;

/** State of the dialog that extends deadlines: what is typed, what the server says would follow (`counted`: of what is typed now), and the call. */
export function useProrroga(elegidas: Elegidas, today: string) {
  const [draft, setDraft] = useState<Borrador>({ como: 'fecha', fecha: null, dias: '' });
  const [motivo, setMotivo] = useState('');
  const [avisar, setAvisar] = useState(true);
  const plazo = plazoOf(draft, today);
  const [asked] = useDebouncedValue(plazo, PAUSE);
  const prevista = useProrrogaPrevista(elegidas, asked);
  const { mutate, isPending, error } = useProrrogar();
  const isCounted = plazo !== undefined && JSON.stringify(plazo) === JSON.stringify(asked) && !prevista.isPlaceholderData;
  const send = (options: { onSuccess: (answer: Cuentas) => void }) =>
    plazo && mutate({ ...elegidas, plazo, motivo, avisar: avisar ? 1 : 0 }, options);
  const counted = isCounted ? prevista.data : undefined;
  return { draft, setDraft, motivo, setMotivo, avisar, setAvisar, plazo, prevista, counted, extend: { send, isPending, error } };
}
