import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

interface Narrow {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly narrow: boolean;
}

/** Returns whether a box is narrower than `below` pixels: measured between layout and paint, the first time and at every change of its size. */
export function useNarrow(below: number): Narrow {
  const ref = useRef<HTMLDivElement>(null);
  const [narrow, setNarrow] = useState(() => window.innerWidth < below);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const measure = () => {
      // A full-page picture reduces Chromium's window to 1 x 1 pixels for a moment, and a hidden box has no width either.
      if (box.offsetWidth > 0) flushSync(() => setNarrow(box.offsetWidth < below));
    };
    // It measures at once, when the browser has laid out anyway.
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [below]);
  return { ref, narrow };
}
