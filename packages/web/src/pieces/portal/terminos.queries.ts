import { api } from '@portal/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';

/** Fetches the terms of the registration. */
export const useTerminos = () =>
  useQuery({ queryKey: ['portal', 'terminos'], queryFn: ({ signal }) => call(api.portal.terminos, {}, { signal }), staleTime: Infinity });
