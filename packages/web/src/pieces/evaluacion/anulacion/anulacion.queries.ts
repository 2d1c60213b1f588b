import type { CallOf } from '@portal/contract/core';
import { evaluacionApi } from '@portal/contract/evaluacion';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../core/client/client.ts';
import { keysOf } from '../../../core/query-keys.ts';
import { useInvalidate } from '../../../core/use-invalidate.ts';

const { anular } = evaluacionApi;

type Body = CallOf<typeof anular>['body'];

/** Attempts that change their state, and the new state: 2 annuls, 1 restores. */
export type Elegidos = Omit<Body, 'motivo'>;

/** Any reason: the server asks for one also where it only says what would follow. */
const NO_REASON = '-';

/** Fetches the consequences; never cached, because a decision follows. */
export const useAnulacionPrevista = (elegidos: Elegidos) =>
  useQuery({
    queryKey: [...keysOf('evaluacion').all, 'anulacion-prevista', elegidos],
    queryFn: ({ signal }) => call(anular, { query: { simular: 1 }, body: { ...elegidos, motivo: NO_REASON } }, { signal }),
    gcTime: 0,
    staleTime: 0,
  });

/** Every figure that an attempt counts in. */
const TOUCHED = [
  keysOf('reporte').lists,
  keysOf('usuario').all,
  keysOf('evaluacion').lists,
  keysOf('tablero').all,
  keysOf('planestudio').all,
  keysOf('certificado').all,
];

/** Annuls or restores them. */
export const useAnular = () =>
  useMutation({
    mutationFn: (body: Body) => call(anular, { query: {}, body }),
    onSettled: useInvalidate(TOUCHED),
  });
