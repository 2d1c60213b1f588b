import { type Plazos, privacidadApi } from '@portal/contract/privacidad';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { keysOf } from '../../core/query-keys.ts';
import { useInvalidate } from '../../core/use-invalidate.ts';

/** Fetches the periods, and what the next run deletes by them (P175). */
export const useRetencion = () =>
  useQuery({
    queryKey: [...keysOf('configuracion').all, 'retencion'],
    queryFn: ({ signal }) => call(privacidadApi.retencion, {}, { signal }),
  });

/** Counts what the next run would delete by other periods (P176). */
export const useSimularRetencion = () =>
  useMutation({ mutationFn: (plazos: Plazos) => call(privacidadApi.simularRetencion, { body: plazos }) });

/** Saves the periods. */
export const useGuardarRetencion = () =>
  useMutation({
    mutationFn: (body: Plazos & { motivo: string | null }) => call(privacidadApi.guardarRetencion, { body }),
    onSuccess: useInvalidate([keysOf('configuracion').all]),
  });
