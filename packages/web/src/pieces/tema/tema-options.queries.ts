import { temaApi } from '@portal/contract/tema';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { useMayChange } from '../../core/master/use-owner-options.ts';
import { keysOf } from '../../core/query-keys.ts';

/** Fetches every topic that the person may change as an option of a select, and the chosen one. */
export const useTemaOptions = (chosen?: number | null) => {
  const mayChange = useMayChange();
  return useQuery({
    queryKey: keysOf('tema').lists,
    queryFn: ({ signal }) => call(temaApi.sellst, { params: { x: '0' }, query: {} }, { signal }),
    select: (rows) =>
      rows
        .filter((row) => row.id_tema === chosen || mayChange(row))
        .map(({ id_tema, codigo, titulo }) => ({ value: String(id_tema), label: `${codigo} · ${titulo}` })),
  });
};
