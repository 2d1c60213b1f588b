import type { AnyList, Column, Columns, ListDefinition, MasterDefinition, ShownName } from '@portal/contract/core';
import type { lists, masters } from '@portal/contract/lists';
import type { z } from 'zod';
import type { es } from './es.ts';
import type { Texts } from './texts.ts';

/** A list by its catalogue name. A text missing in `sesion.codigos` is looked up in `sesion`. */
export type Named = Pick<AnyList, 'name'>;
type Labelled = Pick<Column, 'labels'>;

/** Returns the header of a column: from `encabezados` of the list, else its `campos`, else `comun.campos`, else the column's name. */
export const columnHeader = (texts: Pick<Texts, 'find'>, list: Named, column: string): string =>
  firstText(texts, [...upwards(list.name, `encabezados.${column}`), ...upwards(list.name, `campos.${column}`), shared(column)]) ?? column;

/** Returns the label of a form's field: from `campos` of the list, else `comun.campos`, else the field's name. */
export const fieldLabel = (texts: Pick<Texts, 'find'>, list: Named, field: string): string =>
  firstText(texts, [...upwards(list.name, `campos.${field}`), shared(field)]) ?? field;

/** Returns the label of an `opcion` value; the value itself if the group has none, '' for null. */
export function optionLabel(texts: Pick<Texts, 'find'>, { labels }: Labelled, value: string | number | boolean | null): string {
  if (value === null) return '';
  return (labels && texts.find(`${OPTIONS}.${labels}.${String(value)}`)) || String(value);
}

/** Returns the values of an `opcion` with their labels, in the order of the catalogue; empty for a column without `labels`. */
export const optionsOf = (texts: Texts, { labels }: Labelled): { value: string; label: string }[] =>
  labels ? texts.names(`${OPTIONS}.${labels}`).map((value) => ({ value, label: optionLabel(texts, { labels }, value) })) : [];

const OPTIONS = 'comun.opciones';
const shared = (name: string): string => `comun.campos.${name}`;

const firstText = ({ find }: Pick<Texts, 'find'>, keys: readonly string[]): string | undefined => {
  for (const key of keys) {
    const text = find(key);
    if (text !== undefined) return text;
  }
  return undefined;
};

/** Returns the keys from the list's name upwards: `sesion.codigos.<end>`, `usuario.<end>`. */
function upwards(name: string, end: string): string[] {
  const names = name.split('.');
  return names.map((_, count) => [...names.slice(0, names.length - count), end].join('.'));
}

type Spanish = typeof es;
type Branch<T, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? Branch<T[Head], Rest>
    : never
  : Path extends keyof T
    ? T[Path]
    : never;
/** Without the check a list without `campos` would count as worded: `keyof never` is every name. */
type Campos<Name extends string> = [Branch<Spanish, `${Name}.campos`>] extends [never] ? never : keyof Branch<Spanish, `${Name}.campos`>;
type Above<Name extends string> = Name extends `${infer Head}.${string}` ? Campos<Head> : never;
type Worded<Name extends string> = Campos<Name> | Above<Name> | keyof Spanish['comun']['campos'];

type ColumnsOf<List> = List extends ListDefinition<infer C> ? C : never;
type FieldsOf<M> = M extends MasterDefinition<infer T> ? Extract<keyof T['input'] | keyof T['childrenInput'], string> : never;

type Forgotten<Name extends string, Names extends string> = `${Name}.campos.${Exclude<Names, Worded<Name>>}`;

type LabelsOf<C extends Column> =
  C extends Column<infer Schema, 'opcion', infer Labels>
    ? Labels extends string
      ? Unlabelled<Labels, `${Extract<z.output<Schema>, string | number | boolean>}`>
      : never
    : never;
/** Keys missing for a coded column. A schema of any number does not list its values; then only the group must exist. */
type Unlabelled<Labels extends string, Value extends string> = string extends Labels
  ? never
  : Labels extends keyof Spanish['comun']['opciones']
    ? `${number}` extends Value
      ? never
      : `comun.opciones.${Labels}.${Exclude<Value, keyof Spanish['comun']['opciones'][Labels]>}`
    : `comun.opciones.${Labels}`;
type LabelsIn<C extends Columns> = { [Name in keyof C]: LabelsOf<C[Name]> }[keyof C];

type Lists = typeof lists;
type FieldsNamed<Name> = Name extends keyof typeof masters ? FieldsOf<(typeof masters)[Name]> : never;
type MissingIn<Name extends keyof Lists, C extends Columns = ColumnsOf<Lists[Name]>> =
  | Forgotten<Name, ShownName<C> | FieldsNamed<Name>>
  | LabelsIn<C>;

/** Keys of every header, field and option label that the Spanish catalogue lacks. */
export type MissingText = { [Name in keyof Lists]: MissingIn<Name> }[keyof Lists];
