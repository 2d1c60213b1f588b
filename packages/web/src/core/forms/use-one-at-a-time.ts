import { useRef } from 'react';

/** Returns a function that runs one piece of work at a time and drops calls meanwhile: the second click of a double click saves nothing again. */
export function useOneAtATime(): (work: () => Promise<void>) => Promise<void> {
  const running = useRef(false);
  return async (work) => {
    if (running.current) return;
    running.current = true;
    try {
      await work();
    } finally {
      running.current = false;
    }
  };
}
