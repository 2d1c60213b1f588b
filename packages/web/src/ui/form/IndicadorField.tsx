import type { ReactNode } from 'react';
import { CheckboxField } from './CheckboxField.tsx';

interface Props {
  label: string;
  value?: number;
  onChange?: (value: number) => void;
  error?: ReactNode;
  help?: string | undefined;
}

/** Checkbox of a flag that the contract has as 1 or 0. */
export function IndicadorField({ label, help, error, value, onChange }: Props) {
  return (
    <CheckboxField
      label={label}
      help={help}
      error={error}
      checked={value === 1}
      onChange={(event) => onChange?.(event.currentTarget.checked ? 1 : 0)}
    />
  );
}
