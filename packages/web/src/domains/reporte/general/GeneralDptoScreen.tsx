import { type ColumnaGeneral, type GeneralDptoFila, generalDptoLista } from '@portal/contract/reporte';
import { useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { dptos } from './general.queries.ts';
import { ConColumnas, GeneralReporte, TOTAL } from './GeneralReporte.tsx';
import { type Personas, useGeneralColumns } from './use-general-columns.tsx';
import { useList } from '../../../ui/table/use-list.ts';
import { useEmpresaOptions } from '../../../pieces/usuario/use-empresa-options.ts';
import type { Filtros } from '../../../pieces/reporte/asked.ts';
import { ReporteScreen } from '../ReporteScreen.tsx';
import { REPORT_SIZES } from '../sizes.ts';

/** /reportedptoceco: how the people of each department and cost centre do in a plan, by program and course. */
export function GeneralDptoScreen() {
  const t = useTranslations();
  return (
    <ReporteScreen title={t('pantallas.reporteDptoCeco')} planes="uno" withoutPlan={t('reporte.general.faltaPlan')}>
      {(filtros) => <ConColumnas filtros={filtros}>{(columnas) => <GeneralDptoTable filtros={filtros} columnas={columnas} />}</ConColumnas>}
    </ReporteScreen>
  );
}

interface Props {
  readonly filtros: Filtros;
  readonly columnas: readonly ColumnaGeneral[];
}

const nameOf = ({ empresa, departamento, centro_costo }: GeneralDptoFila): string =>
  [empresa, departamento, centro_costo].filter((name) => name !== null).join(' · ');

/** Returns the filters of the people of a department and cost centre; nothing filters those of none. */
function personasDe(row: GeneralDptoFila): Personas | undefined {
  const { id_empresa, departamento, codigo_centro_costo, centro_costo } = row;
  if (id_empresa === 0 || departamento === null || codigo_centro_costo === null || centro_costo === null) return undefined;
  return { empresas: String(id_empresa), name: nameOf(row), filtro: { departamento, codigo_centro_costo, centro_costo } };
}

/** Values of the row of the sum, which has no name of its own. */
const EVERYWHERE = {
  id_empresa: 0,
  id_departamento: 0,
  id_centro_costo: 0,
  departamento: null,
  codigo_centro_costo: null,
  centro_costo: null,
};

function GeneralDptoTable({ filtros, columnas }: Props) {
  const t = useTranslations();
  const list = useList(generalDptoLista, useGeneralDptoColumns({ filtros, columnas }), { pageSizes: REPORT_SIZES });
  return (
    <GeneralReporte
      caption={t('pantallas.reporteDptoCeco')}
      list={list}
      report={dptos}
      filtros={filtros}
      columnas={columnas}
      totalRow={(total) => ({ ...EVERYWHERE, ...total, id: TOTAL, empresa: t('reporte.general.total') })}
      bar={(row) => ({ label: nameOf(row) || t('reporte.general.sinEmpresa'), value: row.avance_total })}
    />
  );
}

function useGeneralDptoColumns({ filtros, columnas }: Props) {
  const t = useTranslations('reporte.general');
  const options = useEmpresaOptions();
  const peopleOf = useCallback(
    (row: GeneralDptoFila) => (row.id === TOTAL ? { empresas: filtros.id_empresa, name: nameOf(row) } : personasDe(row)),
    [filtros],
  );
  const columns = useGeneralColumns<GeneralDptoFila>({ columnas, filtros, peopleOf });
  return useMemo(
    () => ({
      empresa: { primary: true as const, options, cell: ({ empresa }: GeneralDptoFila) => empresa ?? t('sinEmpresa') },
      departamento: {},
      codigo_centro_costo: {},
      centro_costo: {},
      ...columns,
    }),
    [columns, options, t],
  );
}
