import { z } from 'zod';
import { byNames } from './by-names.ts';
import { type Columns, numberColumn, type RowOf } from './list/column.ts';
import { type Area, builtEndpoint, type ScopeRule, type TypedEndpoint } from './endpoint.ts';
import { type FieldColumns, fieldColumns, type Fields, type InputSchema, inputShape } from './field.ts';
import { id, idParams, integer } from './fields.ts';
import { type FieldRule, withRules } from './field-rules.ts';
import { type AnyList, defineList, type FileNames, type ListDefinition, type ListInput, type ListQuery } from './list/list.ts';
import { lazy, withLazy } from './lazy.ts';
import { listCall } from './list/list-call.ts';
import { done, doneWith } from './responses.ts';
import { STAMPS } from './stamps.ts';

/** Number of saves of a record. A save with an older version is refused with 409 (P31). */
export const version = integer(1, 2_147_483_647);

/** Warnings of a published record (`docs/decisions/011`): sentences about missing parts, empty for a complete record. */
const avisos = z.array(z.string());

/** Type parameters of one master. */
export interface MasterTypes {
  /** Name of its id column. */
  readonly key: string;
  /** Columns of its list. */
  readonly columns: Columns;
  readonly fields: Fields;
  /** Values of its fields before parsing (caller) and after it (handler). */
  readonly input: object;
  readonly values: object;
  /** Its ordered lists, saved together with it, before and after parsing. */
  readonly childrenInput: object;
  readonly children: Children;
}

/** Entry of an ordered list: id of the linked record; other numbers belong to the link, e.g. `cuestionario`. */
export type LinkedItem = { readonly id: number } & Readonly<Record<string, number>>;
type NoChildren = { readonly [none: symbol]: never };
type Children = Readonly<Record<string, readonly LinkedItem[] | undefined>>;

export type MasterRow<T extends MasterTypes> = RowOf<T['columns']>;

type Key<T extends MasterTypes> = { readonly [K in T['key']]: number };
type Saved<T extends MasterTypes> = z.output<typeof done> & Key<T> & { readonly avisos: string[] };
type Change<T extends MasterTypes, Values> = Key<T> & { readonly version?: number | undefined } & Values;
type ById = typeof idParams;

/** Parsed body of a save: fields and ordered lists. */
export type MasterValues<T extends MasterTypes> = T['values'] & T['children'];
export type MasterInput<T extends MasterTypes> = T['input'] & T['childrenInput'];

