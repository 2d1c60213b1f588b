import { NumberInput, type NumberInputProps } from '@mantine/core';
import type { FieldHelp } from './field-help.tsx';

interface Value {
  value?: number | string | null;
  onChange?(value: number | string | null): void;
}
type Props = Omit<NumberInputProps, 'description' | keyof Value> & FieldHelp & Value;

/** A number, null while the field is empty; leaving it clamps the value to min and max. */
export function NumberField({ help, value, onChange, ...props }: Props) {
  return (
    <NumberInput
      hideControls
      inputMode="decimal"
      {...props}
      value={value ?? ''}
      onChange={(next) => onChange?.(next === '' ? null : next)}
      description={help}
    />
  );
}
