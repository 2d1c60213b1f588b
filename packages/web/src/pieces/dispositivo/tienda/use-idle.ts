import { INACTIVIDAD_TIENDA } from '@portal/contract/dispositivo';
import { useEffect, useState } from 'react';
import { watchReading } from './reading.ts';

const SECOND_MS = 1000;
/** Seconds between two signs of life to the server while a person reads and calls nothing. */
const BEAT_SECONDS = 20;
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'scroll', 'input'] as const;

interface Watch {
  readonly onEnd: () => void;
  readonly onBeat: () => void;
}

/** Returns whether a video or an audio plays: its listener need not touch anything. */
const isPlaying = (): boolean => [...document.querySelectorAll('video, audio')].some((media) => !(media as HTMLMediaElement).paused);

/**
 * Returns the seconds left when fewer than twenty are, else undefined. Every touch, key, scroll and running video restarts two minutes, and a
 * lesson in sight gets its reading time first; at their end calls `onEnd`. A suspended tablet finds the end when it wakes up, because the hook
 * compares moments.
 */
export function useIdle({ onEnd, onBeat }: Watch): number | undefined {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    let active = Date.now();
    let told = active;
    const reading = watchReading(active);
    const note = () => {
      active = Date.now();
      reading.sign(active);
      setLeft(undefined);
    };
    // A touch in a frame takes the focus there; the page sees nothing else of it.
    const noteFrame = () => void (document.activeElement instanceof HTMLIFrameElement && note());
    const look = () => {
      if (reading.look(Date.now()) || isPlaying()) active = Date.now();
      const seconds = INACTIVIDAD_TIENDA.segundos - Math.floor((Date.now() - active) / SECOND_MS);
      if (seconds <= 0) return onEnd();
      setLeft(seconds <= INACTIVIDAD_TIENDA.aviso ? seconds : undefined);
      if (active > told && Date.now() - told >= BEAT_SECONDS * SECOND_MS) {
        told = Date.now();
        onBeat();
      }
    };
    for (const name of SIGNS) window.addEventListener(name, note, { capture: true, passive: true });
    window.addEventListener('blur', noteFrame);
    document.addEventListener('visibilitychange', look);
    const timer = setInterval(look, SECOND_MS);
    return () => {
      clearInterval(timer);
      window.removeEventListener('blur', noteFrame);
      document.removeEventListener('visibilitychange', look);
      for (const name of SIGNS) window.removeEventListener(name, note, { capture: true });
    };
  }, [onEnd, onBeat]);
  return left;
}
