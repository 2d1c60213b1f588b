import type { api } from '@portal/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type AddressOf, callByAddress } from '../../core/client/client.ts';
import { keys } from '../../core/query-keys.ts';

const INFO: AddressOf<typeof api.portal.info> = { method: 'GET', path: '/portal' };
const portalInfo = queryOptions({ queryKey: keys.portal.all, queryFn: () => callByAddress(INFO, {}), staleTime: Infinity });

/** Fetches version, contacts and sign-in options, once a page load. */
export const usePortalInfo = () => useQuery(portalInfo);
