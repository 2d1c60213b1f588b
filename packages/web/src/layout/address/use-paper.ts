import { useEffect } from 'react';
import { whenIdle } from '../../core/when-idle.ts';

/** Prepares the screens for paper, once the portal is idle. */
export function usePaper(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    const start = async () => {
      const { startPrinting } = await import('../../ui/print/start-printing.ts');
      if (!left) stop = startPrinting();
    };
    // Without a connection the browser prints by the styles that it has.
    whenIdle(() => void start().catch(() => undefined));
    return () => {
      left = true;
      stop?.();
    };
  }, []);
}
