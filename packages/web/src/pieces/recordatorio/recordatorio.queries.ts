import { recordatorioApi, type RecordatoriosDeHoy } from '@portal/contract/recordatorio';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { keysOf } from '../../core/query-keys.ts';

export type { RecordatoriosDeHoy };

/** Fetches what would go out today, of one plan or of all. */
export const useRecordatoriosDeHoy = (id: number | undefined) =>
  useQuery({
    queryKey: [...keysOf('recordatorio').all, 'hoy', id],
    queryFn: ({ signal }) => call(recordatorioApi.simular, { query: { id_planestudio: id ?? null } }, { signal }),
  });
