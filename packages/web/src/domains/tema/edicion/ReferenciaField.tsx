import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { temas } from '../tema-master.queries.ts';
import { useAll } from '../../../core/master/use-master.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';

interface Props {
  label: string;
  help?: string | undefined;
  /** Id of the edited topic, left out of the options. */
  except: number | undefined;
  value?: number | null;
  onChange?: (id: number | null) => void;
  error?: ReactNode;
}

/** Select of the topic to approve first (P16); the server refuses circles. */
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
