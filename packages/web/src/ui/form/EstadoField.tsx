import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SelectField } from './SelectField.tsx';

const STATES = { 0: 'enDesarrollo', 1: 'activo', 2: 'inactivo' } as const;

type Code = keyof typeof STATES;

const ALL: readonly Code[] = [0, 1, 2];

interface Props {
  /** "Estado" unless given. */
  label?: string;
  value?: number | null;
  onChange?: (code: number | null) => void;
  error?: ReactNode;
  help?: string;
  /** Codes to choose from; a study plan and a question have no 0 (P70). */
  codes?: readonly Code[];
}

/** `codigo_estado` of a record (P70), a number in the form; takes the props of `form.getInputProps`. */
export function EstadoField({ value = null, onChange, codes = ALL, ...field }: Props) {
  const t = useTranslations('comun');
  return (
    <SelectField
      label={t('estadoRegistro')}
      required
      placeholder={t('seleccione')}
      allowDeselect={false}
      data={codes.map((code) => ({ value: String(code), label: t(`estado.${STATES[code]}`) }))}
      {...field}
      value={value === null ? null : String(value)}
      onChange={(code) => onChange?.(code === null ? null : Number(code))}
    />
  );
}
