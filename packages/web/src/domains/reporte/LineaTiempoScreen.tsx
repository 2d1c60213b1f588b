import { type LineaTiempoFila, lineaTiempoLista, reporteApi } from '@portal/contract/reporte';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Filtros } from '../../pieces/reporte/asked.ts';
import { EVERY_DAY } from '../../core/router/asked-range.ts';
import { ReporteScreen } from './ReporteScreen.tsx';
import { REPORT_SIZES } from './sizes.ts';
import { ReporteTable } from './ReporteTable.tsx';
import { lineaRequest, reportQueries } from '../../pieces/reporte/reporte.queries.ts';
import { href } from '../../core/router/paths.ts';
import { AppLink } from '../../ui/link/AppLink.tsx';
import { StateBadge } from '../../ui/status/StateBadge.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';
import { useList } from '../../ui/table/use-list.ts';
import { useEmpresaOptions } from '../../pieces/usuario/use-empresa-options.ts';

const report = reportQueries(reporteApi.lineaTiempoDe, lineaTiempoLista, lineaRequest);

/** /reportelineatiempo: programmed days of each plan in each company, beside the days of its attempts (P108). */
export function LineaTiempoScreen() {
  const t = useTranslations();
  return (
    <ReporteScreen dias="intento" title={t('pantallas.reporteLineaTiempo')}>
      {(filtros) => <LineaTiempoTable filtros={filtros} />}
    </ReporteScreen>
  );
}

function LineaTiempoTable({ filtros }: { filtros: Filtros }) {
  const list = useList(lineaTiempoLista, useLineaTiempoColumns(), { pageSizes: REPORT_SIZES });
  const t = useTranslations();
  return (
    <ReporteTable
      caption={t('pantallas.reporteLineaTiempo')}
      list={list}
      report={report}
      filtros={filtros}
      grafico={{
        title: t('reporte.lineaTiempo.grafico'),
        cifra: 'diasEjecutados',
        labelHeader: t('reporte.lineaTiempo.campos.empresa'),
        series: [t('reporte.lineaTiempo.campos.diasprogramado'), t('reporte.lineaTiempo.campos.diasejecutado')],
        orden: '-diasprogramado',
        bar,
      }}
    />
  );
}

/** Programmed and executed days of a row; its bar opens the people. */
const bar = ({ empresa, planestudio, diasprogramado, diasejecutado, ...row }: LineaTiempoFila) => ({
  label: `${empresa ?? ''} · ${planestudio}`,
  value: diasprogramado,
  second: diasejecutado ?? undefined,
  link: row.asignados > 0 ? peopleOf(row) : undefined,
});

/** Link to the people of a plan in a company. */
const peopleOf = ({ id_empresa, id_planestudio }: Pick<LineaTiempoFila, 'id_empresa' | 'id_planestudio'>) =>
  id_empresa === null
    ? undefined
    : href('/reporteusuarioxempresa', { empresas: String(id_empresa), planes: String(id_planestudio), ...EVERY_DAY });

function useLineaTiempoColumns(): DisplaysOf<typeof lineaTiempoLista> {
  const empresas = useEmpresaOptions();
  return useMemo(
    () => ({
      planestudio: { primary: true },
      empresa: { options: empresas },
      fecha_inicio: {},
      fecha_fin: {},
      asignados: { cell: (row) => <Asignados row={row} /> },
      diasprogramado: {},
      fechainiejecutado: {},
      fechafinejecutado: {},
      diasejecutado: {},
      diferencia: { cell: ({ diferencia }) => <Diferencia dias={diferencia} /> },
    }),
    [empresas],
  );
}

/** The count, as a link to its people. */
function Asignados({ row }: { row: LineaTiempoFila }) {
  const people = row.asignados > 0 ? peopleOf(row) : undefined;
  return people ? <AppLink {...people}>{row.asignados}</AppLink> : row.asignados;
}

/** Days to spare; in red when the plan took longer than programmed. */
function Diferencia({ dias }: { dias: number | null }) {
  const t = useTranslations('reporte.lineaTiempo');
  if (dias === null || dias >= 0) return dias;
  return <StateBadge tone="danger">{t('excedido', { dias })}</StateBadge>;
}
