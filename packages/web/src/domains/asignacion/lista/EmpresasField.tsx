import { useTranslations } from 'use-intl';
import { messageOf } from '../../../core/client/api-error.ts';
import { AllOrSomeField } from '../../../ui/form/options/AllOrSomeField.tsx';
import { useEmpresas } from '../../../pieces/usuario/usuario-master.queries.ts';

interface Props {
  /** Ids separated by commas; 0: all companies; empty: nothing chosen. */
  readonly value: string;
  readonly onChange: (ids: string) => void;
  readonly missing: boolean;
}

/** Choice of several companies among those of the caller's access, or of all. */
export function EmpresasField({ value, onChange, missing }: Props) {
  const t = useTranslations('asignacion.filtros');
  const { data, error } = useEmpresas();
  return (
    <AllOrSomeField
      label={t('empresas')}
      first={t('todasEmpresas')}
      placeholder={t('elija')}
      data={data?.map(({ id_empresa, empresa }) => ({ value: String(id_empresa), label: empresa }))}
      value={value}
      onChange={onChange}
      error={error ? messageOf(error) : missing ? t('seleccioneEmpresa') : undefined}
    />
  );
}
