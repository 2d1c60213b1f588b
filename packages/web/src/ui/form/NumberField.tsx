import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import type { FieldHelp } from './field-help.tsx';
import { decimalSignOf, readNumber } from './read-number.ts';

interface Value {
  value?: number | string | null;
  onChange?(value: number | string | null): void;
}
type Props = Omit<TextInputProps, 'description' | 'min' | 'max' | keyof Value> & FieldHelp & Value & Limits;

/** Limits of the contract, which judges the value; the field itself changes nothing. */
interface Limits {
  min?: number | undefined;
  max?: number | undefined;
}

/**
 * A number with the decimal sign of the language, null while the field is empty. The field keeps the typed text: a value that is no number
 * or out of range is an error.
 */
export function NumberField({ help, value = null, onChange, min: _min, max: _max, ...props }: Props) {
  const [typed, setTyped] = useState('');
  const sign = decimalSignOf(useLocale());
  const read = (text: string) => readNumber(text, sign);
  const shown = read(typed) === value ? typed : String(value ?? '').replace('.', typeof value === 'number' ? sign : '.');
  return (
    <TextInput
      inputMode="decimal"
      {...props}
      value={shown}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange?.(read(event.currentTarget.value));
      }}
      description={help}
    />
  );
}
