import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import type { FieldHelp } from './field-help.tsx';

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

const NUMBER = /^-?\d+(\.\d+)?$/;

/** Returns a typed number; the text itself when it is none, which the contract refuses; null for an empty field. */
function read(text: string): number | string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return NUMBER.test(trimmed) ? Number(trimmed) : text;
}

/** A number, null while the field is empty. What is typed stays as it is: a value that is no number or out of range is an error. */
export function NumberField({ help, value = null, onChange, min: _min, max: _max, ...props }: Props) {
  const [typed, setTyped] = useState('');
  const shown = read(typed) === value ? typed : String(value ?? '');
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
