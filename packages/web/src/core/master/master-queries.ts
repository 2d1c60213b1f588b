import type { Endpoint } from '@portal/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callPage } from '../client/client.ts';

/** The usual calls of a master, as the contract builds them; only these shapes are asked of it. */
export interface MasterApi {
  readonly sellst: Endpoint;
  readonly sel: Endpoint;
  readonly ins: Endpoint;
  readonly upd: Endpoint;
  readonly del: Endpoint;
  readonly duplicar?: Endpoint;
}

/** What a save answers: the id under its own name, and what a published record still lacks. */
export interface Saved {
  readonly id: number;
  readonly message: string;
  readonly avisos: readonly string[];
}

export interface SaveInput {
  /** Absent for a new record. */
  readonly id?: number;
  readonly version?: number;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Page of a long list, in the words of the contract. */
export interface PageInput {
  readonly pagina: number;
  readonly tamano: number;
  readonly orden?: string;
  readonly buscar?: string;
  /** Value by column. */
  readonly filtro?: Readonly<Record<string, string>>;
}

type AnyRequest = Readonly<Record<'params' | 'query' | 'body', unknown>>;
const send = (endpoint: Endpoint, request: Partial<AnyRequest>, signal?: AbortSignal): Promise<unknown> =>
  call(endpoint, request as never, { signal });

/** A record as an ordered list of children shows it; further fields belong to the link, e.g. `cuestionario`. */
export interface Item {
  readonly id: number;
  readonly codigo?: string | null;
  readonly titulo: string;
  readonly codigo_estado: number;
}

/** Rows as items: `rows.map(itemOf('id_curso'))`. */
export const itemOf =
  <Key extends string>(key: Key) =>
  (row: { readonly [K in Key]: number } & Omit<Item, 'id'>): Item => ({
    id: row[key],
    codigo: row.codigo,
    titulo: row.titulo,
    codigo_estado: row.codigo_estado,
  });

interface MasterOf<Row, Whole> {
  readonly name: string;
  readonly key: keyof Row & string;
  readonly api: MasterApi;
  /** What the list's path asks for, e.g. `{ x: '0' }`. */
  readonly listParams?: Readonly<Record<string, unknown>>;
  /** Reads what is edited and saved together with a record. */
  readonly children?: (id: number, signal: AbortSignal) => Promise<Omit<Whole, keyof Row>>;
}

/** Makes stale whatever was read; only what the portal says of itself stays. */
const useForget = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'portal' });
};

/**
 * The data hooks of a master: `const cursos = masterQueries<CursoFila>({ name: 'curso', key: 'id_curso', api: api.curso })`.
 * `Whole` is a record together with its children, as the form edits it.
 * A change makes everything that was read about any master stale, because counts and trees reach across them.
 */
export function masterQueries<Row extends object, Whole extends Row = Row>({ name, key, api, listParams, children }: MasterOf<Row, Whole>) {
  const keys = { all: [name] as const, lista: [name, 'lista'] as const, uno: (id: number) => [name, 'uno', id] as const };

  return {
    key,
    keys,
    /** Whether a record can be copied. */
    copies: api.duplicar !== undefined,
    /** All records. */
    useList: () =>
      useQuery({
        queryKey: keys.lista,
        queryFn: ({ signal }) => send(api.sellst, { params: listParams, query: {} }, signal) as Promise<Row[]>,
      }),
    /** All records as items of an ordered list; for masters that have a title. */
    useItems: () => {
      const toItem = itemOf(key) as (row: unknown) => Item;
      return useQuery({
        queryKey: keys.lista,
        queryFn: ({ signal }) => send(api.sellst, { params: listParams, query: {} }, signal) as Promise<Row[]>,
        select: (rows: Row[]) => rows.map(toItem),
      });
    },
    /** One page of a long list; the page before stays in sight while the next one comes. */
    usePage: (page: PageInput) =>
      useQuery({
        queryKey: [...keys.lista, page],
        queryFn: ({ signal }) =>
          callPage(api.sellst, { params: listParams, query: page } as never, { signal }) as unknown as Promise<{
            rows: Row[];
            total: number;
          }>,
        placeholderData: (before) => before,
      }),
    /** One record with its children; asks nothing without an id. */
    useOne: (id: number | undefined) =>
      useQuery({
        queryKey: keys.uno(id ?? 0),
        queryFn: async ({ signal }): Promise<Whole> => {
          const [row, more] = await Promise.all([send(api.sel, { params: { id } }, signal), children?.(id ?? 0, signal)]);
          return { ...(row as Row), ...more } as Whole;
        },
        enabled: id !== undefined,
        staleTime: 0,
        refetchOnMount: 'always',
      }),
    useSave: () => {
      const forget = useForget();
      return useMutation({
        mutationFn: async ({ id, version, values }: SaveInput): Promise<Saved> => {
          const body = id === undefined ? values : { ...values, [key]: id, version };
          const params = id === undefined ? undefined : { id };
          const answer = (await send(id === undefined ? api.ins : api.upd, { params, body })) as Record<string, unknown>;
          return { id: Number(answer[key]), message: String(answer['message']), avisos: (answer['avisos'] as string[] | undefined) ?? [] };
        },
        onSuccess: forget,
      });
    },
    useRemove: () => {
      const forget = useForget();
      return useMutation({
        mutationFn: (id: number) => send(api.del, { params: { id } }) as Promise<{ message: string }>,
        onSuccess: forget,
      });
    },
    useDuplicate: () => {
      const forget = useForget();
      return useMutation({
        mutationFn: async ({ id, conContenido }: { id: number; conContenido: boolean }) => {
          if (!api.duplicar) throw new Error(`${name} has no copy`);
          const answer = (await send(api.duplicar, { params: { id }, body: { con_contenido: conContenido ? 1 : 0 } })) as Record<
            string,
            unknown
          >;
          return Number(answer[key]);
        },
        onSuccess: forget,
      });
    },
  };
}

type MasterQueries<Row extends object> = ReturnType<typeof masterQueries<Row>>;

/** What the form of a master needs of them. */
export type FormQueries<Row extends object> = Pick<MasterQueries<Row>, 'copies' | 'useOne' | 'useSave' | 'useRemove' | 'useDuplicate'>;
