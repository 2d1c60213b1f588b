import { z } from 'zod';
import { type Columns, dataColumn, momentColumn, numberColumn, optionalTextColumn, type RowOf, textColumn } from './column.ts';
import { builtEndpoint, type TypedEndpoint } from './endpoint.ts';
import { type FieldColumns, fieldColumns, type Fields, type InputSchema, inputShape } from './field.ts';
import { id, idParams, indicador, integer } from './fields.ts';
import { type AnyList, defineList, type FileNames, type ListDefinition, type ListInput, type ListQuery } from './list.ts';
import { listCall } from './list-call.ts';
import { done, doneWith } from './responses.ts';

/** Counts the saves of a record. A save that sends the version it started from is refused when somebody else saved first (P31). */
export const version = integer(1, 2_147_483_647);

/** Columns that a stored master has besides its own, unless it names others: who made and changed it, when, and its version. */
const STAMPS = {
  usuario_creacion: textColumn(),
  usuario_modificacion: optionalTextColumn(),
  fecha_creacion: momentColumn(),
  fecha_modificacion: momentColumn(),
  version: dataColumn(z.number()),
};

/** What is missing before learners may meet a record that is being published; Spanish sentences, empty when nothing is. */
const avisos = z.array(z.string());

/** The types of one master. */
export interface MasterTypes {
  /** Name of its id. */
  readonly key: string;
  /** Columns of its list. */
  readonly columns: Columns;
  readonly fields: Fields;
  /** The values of its fields as a caller sends them, and as a handler receives them. */
  readonly input: object;
  readonly values: object;
  /** The ordered lists that are saved with it, likewise. */
  readonly childrenInput: object;
  readonly children: Children;
}

/** A record in an ordered list of another one; further numbers belong to the link, e.g. `cuestionario`. */
export type LinkedItem = { readonly id: number } & Readonly<Record<string, number>>;
type NoChildren = { readonly [none: symbol]: never };
type Children = Readonly<Record<string, readonly LinkedItem[] | undefined>>;

export type MasterRow<T extends MasterTypes> = RowOf<T['columns']>;

type Key<T extends MasterTypes> = { readonly [K in T['key']]: number };
type Saved<T extends MasterTypes> = z.output<typeof done> & Key<T> & { readonly avisos: string[] };
type Change<T extends MasterTypes, Values> = Key<T> & { readonly version?: number | undefined } & Values;
type Duplicated<T extends MasterTypes> = z.output<typeof done> & Key<T>;
type ById = typeof idParams;

/** Everything that is saved at once. */
export type MasterValues<T extends MasterTypes> = T['values'] & T['children'];
export type MasterInput<T extends MasterTypes> = T['input'] & T['childrenInput'];

/** The usual calls of a master. */
export interface MasterCalls<T extends MasterTypes> {
  readonly sellst: TypedEndpoint<'soporte', undefined, z.ZodType<ListQuery, ListInput>, undefined, z.ZodType<MasterRow<T>[]>>;
  readonly sel: TypedEndpoint<'soporte', ById, undefined, undefined, z.ZodType<MasterRow<T>>>;
  readonly ins: TypedEndpoint<'admin', undefined, undefined, z.ZodType<MasterValues<T>, MasterInput<T>>, z.ZodType<Saved<T>>>;
  readonly upd: TypedEndpoint<
    'admin',
    undefined,
    undefined,
    z.ZodType<Change<T, MasterValues<T>>, Change<T, MasterInput<T>>>,
    z.ZodType<Saved<T> & { readonly version?: number | undefined }>
  >;
  readonly delGet: TypedEndpoint<'admin', ById, undefined, undefined, typeof done>;
  readonly del: TypedEndpoint<'admin', ById, undefined, undefined, typeof done>;
}

/** `POST /{domain}/duplicar/:id` of a master that can be copied. */
export type DuplicateCall<T extends MasterTypes> = TypedEndpoint<
  'admin',
  ById,
  undefined,
  z.ZodType<{ readonly con_contenido: number }, { readonly con_contenido?: number }>,
  z.ZodType<Duplicated<T>>
>;

/** One master: what its calls, its handlers, its list and its form know of it. */
export interface MasterDefinition<T extends MasterTypes> {
  readonly domain: string;
  readonly key: T['key'];
  readonly fields: T['fields'];
  readonly list: ListDefinition<T['columns']>;
  /** What `ins` takes: a form is judged by it. */
  readonly body: z.ZodType<MasterValues<T>, MasterInput<T>>;
  readonly calls: MasterCalls<T>;
  /** What was saved at once, apart: the record's own fields and its ordered lists. */
  readonly split: (values: MasterValues<T>) => { readonly own: T['values']; readonly children: T['children'] };
  /** `{ id_curso: id }`. */
  readonly keyed: (id: number) => Key<T>;
}

interface MasterSpec<K extends string, F extends Fields, Nested extends z.ZodRawShape, Computed extends Columns, Stamps extends Columns> {
  readonly domain: string;
  /** Name of the id, e.g. `id_curso`. */
  readonly key: K;
  /** How the summaries call it: `['un curso', 'Cursos']`. */
  readonly words: readonly [one: string, many: string];
  readonly fields: F;
  /** Ordered lists of `{ id, … }` that are saved with the record; absent from a save: they stay as they are. */
  readonly children: Nested;
  /** Columns of the list that the table does not hold: counts, names behind codes. */
  readonly computed: Computed;
  /** What the table records of each row by itself. A table without a version has no conflicts: the last save stays. */
  readonly stamps?: Stamps;
  /** Order of the list when none is asked for. */
  readonly order: string;
  /** Columns that a search looks in; all texts and codes unless given. */
  readonly search?: readonly string[];
  readonly files: FileNames;
}

