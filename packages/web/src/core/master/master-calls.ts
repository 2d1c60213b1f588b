import type { ListInput, MasterDefinition, MasterInput, MasterRow, MasterTypes, RequestOf } from '@portal/contract/core';
import { planestudioApi } from '@portal/contract/planestudio';
import { call, callPage, type PageOf } from '../client/client.ts';
import { download } from '../client/download.ts';
import type { ListDownload } from '../list/use-export.ts';

interface Options {
  readonly signal?: AbortSignal | undefined;
}

/** Requests of a list: every row, one page, or a file. */
export interface ListCalls<Row> {
  readonly all: (options: Options) => Promise<Row[]>;
  readonly page: (query: ListInput, options: Options) => Promise<PageOf<Row>>;
  readonly file: ListDownload;
}

/** Result of a save; `avisos` are the warnings about a published record. */
export interface Saved {
  readonly id: number;
  readonly message: string;
  readonly avisos: readonly string[];
}

/** Update of a stored record; the server answers 409 when `version` is not the current one (P31, `docs/decisions/025`). */
export interface Change<T extends MasterTypes> {
  readonly id: number;
  readonly version: number;
  readonly values: MasterInput<T>;
}

/** Requests that read and write the records of a master. */
export interface MasterRequests<T extends MasterTypes> extends ListCalls<MasterRow<T>> {
  readonly one: (id: number, options: Options) => Promise<MasterRow<T>>;
  readonly insert: (values: MasterInput<T>) => Promise<Saved>;
  readonly update: (change: Change<T>) => Promise<Saved>;
}

/** Returns the id of a response, which has it under the name of the master's key. */
export const idIn = <Key extends string>(answer: { readonly [K in Key]: number }, key: Key): number => answer[key];

/** Returns the usual requests of a master; `masterQueries` takes others in their place. */
export function usualRequests<T extends MasterTypes>({ calls, key, keyed }: MasterDefinition<T>): MasterRequests<T> {
  return {
    all: (options) => call(calls.sellst, { query: {} }, options),
    page: (query, options) => callPage(calls.sellst, { query }, options),
    file: (query, options) => download(calls.sellst, { query }, options),
    one: (id, options) => call(calls.sel, { params: { id } }, options),
    insert: async (values) => {
      const answer = await call(calls.ins, { body: values });
      return { id: idIn(answer, key), message: answer.message, avisos: answer.avisos };
    },
    update: async ({ id, version, values }) => {
      const answer = await call(calls.upd, { body: { ...values, ...keyed(id), version } });
      return { id, message: answer.message, avisos: answer.avisos };
    },
  };
}

/** Changes a content and writes to whom the change brings something (P214). */
export async function updateAndTell<T extends MasterTypes>(
  { domain, keyed }: MasterDefinition<T>,
  { id, version, values }: Change<T>,
): Promise<Saved> {
  const de = domain as RequestOf<typeof planestudioApi.cambio>['body']['de'];
  const answer = await call(planestudioApi.cambio, { body: { de, cambio: { ...values, ...keyed(id), version } } });
  return { id, message: answer.message, avisos: answer.avisos };
}
