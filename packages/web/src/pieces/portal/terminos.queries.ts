import { portalApi } from '@portal/contract/portal';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';

/** Fetches the terms of the registration. */
export const useTerminos = () =>
  useQuery({ queryKey: ['portal', 'terminos'], queryFn: ({ signal }) => call(portalApi.terminos, {}, { signal }), staleTime: Infinity });
