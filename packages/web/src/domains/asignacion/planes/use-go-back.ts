import { useNavigate } from '@tanstack/react-router';
import { useWayBack } from '../../../core/router/use-way-back.ts';

/** Returns a function that leads back to where a screen that assigns was opened from. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const back = useWayBack('/asignacion');
  return () => void navigate(back as never);
}
