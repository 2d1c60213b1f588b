import { api } from '@portal/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';

const portalInfo = queryOptions({ queryKey: ['portal'], queryFn: () => call(api.portal.info, {}), staleTime: Infinity });

/** Version, contacts and what the sign-in screen offers. */
export const usePortalInfo = () => useQuery(portalInfo);
