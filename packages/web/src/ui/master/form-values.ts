import { type Field, validate } from '@portal/contract/core';
import type { z } from 'zod';
import type { FormValues } from './master-form-props.ts';

/** Fields and ordered lists of a master's form. */
export interface FormShape {
  readonly fields: Readonly<Record<string, Field>>;
  /** Names of its ordered lists. */
  readonly lists: readonly string[];
}

/** Returns the empty value of a field: its default, '' for a text, null for a number or a choice. */
function emptyOf({ input, column, max }: Field): unknown {
  const { data } = input.safeParse(undefined);
  if (data !== undefined && data !== null) return data;
  return max !== undefined || column.kind === 'texto' || column.kind === 'codigo' ? '' : null;
}

/** Returns the form values of a new record. */
export const emptyValues = ({ fields, lists }: FormShape, initial: object = {}): FormValues => ({
  ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyOf(field)])),
  ...Object.fromEntries(lists.map((name) => [name, []])),
  ...initial,
});

/** Returns the form values of a stored record: its fields and ordered lists. */
export function valuesOf({ fields }: FormShape, { row, children }: { readonly row: object; readonly children: object }): FormValues {
  const stored = new Map<string, unknown>(Object.entries(row));
  const own = Object.entries(fields).map(([name, field]) => [name, stored.get(name) ?? emptyOf(field)]);
  return { ...Object.fromEntries(own), ...children };
}

/** Returns the version of a stored record, which every update sends (`docs/decisions/025`). Throws for a record without one. */
export function versionOf(row: object): number {
  if ('version' in row && typeof row.version === 'number') return row.version;
  throw new Error('A record that a form changes has a version.');
}

/** Returns the state of a stored record; undefined for a table without states: its records cannot be made inactive. */
export const stateOf = (row: object): number | undefined =>
  'codigo_estado' in row && typeof row.codigo_estado === 'number' ? row.codigo_estado : undefined;

const ACTIVO = 1;

/** Returns what a save does to learners: it publishes a stored record, withdraws it, or neither (undefined), as a form without state. */
export function publicationOf(stored: object | undefined, values: FormValues): 'publica' | 'retira' | undefined {
  if (!('codigo_estado' in values)) return undefined;
  const before = stored && stateOf(stored) === ACTIVO;
  const after = values['codigo_estado'] === ACTIVO;
  if (before === undefined || before === after) return undefined;
  return after ? 'publica' : 'retira';
}

/** Returns whether the values of a form pass the contract's schema. */
export const accepts = <Input>(schema: z.ZodType<unknown, Input>, values: unknown): values is Input =>
  validate(schema, values).issues === undefined;
