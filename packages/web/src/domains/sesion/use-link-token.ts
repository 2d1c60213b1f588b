import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useGo } from '../../core/router/go.ts';
import { href } from '../../core/router/paths.ts';
import { useScreenSearch } from '../../core/router/use-search.ts';

/**
 * Returns the token of a mailed link, written behind `#` (P51). Letters of earlier versions carry it as a parameter: it moves behind
 * `#`, so that no later request names it.
 */
export function useLinkToken(): string | undefined {
  const { token } = useScreenSearch('/auth/reset-password');
  const hash = useLocation({ select: (location) => location.hash });
  const go = useGo();
  useEffect(() => {
    if (token) void go({ ...href('/auth/reset-password'), hash: `token=${token}` }, { replace: true });
  }, [token, go]);
  return token ?? new URLSearchParams(hash).get('token') ?? undefined;
}
