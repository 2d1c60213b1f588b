import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { temas } from '../tema-master.queries.ts';
import { useAll } from '../../../core/master/use-master.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';

interface Props {
  label: string;
  help?: string | undefined;
  /** The topic itself. */
  except: number | undefined;
  value?: number | null;
  onChange?: (id: number | null) => void;
  error?: ReactNode;
}

/** The topic that must be approved first (P16); whether it closes a circle the server says. */
export function ReferenciaField({ except, value, onChange, ...props }: Props) {
  const t = useTranslations('tema.edicion');
  const { data = [] } = useAll(temas);
  const options = data
    .filter((row) => row.id_tema !== except)
    .map((row) => ({ value: String(row.id_tema), label: `${row.codigo} · ${row.titulo}` }));
  return (
    <SelectField
      data={options}
      clearable
      placeholder={t('ninguna')}
      {...props}
      value={value ? String(value) : null}
      onChange={(id) => onChange?.(id === null ? null : Number(id))}
    />
  );
}
