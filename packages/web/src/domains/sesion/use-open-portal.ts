import { useRouter } from '@tanstack/react-router';
import { basePath } from '../../core/router/base-path.ts';
import { returnAddress } from '../../core/router/return-address.ts';

/** Returns a function that opens the screen after a sign-in: the requested one (an address below the base path), else the role's first. */
export function useOpenPortal(): (volver: string | undefined) => void {
  const router = useRouter();
  return (volver) => router.history.replace(`${basePath}${returnAddress(volver) ?? '/'}`);
}