type KeyColumn<K extends string> = { readonly [Name in K]: ReturnType<typeof numberColumn> };

type Shape<Nested extends z.ZodRawShape, Value> = [keyof Nested] extends [never] ? NoChildren : Value;

interface TypesOf<K extends string, F extends Fields, Nested extends z.ZodRawShape, Computed extends Columns, Stamps extends Columns> {
  readonly key: K;
  readonly columns: KeyColumn<K> & FieldColumns<F> & Computed & Stamps;
  readonly fields: F;
  readonly input: z.input<InputSchema<F>>;
  readonly values: z.output<InputSchema<F>>;
  readonly childrenInput: Shape<Nested, z.input<z.ZodObject<Nested>>>;
  readonly children: Shape<Nested, z.output<z.ZodObject<Nested>>> extends infer Value extends Children ? Value : never;
}

/** Defines a master (P68, P69): its list, and the usual calls. Support reads, an admin changes. */
export function defineMaster<
  const K extends string,
  F extends Fields,
  Nested extends z.ZodRawShape,
  Computed extends Columns,
  Stamps extends Columns = typeof STAMPS,
>(spec: MasterSpec<K, F, Nested, Computed, Stamps>): MasterDefinition<TypesOf<K, F, Nested, Computed, Stamps>> {
  const { domain, key, fields, children, computed, stamps = STAMPS, order, search, files } = spec;
  const columns: Columns = { [key]: numberColumn(), ...fieldColumns(fields), ...computed, ...stamps };
  const list = defineList({ name: domain, key, columns, order, files, search });
  const body = z.object({ ...inputShape(fields), ...children });
  const names = Object.keys(fields);
  const definition = {
    domain,
    key,
    fields,
    list,
    body,
    calls: masterCalls(spec, list, body),
    split: (values: object) => ({ own: pick(values, names), children: pick(values, Object.keys(children)) }),
    keyed: (one: number) => ({ [key]: one }),
  };
  // The shapes above are built name by name; their types say the same by mapping over the spec.
  return definition as unknown as MasterDefinition<TypesOf<K, F, Nested, Computed, Stamps>>;
}

const pick = (values: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

interface Named {
  readonly domain: string;
  readonly key: string;
  readonly words: readonly [one: string, many: string];
}

/** Calls by their paths (P89): list, one, create, change, delete; delete by GET too, for older clients (P34). */
function masterCalls({ domain, key, words: [one, many] }: Named, list: AnyList, body: z.ZodObject) {
  const saved = { [key]: z.number(), avisos };
  return {
    sellst: listCall(`/${domain}/sellst`, { access: 'soporte', summary: `${many}; con pagina, por páginas.`, list }),
    sel: builtEndpoint('GET', `/${domain}/sel/:id`, {
      access: 'soporte',
      summary: `Lee ${one}.`,
      params: idParams,
      response: list.row,
    }),
    ins: builtEndpoint('POST', `/${domain}/ins`, { access: 'admin', summary: `Crea ${one}.`, body, response: doneWith(saved) }),
    upd: builtEndpoint('POST', `/${domain}/upd/`, {
      access: 'admin',
      summary: `Cambia ${one}; con version, solo si nadie lo cambió antes.`,
      body: z.object({ [key]: id, version: version.optional(), ...body.shape }),
      response: doneWith({ ...saved, version: z.number().optional() }),
    }),
    delGet: builtEndpoint('GET', `/${domain}/del/:id`, {
      access: 'admin',
      summary: `Elimina ${one} sin dependencias (forma heredada).`,
      params: idParams,
      response: done,
    }),
    del: builtEndpoint('DELETE', `/${domain}/:id`, {
      access: 'admin',
      summary: `Elimina ${one} sin dependencias.`,
      params: idParams,
      response: done,
    }),
  };
}

export type RowOfMaster<M> = M extends MasterDefinition<infer T> ? MasterRow<T> : never;

/** `POST /{domain}/duplicar/:id`: copies a record, with or without what hangs under it. */
export const duplicateCall = <T extends MasterTypes>({ domain, key }: MasterDefinition<T>, one: string): DuplicateCall<T> =>
  builtEndpoint('POST', `/${domain}/duplicar/:id`, {
    access: 'admin',
    summary: `Duplica ${one}; con_contenido 1 copia también lo que cuelga debajo.`,
    params: idParams,
    body: z.object({ con_contenido: indicador.default(0) }),
    response: doneWith({ [key]: z.number() }),
  }) as unknown as DuplicateCall<T>;

/** A list below or above a record, named by the id of its path: `GET /curso/sellst/programa/:id`. */
export const listEndpoint = <const Path extends `${string}/:id`, Row extends z.ZodType>(path: Path, summary: string, row: Row) =>
  builtEndpoint('GET', path, { access: 'soporte', summary, params: idParams, response: z.array(row) });
