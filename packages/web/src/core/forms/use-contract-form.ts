import { useForm, type UseFormReturnType } from '@mantine/form';
import { type FieldIssue, validate } from '@portal/contract';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import { afterPress } from './after-press.ts';
import { useRefusals } from './use-refusals.ts';
import { ApiError } from '../client/api-error.ts';

type Values = Record<string, unknown>;

/** A form validated by the server's own schema, with messages from the catalogue. A refused submit focuses the first invalid field. */
export interface ContractForm<V extends Values> {
  readonly form: UseFormReturnType<V>;
  /** Whether the current values pass the schema; shows no messages. */
  readonly valid: boolean;
  /** Shows the server's field errors under their fields and focuses the first; true if at least one belongs to a field. */
  readonly showErrors: (error: unknown) => boolean;
}

/** `messages` replaces the catalogue's sentence for a field, e.g. `{ username: { requerido: '…' } }`. */
export function useContractForm<V extends Values>(
  schema: z.ZodType,
  initialValues: V,
  messages: Partial<Record<keyof V, Partial<Record<FieldIssue['clave'], string>>>> = {},
): ContractForm<V> {
  const t = useTranslations('validacion');
  const refused = useRefusals();
  const describe = (field: string, issue: FieldIssue): string =>
    messages[field]?.[issue.clave] ?? t(issue.clave, { valor: issue.valor ?? 0 });
  const bare = useForm<V>({
    initialValues,
    validate: (values) => {
      const { issues = {} } = validate(schema, values);
      return Object.fromEntries(Object.entries(issues).map(([field, issue]) => [field, describe(field, issue)]));
    },
  });
  const getInputProps: typeof bare.getInputProps = (path, options) => ({
    ...bare.getInputProps(path, options),
    onBlur: () => afterPress(() => void bare.validateField(path)),
  });
  const onSubmit: typeof bare.onSubmit = (handle) => bare.onSubmit(handle, refused);
  const form = { ...bare, getInputProps, onSubmit };
  const showErrors = (error: unknown): boolean => {
    if (!(error instanceof ApiError)) return false;
    const known = Object.entries(error.errors).filter(([field]) => field in initialValues);
    form.setErrors(Object.fromEntries(known));
    if (known.length > 0) refused();
    return known.length > 0;
  };
  return { form, valid: validate(schema, form.values).issues === undefined, showErrors };
}
