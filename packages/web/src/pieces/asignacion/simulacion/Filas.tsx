import { type SimulacionFila, simulacionLista } from '@portal/contract/asignacion';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { downloadSimuladas, useSimuladas } from './simulacion.queries.ts';
import { TONES } from './veredicto-tones.ts';
import { StateBadge } from '../../../ui/status/StateBadge.tsx';
import { EmptyList } from '../../../ui/status/EmptyList.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';
import { type ListModel, useLocalList } from '../../../ui/table/use-list.ts';
import { usePlanOptions } from '../../planestudio/plan-master.queries.ts';
import { useEmpresaOptions } from '../../usuario/use-empresa-options.ts';

/** Returns the list of the pairs of a simulation, with its state in the component. */
export const useFilas = (): ListModel<SimulacionFila> => useLocalList(simulacionLista, useSimulacionColumns());

/** Pairs of a simulation, page by page, with filters and export. */
export function Filas({ id, list }: { id: number; list: ListModel<SimulacionFila> }) {
  const t = useTranslations('simulacion');
  const vacio = useTranslations('vacio');
  return (
    <DataTable
      plain
      caption={t('filas')}
      list={list}
      rows={useSimuladas(id, list.query)}
      download={downloadSimuladas(id)}
      empty={<EmptyList text={vacio('filas')} />}
    />
  );
}

function useSimulacionColumns(): DisplaysOf<typeof simulacionLista> {
  const t = useTranslations('comun.opciones.veredictoAsignacion');
  const empresas = useEmpresaOptions();
  const { data: planes } = usePlanOptions();
  return useMemo(
    () => ({
      codigo_usuario: {},
      personal: { primary: true },
      plan: { options: (planes ?? []).map(({ label }) => ({ value: label, label })) },
      veredicto: { cell: ({ veredicto }) => <StateBadge tone={TONES[veredicto]}>{t(veredicto)}</StateBadge> },
      avisa: {},
      empresa: { options: empresas },
      correo_electronico: {},
    }),
    [t, empresas, planes],
  );
}
