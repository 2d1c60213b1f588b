import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Side on which columns of a table lie out of sight: right until the sideways scroll ends, then left; undefined when all fit. */
export type Beyond = 'right' | 'left' | undefined;

/** Sideways scroll of a table. */
export interface Sideways {
  readonly beyond: Beyond;
  /** Scrolling box; null before it is drawn. */
  readonly box: HTMLDivElement | null;
  readonly setBox: (box: HTMLDivElement | null) => void;
  /** Shows the next columns, or the first ones again at the end. */
  readonly move: () => void;
}

/** Share of the visible width that one step scrolls: the last column in sight stays. */
const STEP = 0.7;

const sideOf = ({ scrollWidth, clientWidth, scrollLeft }: HTMLElement): Beyond => {
  const rest = scrollWidth - clientWidth;
  // Browsers round a zoomed width down and a scroll position up.
  if (rest <= 1) return undefined;
  return scrollLeft < rest - 1 ? 'right' : 'left';
};

/** Follows where a table's columns lie out of sight: measured between layout and paint, at every scroll and change of size. */
export function useSideways(): Sideways {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [beyond, setBeyond] = useState<Beyond>();
  useLayoutEffect(() => {
    if (!box) return;
    const measure = () => setBeyond(sideOf(box));
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
      setBeyond(undefined);
    };
  }, [box]);
  const move = () => box?.scrollTo({ left: beyond === 'left' ? 0 : box.scrollLeft + box.clientWidth * STEP });
  return { beyond, box, setBox, move };
}
