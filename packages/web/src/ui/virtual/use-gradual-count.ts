import { startTransition, useEffect, useState } from 'react';

/** Items of the first render: more than a phone shows of a list of cards. */
const FIRST = 4;

/**
 * Returns how many of `count` items to draw now: a few, then twice as many in each render, so that no render holds up a slow phone.
 * @param gradual whether the items have just arrived; those that were there when the screen opened are drawn at once, where the browser
 * restores how far the page was scrolled
 */
export function useGradualCount(count: number, gradual: boolean): number {
  const [drawn, setDrawn] = useState(FIRST);
  const whole = !gradual || drawn >= count;
  useEffect(() => {
    if (!whole) startTransition(() => setDrawn(drawn * 2));
  }, [whole, drawn]);
  return whole ? count : drawn;
}
