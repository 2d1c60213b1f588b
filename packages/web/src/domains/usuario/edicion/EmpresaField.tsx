import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useEmpresas } from '../usuario-master.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';

interface Props {
  label: string;
  value?: number | null;
  onChange?: (id: number | null) => void;
  /** Called after another company was chosen. */
  onMoved: () => void;
  error?: ReactNode;
  help?: string | undefined;
}

/** Select of a company of the caller's scope. */
export function EmpresaField({ value, onChange, onMoved, error, ...props }: Props) {
  const t = useTranslations('comun');
  const { data = [], isPending, error: failure } = useEmpresas();
  return (
    <SelectField
      clearable
      placeholder={isPending ? t('cargando') : t('seleccione')}
      {...props}
      error={error ?? (failure ? messageOf(failure) : undefined)}
      data={data.map(({ id_empresa, empresa }) => ({ value: String(id_empresa), label: empresa }))}
      value={value ? String(value) : null}
      onChange={(id) => {
        onChange?.(id === null ? null : Number(id));
        onMoved();
      }}
    />
  );
}
