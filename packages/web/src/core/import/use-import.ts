import {
  CSV_TYPE,
  type Enmendada,
  type ImportDefinition,
  type ImportTypes,
  type LecturaElegida,
  type ListInput,
  refusedFileName,
  SHEET_QUERY_TYPE,
  sheetQuery,
  withQuery,
  XLSX_TYPE,
} from '@portal/contract/core';
import { queryEntries } from '@portal/contract/query-text';
import { type QueryKey, useMutation, useQuery } from '@tanstack/react-query';
import { call, callPage } from '../client/client.ts';
import { download } from '../client/download.ts';
import { saveFile } from '../client/save-file.ts';
import { usePage } from '../list/list-rows.ts';
import { keysOf } from '../query-keys.ts';
import { useInvalidate } from '../use-invalidate.ts';

/** Import of one domain and the query keys that its confirmation and its undoing invalidate. */
export interface Importing<T extends ImportTypes> {
  readonly definition: ImportDefinition<T>;
  readonly touches: readonly QueryKey[];
  /** Its files are about one record each, e.g. a plan: the list of past imports says which. */
  readonly byAsunto?: boolean;
  /** Its files may make people Cesado: the list of past imports says how many and whom. */
  readonly ceases?: boolean;
}

const NAME_MAX = 250;

/** Characters of parameters for which proxies leave room in an address; longer ones go before the file. */
const ADDRESS_MAX = 3000;

const typeOf = ({ name }: File): string => (/\.(?:csv|txt|gift)$/i.test(name) ? CSV_TYPE : XLSX_TYPE);

/** Spreadsheet and how it is read. */
export interface Upload<T extends ImportTypes> {
  readonly file: File;
  /** Choices for the whole of it. */
  readonly opciones?: T['optionsInput'] | undefined;
  /** Which sheet is read, and whether hidden rows are. */
  readonly pedido?: LecturaElegida | undefined;
  /** Columns of the file by field, as the person chose them: `n_doc=C,nombre=D`. */
  readonly columnas?: string | undefined;
  /** Review of the same file; its mended cells are kept. */
  readonly desde?: number | undefined;
  /** Cells of one row to mend. */
  readonly enmienda?: Enmendada | undefined;
  /** Forgets the remembered columns of such files. */
  readonly olvidar?: 1 | undefined;
  /** Order of day and month in every column of days. */
  readonly fechas?: Orden | undefined;
}

export type Orden = 'dia' | 'mes';

/** Sends a spreadsheet to the server, which stores its review and writes no record. */
export const useReview = <T extends ImportTypes>({ definition: { calls } }: Importing<T>) =>
  useMutation({
    mutationFn: async ({ file, opciones, pedido, enmienda, ...rest }: Upload<T>) => {
      const body = new Uint8Array(await file.arrayBuffer());
      const chosen = { ...pedido, ...rest, ...(opciones && { opciones }), ...(enmienda && { enmienda: JSON.stringify(enmienda) }) };
      const query = { archivo: file.name.slice(-NAME_MAX), filas: 0, ...chosen };
      const long = new URLSearchParams(queryEntries(query)).toString().length > ADDRESS_MAX;
      const reviewed = long
        ? await call(
            calls.importar,
            { query: {}, body: withQuery(new TextEncoder().encode(sheetQuery(query)), body) },
            { bodyType: SHEET_QUERY_TYPE },
          )
        : await call(calls.importar, { query, body }, { bodyType: typeOf(file) });
      return { archivo: file.name, ...reviewed };
    },
  });

export type Review<T extends ImportTypes> = NonNullable<ReturnType<typeof useReview<T>>['data']>;

const keyOf = (domain: string, ...rest: readonly unknown[]): QueryKey => [...keysOf('importacion').all, domain, ...rest];

/** Reads one page of the rows of a review. */
export const useReviewRows = <T extends ImportTypes>({ definition: { domain, calls } }: Importing<T>, id: number, query: ListInput) =>
  usePage(keyOf(domain, 'filas', id, query), (signal) => callPage(calls.importarFilas, { params: { id }, query }, { signal }));

/** Writes a reviewed import. The server writes once, however often it is asked. */
export const useConfirmImport = <T extends ImportTypes>({ definition: { domain, calls }, touches }: Importing<T>) =>
  useMutation({
    mutationFn: (id_importacion: number) => call(calls.importarIns, { body: { id_importacion } }),
    onSuccess: useInvalidate([keyOf(domain), ...touches]),
  });

/** Part of every definition of an import that names its refused rows. */
interface Refusing {
  readonly calls: Pick<ImportDefinition<ImportTypes>['calls'], 'importarRechazadas'>;
  readonly rows: { readonly files: { readonly xlsx: string } };
}

/** Downloads the refused rows of an import as a workbook. */
export async function saveRefused({ calls, rows }: Refusing, id: number): Promise<void> {
  const options = { signal: new AbortController().signal, onProgress: () => undefined };
  saveFile(await download(calls.importarRechazadas, { params: { id } }, options), refusedFileName(rows.files.xlsx, id));
}

/** The same from the review. */
export const useRefusedRows = <T extends ImportTypes>({ definition }: Importing<T>) =>
  useMutation({ mutationFn: (id: number) => saveRefused(definition, id) });

/** Reads one page of the confirmed imports. */
export const usePastImports = <T extends ImportTypes>({ definition: { domain, calls } }: Importing<T>, query: ListInput) =>
  usePage(keyOf(domain, 'lista', query), (signal) => callPage(calls.importarLista, { query }, { signal }), { staleTime: 0 });

/** Asks what an undoing would take back, or for an undone import what it took back. */
export const useUndoPreview = <T extends ImportTypes>({ definition: { domain, calls } }: Importing<T>, id: number) =>
  useQuery({
    queryKey: keyOf(domain, 'deshacer', id),
    queryFn: ({ signal }) => call(calls.importarDeshacer, { params: { id }, query: { simular: 1 } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const useUndoImport = <T extends ImportTypes>({ definition: { domain, calls }, touches }: Importing<T>) =>
  useMutation({
    mutationFn: (id: number) => call(calls.importarDeshacer, { params: { id }, query: { simular: 0 } }),
    onSuccess: useInvalidate([keyOf(domain), ...touches]),
  });
