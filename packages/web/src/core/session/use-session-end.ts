import { useCallback, useEffect, useRef, useState } from 'react';
import { lastUse } from './last-use.ts';

const MINUTE_MS = 60_000;
const LOOK_MS = 30_000;
/** Minutes before the end in which a person is warned. */
const WARNING = 15;
/** Minutes between two calls that keep the session of a person who types without calling the server. */
const BEAT = 10;
const SIGNS = ['pointerdown', 'keydown'] as const;

interface Ends {
  /** Hours without use after which the server ends the session; undefined until known. */
  readonly hours: number | undefined;
  /** Calls the server, which counts as use. */
  readonly beat: () => Promise<void>;
}

/**
 * Returns the minutes left of a session that nobody uses, when they are few, and the function that goes on (P140). Who types, touches or
 * comes back to the tab uses it.
 */
export function useSessionEnd({ hours, beat }: Ends): { left: number | undefined; goOn: () => void } {
  const [left, setLeft] = useState<number>();
  const tried = useRef(0);
  const goOn = useCallback(() => {
    tried.current = Date.now();
    setLeft(undefined);
    // Without a connection the next sign tries again.
    beat().catch(() => undefined);
  }, [beat]);
  useEffect(() => {
    if (hours === undefined) return undefined;
    const minutesLeft = () => Math.ceil((lastUse() - Date.now()) / MINUTE_MS) + hours * 60;
    const look = () => {
      const minutes = minutesLeft();
      setLeft(!document.hidden && minutes <= WARNING ? Math.max(minutes, 1) : undefined);
    };
    const note = () => {
      const since = Date.now() - Math.max(lastUse(), tried.current);
      if (!document.hidden && minutesLeft() > WARNING && since >= BEAT * MINUTE_MS) goOn();
    };
    const comeBack = () => {
      if (!document.hidden && minutesLeft() <= WARNING) goOn();
    };
    const timer = setInterval(look, LOOK_MS);
    for (const name of SIGNS) window.addEventListener(name, note, { capture: true, passive: true });
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      clearInterval(timer);
      for (const name of SIGNS) window.removeEventListener(name, note, { capture: true });
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [hours, goOn]);
  return { left, goOn };
}
