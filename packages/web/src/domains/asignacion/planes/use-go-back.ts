import { useGo } from '../../../core/router/go.ts';
import { useWayBack } from '../../../core/router/use-way-back.ts';

/** Returns a function that leads back to where a screen that assigns was opened from. */
export function useGoBack(): () => void {
  const go = useGo();
  const back = useWayBack('/asignacion');
  return () => void go(back);
}
