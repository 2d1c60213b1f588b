import type { ComponentProps } from 'react';
import { useEmpresas } from '../../../pieces/usuario/usuario-master.queries.ts';
import { IdField } from '../../../ui/form/IdField.tsx';

interface Props extends Omit<ComponentProps<typeof IdField>, 'data' | 'fetched'> {
  /** Called after another company was chosen. */
  onMoved: (id: number | null) => void;
}

/** Select of a company of the caller's scope. */
export function EmpresaField({ onChange, onMoved, ...props }: Props) {
  const empresas = useEmpresas();
  const options = (empresas.data ?? []).map(({ id_empresa, empresa }) => ({ value: String(id_empresa), label: empresa }));
  const move = (id: number | null) => {
    onChange?.(id);
    onMoved(id);
  };
  return <IdField {...props} fetched={empresas} data={options} onChange={move} />;
}
