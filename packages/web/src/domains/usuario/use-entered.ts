import { useRouter } from '@tanstack/react-router';
import { returnAddress } from '../../core/router/return-address.ts';

/** Where a person goes after signing in: the screen that was asked for before, else the first one of the role. */
export function useEntered(): (volver: string | undefined) => void {
  const router = useRouter();
  return (volver) => router.history.replace(returnAddress(volver) ?? router.buildLocation({ to: '/' } as never).href);
}
