import { api, type Plazos } from '@portal/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { keysOf } from '../../core/query-keys.ts';
import { useInvalidate } from '../../core/use-invalidate.ts';

const { privacidad } = api;

/** Fetches the periods, and what the next run deletes by them (P175). */
export const useRetencion = () =>
  useQuery({
    queryKey: [...keysOf('configuracion').all, 'retencion'],
    queryFn: ({ signal }) => call(privacidad.retencion, {}, { signal }),
  });

/** Counts what the next run would delete by other periods (P176). */
export const useSimularRetencion = () =>
  useMutation({ mutationFn: (plazos: Plazos) => call(privacidad.simularRetencion, { body: plazos }) });

/** Saves the periods. */
export const useGuardarRetencion = () =>
  useMutation({
    mutationFn: (body: Plazos & { motivo: string | null }) => call(privacidad.guardarRetencion, { body }),
    onSuccess: useInvalidate([keysOf('configuracion').all]),
  });
