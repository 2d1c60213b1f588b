import { type Field, validate } from '@portal/contract';
import type { z } from 'zod';
import type { FormValues } from './master-form-props.ts';

/** Fields and ordered lists of a master's form. */
export interface FormShape {
  readonly fields: Readonly<Record<string, Field>>;
  /** Names of its ordered lists. */
  readonly lists: readonly string[];
}

/** What a form holds of a field that is empty: its default, an empty text where people write, null where they choose. */
function emptyOf({ input, column, max }: Field): unknown {
  const { data } = input.safeParse(undefined);
  if (data !== undefined && data !== null) return data;
  return max !== undefined || column.kind === 'texto' || column.kind === 'codigo' ? '' : null;
}

/** The form of a new record. */
export const emptyValues = ({ fields, lists }: FormShape, initial: object = {}): FormValues => ({
  ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyOf(field)])),
  ...Object.fromEntries(lists.map((name) => [name, []])),
  ...initial,
});

/** The form of a stored record: its own fields, and its ordered lists. */
export function valuesOf({ fields }: FormShape, { row, children }: { readonly row: object; readonly children: object }): FormValues {
  const stored = new Map<string, unknown>(Object.entries(row));
  const own = Object.entries(fields).map(([name, field]) => [name, stored.get(name) ?? emptyOf(field)]);
  return { ...Object.fromEntries(own), ...children };
}

/** Version of a stored record; undefined where the table counts none, and then nobody is told of another person's save. */
export const versionOf = (row: object): number | undefined =>
  'version' in row && typeof row.version === 'number' ? row.version : undefined;

/** State of a stored record; undefined where the table has none, and then it cannot be inactivated. */
export const stateOf = (row: object): number | undefined =>
  'codigo_estado' in row && typeof row.codigo_estado === 'number' ? row.codigo_estado : undefined;

/** Whether the contract takes what stands in a form. */
export const accepts = <Input>(schema: z.ZodType<unknown, Input>, values: unknown): values is Input =>
  validate(schema, values).issues === undefined;
