import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SelectField } from './options/SelectField.tsx';

const NONE: readonly never[] = [];

interface Props {
  label: string;
  /** Options with the labels of the catalogue. */
  data?: readonly { readonly value: string; readonly label: string }[] | undefined;
  value?: number | null;
  onChange?: (code: number | null) => void;
  error?: ReactNode;
  help?: string | undefined;
}

/** Select of a numeric code with labels, e.g. `codigo_estado` (P70); cannot be cleared. */
export function CodeField({ value = null, onChange, data = NONE, ...field }: Props) {
  const t = useTranslations('comun');
  return (
    <SelectField
      placeholder={t('seleccione')}
      allowDeselect={false}
      data={data}
      {...field}
      required
      value={value === null ? null : String(value)}
      onChange={(code) => onChange?.(code === null ? null : Number(code))}
    />
  );
}
