import type { ListInput } from '@portal/contract/core';
import { logApi, logLista } from '@portal/contract/log';
import { useQuery } from '@tanstack/react-query';
import { callPage } from '../client/client.ts';
import { keysOf } from '../query-keys.ts';

/** A record with its changes, and those of its parts, in the log. */
export interface RecordedRecord {
  /** Table of the record, which is the domain of a master. */
  readonly tabla: string;
  readonly id: number;
}

/** Returns the filter of the activity log for one record. */
export const recordFilter = ({ tabla, id }: RecordedRecord) => ({ tabla, id_registro: String(id) });

/** Entries that the dialog shows; the list of the log has all of them. */
const SHOWN = 20;

/** Fetches the newest entries of a record; always stale, because every save adds one. */
export function useHistory(record: RecordedRecord) {
  const asked: ListInput = { pagina: 1, tamano: SHOWN, filtro: recordFilter(record) };
  return useQuery({
    queryKey: keysOf('log').list(asked),
    queryFn: ({ signal }) => callPage(logApi.sellst, { query: logLista.query.parse(asked) }, { signal }),
    staleTime: 0,
  });
}
