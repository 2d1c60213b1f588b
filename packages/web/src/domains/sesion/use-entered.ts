import { useRouter } from '@tanstack/react-router';
import { basePath } from '../../core/router/base-path.ts';
import { returnAddress } from '../../core/router/return-address.ts';

/** Where a person goes after signing in: the screen that was asked for before (an address below the base path), else the first one of the role. */
export function useEntered(): (volver: string | undefined) => void {
  const router = useRouter();
  return (volver) => router.history.replace(`${basePath}${returnAddress(volver) ?? '/'}`);
}
