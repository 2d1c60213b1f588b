import { api } from '@portal/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';

const portalInfo = queryOptions({ queryKey: ['portal'], queryFn: () => call(api.portal.info, {}), staleTime: Infinity });

/** Fetches version, contacts and sign-in options, once a page load. */
export const usePortalInfo = () => useQuery(portalInfo);
