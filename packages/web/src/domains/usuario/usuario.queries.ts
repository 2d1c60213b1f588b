import { api } from '@portal/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';

/** What the portal knows of one person. */
export const useFicha = (id: number) =>
  useQuery({
    queryKey: ['usuario', 'ficha', id],
    queryFn: ({ signal }) => call(api.usuario.sel, { params: { id } }, { signal }),
  });
