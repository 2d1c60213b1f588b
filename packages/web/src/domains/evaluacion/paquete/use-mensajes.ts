import type { MensajeJugador } from '@portal/contract/paquete';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds without a word of the player after which its origin counts as unreachable. */
const SILENCE_MS = 10_000;

const isMessage = (data: unknown): data is MensajeJugador =>
  typeof data === 'object' && data !== null && 'portal' in data && data.portal === 'paquete' && 'suceso' in data;

/** State of the player in a frame as its messages say. */
export interface Oido {
  readonly suceso: MensajeJugador['suceso'];
  /** Last moment of which the server has the state. */
  readonly guardado: string | undefined;
}

/** Listens to the player in a frame, of its own origin and window alone. `mudo`: it has said nothing for some seconds. */
export function useMensajes(marco: RefObject<HTMLIFrameElement | null>, origen: string, onMessage: (message: MensajeJugador) => void) {
  const [oido, setOido] = useState<Oido | null>(null);
  const [mudo, setMudo] = useState(false);
  const hear = useEffectEvent(({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== origen || source === null || source !== marco.current?.contentWindow || !isMessage(data)) return;
    setMudo(false);
    setOido((last) => ({ suceso: data.suceso, guardado: data.guardado ?? last?.guardado }));
    onMessage(data);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => hear(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  const heard = oido !== null;
  useEffect(() => {
    if (heard) return;
    const timer = setTimeout(() => setMudo(true), SILENCE_MS);
    return () => clearTimeout(timer);
  }, [heard]);
  return { oido, mudo };
}
