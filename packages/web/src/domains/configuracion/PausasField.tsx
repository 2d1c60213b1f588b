import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FieldProps } from '../../ui/master/master-form-props.ts';
import { TextField } from '../../ui/form/TextField.tsx';

/** Returns typed minutes, `0, 5, 30`; null for an empty field; the text itself when it is no such list, which the contract refuses. */
function readPausas(text: string): number[] | string | null {
  if (text.trim() === '') return null;
  const parts = text.split(',').map((part) => part.trim());
  return parts.every((part) => /^\d{1,4}$/.test(part)) ? parts.map(Number) : text;
}

const write = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : '');

/** Minutes of pause after each failed attempt of a day, separated by commas (P44). */
export function PausasField({ value, onChange, error, data: _data, ...props }: FieldProps) {
  const t = useTranslations('configuracion.pausas');
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      {...props}
      placeholder={t('ejemplo')}
      error={error && t('error')}
      value={typed ?? write(value)}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(readPausas(event.currentTarget.value));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
