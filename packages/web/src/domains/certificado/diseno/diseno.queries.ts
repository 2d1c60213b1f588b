import { certificadoApi } from '@portal/contract/certificado';
import type { CallOf } from '@portal/contract/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../core/client/client.ts';
import { keysOf } from '../../../core/query-keys.ts';
import { useInvalidate } from '../../../core/use-invalidate.ts';

const { all } = keysOf('certificado');

/** Fetches the design; not again while the form is open, which keeps the version that it began with. */
export const useDiseno = () =>
  useQuery({
    queryKey: [...all, 'diseno'],
    queryFn: ({ signal }) => call(certificadoApi.diseno, {}, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });

/** Saves a design, or corrects the present one. */
export const useGuardarDiseno = () =>
  useMutation({
    mutationFn: (body: CallOf<typeof certificadoApi.disenoIns>['body']) => call(certificadoApi.disenoIns, { body }),
    onSuccess: useInvalidate([all, keysOf('log').all]),
  });

/** Takes the image from a signature of an earlier design. */
export const useRetirarFirma = () =>
  useMutation({
    mutationFn: (id: number) => call(certificadoApi.firmaDel, { params: { id } }),
    onSuccess: useInvalidate([all, keysOf('log').all]),
  });
