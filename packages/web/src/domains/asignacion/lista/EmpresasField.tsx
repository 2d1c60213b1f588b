import { useTranslations } from 'use-intl';
import { messageOf } from '../../../core/client/api-error.ts';
import { MultiSelectField } from '../../../ui/form/MultiSelectField.tsx';
import { useEmpresas } from '../../usuario/usuario.public.ts';

interface Props {
  /** Ids separated by commas; empty: all companies. */
  readonly value: string;
  readonly onChange: (ids: string) => void;
}

/** Choice of several companies among those of the caller's access. */
export function EmpresasField({ value, onChange }: Props) {
  const t = useTranslations('asignacion.filtros');
  const { data, error } = useEmpresas();
  return (
    <MultiSelectField
      label={t('empresas')}
      placeholder={t('todasEmpresas')}
      data={data?.map(({ id_empresa, empresa }) => ({ value: String(id_empresa), label: empresa }))}
      value={value ? value.split(',') : []}
      onChange={(ids) => onChange(ids.join(','))}
      error={error ? messageOf(error) : undefined}
    />
  );
}
