import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

/** Returns the ref of an element that the fragment `anchor` leads to: it comes into sight and takes the focus. */
export function useAnchor<E extends HTMLElement>(anchor: string | undefined): RefObject<E | null> {
  const ref = useRef<E>(null);
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (!anchor || hash !== anchor) return;
    ref.current?.scrollIntoView?.({ block: 'start' });
    ref.current?.focus({ preventScroll: true });
  }, [anchor, hash]);
  return ref;
}
