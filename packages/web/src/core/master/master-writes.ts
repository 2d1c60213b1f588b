import type { DuplicateCall, MasterDefinition, MasterInput, MasterTypes } from '@portal/contract';
import { type QueryKey, useMutation } from '@tanstack/react-query';
import { idIn, type MasterRequests } from './master-calls.ts';
import { call } from '../client/client.ts';
import { useInvalidate } from '../use-invalidate.ts';

interface WriteSpec<T extends MasterTypes> {
  readonly definition: MasterDefinition<T>;
  readonly calls: MasterRequests<T>;
  readonly duplicate: DuplicateCall<T> | undefined;
  /** What is read again after a save, a removal or a copy. */
  readonly touched: readonly QueryKey[];
}

/** A save: of a new record without id, else of the one that was read with this version. */
export interface SaveInput<T extends MasterTypes> {
  readonly id?: number | undefined;
  readonly version?: number | undefined;
  readonly values: MasterInput<T>;
}

/** Hooks that change the records of a master. */
export function masterWrites<T extends MasterTypes>({ definition, calls, duplicate, touched }: WriteSpec<T>) {
  const useSave = () =>
    useMutation({
      mutationFn: ({ id, version, values }: SaveInput<T>) =>
        id === undefined ? calls.insert(values) : calls.update({ id, version, values }),
      onSuccess: useInvalidate(touched),
    });
  const useRemove = () =>
    useMutation({ mutationFn: (id: number) => call(definition.calls.del, { params: { id } }), onSuccess: useInvalidate(touched) });
  const useCopy = (endpoint: DuplicateCall<T>) =>
    useMutation({
      mutationFn: async ({ id, conContenido }: { id: number; conContenido: boolean }) =>
        idIn(await call(endpoint, { params: { id }, body: { con_contenido: conContenido ? 1 : 0 } }), definition.key),
      onSuccess: useInvalidate(touched),
    });
  return { useSave, useRemove, useDuplicate: duplicate && (() => useCopy(duplicate)) };
}
