import { type ColumnaGeneral, type GeneralEmpresaFila, generalEmpresaLista } from '@portal/contract/reporte';
import { useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { empresas } from './general.queries.ts';
import { ConColumnas, GeneralReporte, TOTAL } from './GeneralReporte.tsx';
import { useGeneralColumns } from './use-general-columns.tsx';
import { href } from '../../../core/router/paths.ts';
import { useList } from '../../../ui/table/use-list.ts';
import { useEmpresaOptions } from '../../../pieces/usuario/use-empresa-options.ts';
import type { Filtros } from '../../../pieces/reporte/asked.ts';
import { ALL } from '../../../core/router/asked-range.ts';
import { ReporteScreen } from '../ReporteScreen.tsx';
import { REPORT_SIZES } from '../sizes.ts';

/** /reportegralempresa, «Avance por Plan de Estudio»: how the people of each company do in a plan, by program and course. */
export function GeneralEmpresaScreen() {
  const t = useTranslations();
  return (
    <ReporteScreen title={t('pantallas.reporteGralEmpresa')} planes="uno">
      {(filtros) => (
        <ConColumnas filtros={filtros}>{(columnas) => <GeneralEmpresaTable filtros={filtros} columnas={columnas} />}</ConColumnas>
      )}
    </ReporteScreen>
  );
}

interface Props {
  readonly filtros: Filtros;
  readonly columnas: readonly ColumnaGeneral[];
}

function GeneralEmpresaTable({ filtros, columnas }: Props) {
  const t = useTranslations();
  const list = useList(generalEmpresaLista, useGeneralEmpresaColumns({ filtros, columnas }), { pageSizes: REPORT_SIZES });
  return (
    <GeneralReporte
      caption={t('pantallas.reporteGralEmpresa')}
      list={list}
      report={empresas}
      filtros={filtros}
      columnas={columnas}
      totalRow={(total) => ({ ...total, id: TOTAL, empresa: t('reporte.general.total') })}
      bar={({ id, empresa, avance_total, usuarios_asignados }) => ({
        label: empresa ?? t('reporte.general.sinEmpresa'),
        value: avance_total,
        link: id > 0 && usuarios_asignados > 0 ? peopleIn(id, filtros) : undefined,
      })}
    />
  );
}

/** Link to the people behind the bar of a company. */
const peopleIn = (empresa: number, { id_planestudio: planes, fecha_desde: desde = ALL, fecha_hasta: hasta = ALL }: Filtros) =>
  href('/reporteusuarioxempresa', { empresas: String(empresa), planes, desde, hasta });

function useGeneralEmpresaColumns({ filtros, columnas }: Props) {
  const t = useTranslations('reporte.general');
  const options = useEmpresaOptions();
  const peopleOf = useCallback(
    ({ id, empresa }: GeneralEmpresaFila) =>
      id === 0 ? undefined : { empresas: id === TOTAL ? filtros.id_empresa : String(id), name: empresa ?? '' },
    [filtros],
  );
  const columns = useGeneralColumns<GeneralEmpresaFila>({ columnas, filtros, peopleOf });
  return useMemo(
    () => ({
      empresa: { primary: true as const, options, cell: ({ empresa }: GeneralEmpresaFila) => empresa ?? t('sinEmpresa') },
      ...columns,
    }),
    [columns, options, t],
  );
}
