import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { grow, sameSpan, type Span } from './grow.ts';

/**
 * Returns the items of a virtualizer to draw now: those already drawn and one batch more; the next frames add the rest. A jump over a
 * long list draws some forty rows, which in one task would freeze a slow device.
 */
export function useGradualItems<Box extends Element, Item extends Element>(virtualizer: Virtualizer<Box, Item>): readonly VirtualItem[] {
  const drawn = useRef<Span>(undefined);
  const [, again] = useReducer((renders: number) => renders + 1, 0);
  const items = virtualizer.getVirtualItems();
  const wanted = spanOf(items);
  const next = wanted && grow(drawn.current, wanted, inSightOf(virtualizer, wanted));
  const whole = !next || sameSpan(next, wanted);
  useLayoutEffect(() => {
    drawn.current = next;
  });
  const [from, to] = [next?.from, next?.to];
  useEffect(() => {
    if (whole) return undefined;
    const frame = requestAnimationFrame(again);
    return () => cancelAnimationFrame(frame);
  }, [whole, from, to]);
  return next ? items.filter(({ index }) => index >= next.from && index <= next.to) : items;
}

function spanOf(items: readonly VirtualItem[]): Span | undefined {
  const [first, last] = [items[0], items.at(-1)];
  return first && last && { from: first.index, to: last.index };
}

/** Rows in sight; before the first measure all that are wanted. */
function inSightOf<Box extends Element, Item extends Element>({ range }: Virtualizer<Box, Item>, wanted: Span): Span {
  return range ? { from: Math.max(range.startIndex, wanted.from), to: Math.min(range.endIndex, wanted.to) } : wanted;
}
