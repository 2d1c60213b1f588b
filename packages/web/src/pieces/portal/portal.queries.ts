import type { portalApi } from '@portal/contract/portal';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type AddressOf, callByAddress } from '../../core/client/client.ts';
import { useSpoken } from '../../core/i18n/spoken.ts';
import { keysOf } from '../../core/query-keys.ts';

const INFO: AddressOf<typeof portalApi.info> = { method: 'GET', path: '/portal' };
const portalInfo = queryOptions({ queryKey: keysOf('portal').all, queryFn: () => callByAddress(INFO, {}), staleTime: Infinity });

/** Fetches version, contacts and sign-in options, once a page load. */
export const usePortalInfo = () => useQuery(portalInfo);

/** Returns the language of what the company writes, where the screen speaks another one: a screen reader then pronounces it right (P140). */
export function useContentLanguage(): string | undefined {
  const { idioma } = usePortalInfo().data ?? {};
  return useSpoken().language === idioma ? undefined : idioma;
}
