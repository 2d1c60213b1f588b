import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useTemaOptions } from './contenido.queries.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';

interface Props {
  label: string;
  value?: number | null;
  onChange?: (id: number | null) => void;
  error?: ReactNode;
}

/** Select of the topic of a content item; may stay empty. */
export function TemaField({ value, onChange, ...props }: Props) {
  const t = useTranslations('contenido.edicion');
  const { data = [] } = useTemaOptions();
  return (
    <SelectField
      data-wide
      clearable
      data={data}
      placeholder={t('sinTema')}
      {...props}
      value={value ? String(value) : null}
      onChange={(id) => onChange?.(id === null ? null : Number(id))}
    />
  );
}
