import type { AnyList, Column, Columns, ListDefinition, lists, MasterDefinition, masters, ShownName } from '@portal/contract';
import type { z } from 'zod';
import type { es } from './es/index.ts';
import type { Texts } from './texts.ts';

/** Where the catalogue keeps the texts of a list: its name, `usuario.codigos`; what is not found there stands one name further up. */
type Named = Pick<AnyList, 'name'>;
type Labelled = Pick<Column, 'labels'>;

/** Header of a column: the list's own short one, else the label of the field, else the word that all lists share. */
export const columnHeader = (texts: Pick<Texts, 'find'>, list: Named, column: string): string =>
  firstText(texts, [...upwards(list.name, `encabezados.${column}`), ...upwards(list.name, `campos.${column}`), shared(column)]) ?? column;

/** Label of a field of a form. */
export const fieldLabel = (texts: Pick<Texts, 'find'>, list: Named, field: string): string =>
  firstText(texts, [...upwards(list.name, `campos.${field}`), shared(field)]) ?? field;

/** A value of an `opcion` as people read it; a value without label is its own. */
export function optionLabel(texts: Pick<Texts, 'find'>, { labels }: Labelled, value: string | number | boolean | null): string {
  if (value === null) return '';
  return (labels && texts.find(`${OPTIONS}.${labels}.${String(value)}`)) || String(value);
}

/** The values of an `opcion` with their labels, as the catalogue orders them; none for a column without labels. */
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

/** `usuario.codigos.<end>`, `usuario.<end>`. */
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
type Campos<Name extends string> = keyof Branch<Spanish, `${Name}.campos`>;
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
/** A schema of any number says nothing of its values: then the group alone must be there. */
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
