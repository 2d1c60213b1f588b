import { useState } from 'react';
import { DRAFTS } from '../../core/offline/kept-session.ts';
import { useOffline, useShelfLoss } from '../../core/offline/use-offline.ts';

/** Subject of a question: a topic, or a question of an attempt at it. */
export interface Asunto {
  readonly id_tema: number;
  readonly id_evaluacion?: number;
  readonly id_pregunta?: number;
}

/** Question that its person has not sent yet. */
interface Borrador {
  /** Key under which it is sent, also after a reload. */
  readonly clave: string;
  readonly texto: string;
}

const isBorrador = (value: unknown): value is Borrador =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Borrador).texto === 'string' &&
  typeof (value as Borrador).clave === 'string';

/** Question that is being written, kept on the device until it is sent. `loss`: why it is not. */
export function useBorrador({ id_tema, id_pregunta = 0 }: Asunto) {
  const key = `${DRAFTS}consulta:${id_tema}:${id_pregunta}`;
  const { shelf } = useOffline().store;
  const [borrador, setBorrador] = useState<Borrador>(() => {
    const kept = shelf.get(key);
    return isBorrador(kept) ? kept : { clave: crypto.randomUUID(), texto: '' };
  });
  const write = (texto: string) => {
    const next = { ...borrador, texto };
    setBorrador(next);
    if (texto) shelf.set(key, next);
    else shelf.remove(key);
  };
  return { ...borrador, write, discard: () => shelf.remove(key), loss: useShelfLoss(key) };
}