/** Usual calls of a master (P69): list, one, create, change, and delete by GET and by DELETE (P34). */
export interface MasterCalls<T extends MasterTypes> {
  readonly sellst: TypedEndpoint<Reader, undefined, z.ZodType<ListQuery, ListInput>, undefined, z.ZodType<MasterRow<T>[]>>;
  readonly sel: TypedEndpoint<Reader, ById, undefined, undefined, z.ZodType<MasterRow<T>>>;
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

/** Definition of a master, shared by calls, handlers, list and form. */
export interface MasterDefinition<T extends MasterTypes> {
  readonly domain: string;
  readonly key: T['key'];
  readonly fields: T['fields'];
  readonly list: ListDefinition<T['columns']>;
  /** Body of `ins`; forms validate with it. */
  readonly body: z.ZodType<MasterValues<T>, MasterInput<T>>;
  readonly calls: MasterCalls<T>;
  /** Splits a parsed body into the record's own fields and its ordered lists. */
  readonly split: (values: MasterValues<T>) => { readonly own: T['values']; readonly children: T['children'] };
  /** Returns `{ id_curso: id }`. */
  readonly keyed: (id: number) => Key<T>;
}

/** How a limited access applies to each usual call of a master (P46). */
export type MasterScope = Readonly<Record<'sellst' | 'sel' | 'ins' | 'upd' | 'del', ScopeRule>>;

/** Who reads a master: support too, by default, or administrators alone. */
type Reader = 'soporte' | 'admin';

/** A master with records that belong to the whole portal or to one company each (P199). */
export const CONTENT_SCOPE: MasterScope = { sellst: 'content', sel: 'content', ins: 'content', upd: 'content', del: 'content' };

/** A master that belongs to all companies. */
const OF_ALL: MasterScope = { sellst: 'none', sel: 'none', ins: 'none', upd: 'none', del: 'none' };

interface MasterSpec<K extends string, F extends Fields, Nested extends z.ZodRawShape, Computed extends Columns, Stamps extends Columns> {
  readonly domain: string;
  /** Name of the id, e.g. `id_curso`. */
  readonly key: K;
  /** Singular and plural for the summaries: `['un curso', 'Cursos']`. */
  readonly words: readonly [one: string, many: string];
  readonly fields: F;
  /** Rules between fields. */
  readonly rules?: readonly FieldRule[];
  /** Ordered lists of `{ id, … }` that are saved with the record. A save without a list leaves the stored one unchanged. */
  readonly children: Nested;
  /** Columns that the list's SQL computes: counts, texts of codes. */
  readonly computed: Computed;
  /** Columns that the server writes. Without `version` there are no conflicts: the last save wins. */
  readonly stamps?: Stamps;
  /** Default order of the list. */
  readonly order: string;
  /** Columns that a search reads; by default all of kind `texto` and `codigo`. */
  readonly search?: readonly string[];
  readonly files: FileNames;
  /** By default the records belong to all companies. */
  readonly scope?: MasterScope;
  readonly reader?: Reader;
  /** Work to which its list belongs, where the scope does not say it (P216). */
  readonly areas?: readonly Area[];
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

/** Defines a master (P68, P69): its list and the usual calls. Support reads, unless `reader` says otherwise; admin changes. */
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
  const body = withRules(z.object({ ...inputShape(fields), ...children }), spec.rules);
  const names = Object.keys(fields);
  return byNames<MasterDefinition<TypesOf<K, F, Nested, Computed, Stamps>>>({
    domain,
    key,
    fields,
    list,
    body,
    calls: masterCalls(spec, list, body),
    split: (values: object) => ({ own: pick(values, names), children: pick(values, Object.keys(children)) }),
    keyed: (one: number) => ({ [key]: one }),
  });
}

const pick = (values: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

interface Named {
  readonly domain: string;
  readonly key: string;
  readonly words: readonly [one: string, many: string];
  readonly rules?: readonly FieldRule[];
  readonly scope?: MasterScope;
  readonly reader?: Reader;
  readonly areas?: readonly Area[];
}

/** Defines the usual calls with the paths of older clients (P34, P89). */
function masterCalls(
  { domain, key, words: [one, many], rules, scope = OF_ALL, reader = 'soporte', areas }: Named,
  list: AnyList,
  body: z.ZodObject,
) {
  const saved = { [key]: z.number(), avisos };
  return {
    sellst: listCall(`/${domain}/sellst`, {
      access: reader,
      scope: scope.sellst,
      ...(areas && { areas }),
      summary: `${many}; con pagina, por páginas.`,
      list,
    }),
    sel: builtEndpoint('GET', `/${domain}/sel/:id`, {
      access: reader,
      scope: scope.sel,
      summary: `Lee ${one}.`,
      reads: true,
      params: idParams,
      response: list.row,
    }),
    ins: builtEndpoint('POST', `/${domain}/ins`, {
      access: 'admin',
      scope: scope.ins,
      summary: `Crea ${one}.`,
      body,
      response: doneWith(saved),
    }),
    upd: builtEndpoint(
      'POST',
      `/${domain}/upd/`,
      withLazy(
        {
          access: 'admin',
          scope: scope.upd,
          summary: `Cambia ${one}; con version, solo si nadie lo cambió antes.`,
          response: doneWith({ ...saved, version: z.number().optional() }),
        },
        lazy({ body: () => withRules(z.object({ [key]: id, version: version.optional(), ...body.shape }), rules) }),
      ),
    ),
    delGet: builtEndpoint('GET', `/${domain}/del/:id`, {
      access: 'admin',
      scope: scope.del,
      summary: `Elimina ${one} sin dependencias (forma heredada).`,
      params: idParams,
      response: done,
    }),
    del: builtEndpoint('DELETE', `/${domain}/:id`, {
      access: 'admin',
      scope: scope.del,
      summary: `Elimina ${one} sin dependencias.`,
      params: idParams,
      response: done,
    }),
  };
}

export type RowOfMaster<M> = M extends MasterDefinition<infer T> ? MasterRow<T> : never;
