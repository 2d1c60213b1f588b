import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SelectField } from './options/SelectField.tsx';
import { messageOf } from '../../core/client/api-error.ts';

/** Options of a select, as the query that fetches them gives them. */
interface Fetched {
  readonly isPending: boolean;
  readonly error: unknown;
}

interface Props {
  label: string;
  /** Records by id, as text. */
  data: readonly { readonly value: string; readonly label: string }[];
  /** Query behind `data`: the field says that it loads, or why it failed. Absent: it stays empty until then. */
  fetched?: Fetched;
  /** Text without a choice. */
  placeholder?: string | undefined;
  value?: number | null;
  required?: boolean;
  onChange?: (id: number | null) => void;
  error?: ReactNode;
  help?: ReactNode;
  'data-wide'?: boolean;
}

const failureOf = (fetched: Fetched | undefined) => (fetched?.error ? messageOf(fetched.error) : undefined);

/** Select of a record by its id; may stay empty unless it is required. */
export function IdField({ value, onChange, fetched, placeholder, required = false, error, ...field }: Props) {
  const t = useTranslations('comun');
  return (
    <SelectField
      clearable={!required}
      required={required}
      placeholder={fetched?.isPending ? t('cargando') : (placeholder ?? t('seleccione'))}
      {...field}
      awaiting={fetched?.isPending ?? false}
      error={error ?? failureOf(fetched)}
      value={value ? String(value) : null}
      onChange={(id) => onChange?.(id === null ? null : Number(id))}
    />
  );
}
