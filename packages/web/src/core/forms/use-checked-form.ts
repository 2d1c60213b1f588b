import { useForm, type UseFormReturnType } from '@mantine/form';
import type { FieldIssue, FieldIssues } from '@portal/contract/core';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { afterPress } from './after-press.ts';
import { useRefusals } from './use-refusals.ts';
import { ApiError } from '../client/api-error.ts';

export type Values = Record<string, unknown>;
/** Sentences in place of the catalogue's by field, e.g. `{ username: { requerido: '…' } }`. */
export type Sentences<V> = Partial<Record<keyof V, Partial<Record<FieldIssue['clave'], string>>>>;

/** A form with messages from the catalogue. A refused submit focuses the first invalid field. */
export interface CheckedForm<V extends Values> {
  readonly form: UseFormReturnType<V>;
  /** Whether the current values pass the check; shows no messages. */
  readonly valid: boolean;
  /** Shows the server's field errors under their fields and focuses the first; true if at least one belongs to a field. */
  readonly showErrors: (error: unknown) => boolean;
}

/** Purposes of the fields that a password manager fills in, some without an event that the page hears. */
const MANAGED = /username|email|password|-name$/;

/** Returns the values of a form's fields that differ from `values`: a password manager filled them in without an event. */
function filledIn<V extends Values>(form: unknown, values: V): Partial<V> {
  if (!(form instanceof HTMLFormElement)) return {};
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[data-path]')].filter(({ autocomplete }) => MANAGED.test(autocomplete));
  const found = fields.map(({ dataset, value }) => [dataset['path'] ?? '', value] as const);
  return Object.fromEntries(found.filter(([path, value]) => typeof values[path] === 'string' && values[path] !== value)) as Partial<V>;
}

/** Form with a `check` that returns the issues of its values by field, if any. */
export function useCheckedForm<V extends Values>(
  check: (values: V) => FieldIssues | undefined,
  initialValues: V,
  messages: Sentences<V> = {},
): CheckedForm<V> {
  const t = useTranslations('validacion');
  const refused = useRefusals();
  const submits = useRef(0);
  const describe = (field: string, issue: FieldIssue): string =>
    messages[field]?.[issue.clave] ?? t(issue.clave, { valor: issue.valor ?? 0, letra: issue.letra ?? '' });
  const bare = useForm<V>({
    initialValues,
    validate: (values) => Object.fromEntries(Object.entries(check(values) ?? {}).map(([field, issue]) => [field, describe(field, issue)])),
  });
  const getInputProps: typeof bare.getInputProps = (path, options) => ({
    ...bare.getInputProps(path, options),
    onBlur: () => {
      const before = submits.current;
      // A submit checks every field, and its answer may already show the server's error.
      afterPress(() => submits.current === before && void bare.validateField(path));
    },
  });
  const onSubmit: typeof bare.onSubmit = (handle) => (event) => {
    submits.current += 1;
    const filled = filledIn(event?.currentTarget, bare.getValues());
    if (Object.keys(filled).length > 0) bare.setValues(filled);
    bare.onSubmit(handle, refused)(event);
  };
  const form = { ...bare, getInputProps, onSubmit };
  const showErrors = (error: unknown): boolean => {
    if (!(error instanceof ApiError)) return false;
    const known = Object.entries(error.errors).filter(([field]) => (field.split('.')[0] ?? field) in initialValues);
    form.setErrors(Object.fromEntries(known));
    if (known.length > 0) refused();
    return known.length > 0;
  };
  return { form, valid: check(form.values) === undefined, showErrors };
}
