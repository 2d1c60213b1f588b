import { Tooltip } from '@mantine/core';
import { type PointerEvent, type ReactNode, useEffect, useState } from 'react';

/** As of the tooltips of the theme (core/theme/components.ts). */
const OPEN_DELAY = 350;

/**
 * Tooltip that exists only while a mouse rests on its target: Mantine's own costs half of the time that a row of a table with three
 * actions takes. Spread `hover` into the target and put `tooltip` beside it.
 */
export function useHoverTooltip(label: string) {
  const [over, setOver] = useState<HTMLElement | null>(null);
  const hover = {
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'mouse') setOver(currentTarget);
    },
    onPointerLeave: () => setOver(null),
  };
  const tooltip: ReactNode = over && <Rested target={over} label={label} />;
  return { hover, tooltip };
}

/** Opens once the pointer has rested; Escape closes it. */
function Rested({ target, label }: { target: HTMLElement; label: string }) {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), OPEN_DELAY);
    return () => clearTimeout(timer);
  }, []);
  return rested && <Tooltip label={label} target={target} defaultOpened />;
}
