import type { z } from 'zod';
import type { FieldIssue } from './validation.ts';

type Values = Readonly<Record<string, unknown>>;

/** Rule between fields of a record: its issue belongs to one of them. */
export interface FieldRule {
  /** Field that shows the issue. */
  readonly field: string;
  readonly clave: FieldIssue['clave'];
  /** Returns whether the values keep the rule; values that are missing or of another type keep it. */
  readonly holds: (values: Values) => boolean;
}

/** Adds rules to the schema of a body; they are checked even while other fields are invalid, so that a form shows all issues at once. */
export const withRules = <Schema extends z.ZodType>(schema: Schema, rules: readonly FieldRule[] = []): Schema =>
  rules.reduce<Schema>(
    (checked, { field, clave, holds }) =>
      checked.refine((values) => holds(values as Values), { path: [field], params: { clave }, when: ({ value }) => isRecord(value) }),
    schema,
  );

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null;
