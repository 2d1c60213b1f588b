import { api, type LineaTiempoFila, lineaTiempoLista } from '@portal/contract';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { EVERY_DAY, type Filtros } from './asked.ts';
import { ReporteScreen } from './ReporteScreen.tsx';
import { REPORT_SIZES } from './sizes.ts';
import { ReporteTable } from './ReporteTable.tsx';
import { lineaRequest, reportQueries } from './reporte.queries.ts';
import { href } from '../../core/router/paths.ts';
import { AppLink } from '../../ui/link/AppLink.tsx';
import { StateBadge } from '../../ui/status/StateBadge.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';
import { useList } from '../../ui/table/use-list.ts';
import { useEmpresaOptions } from '../usuario/usuario.public.ts';

const report = reportQueries(api.reporte.lineaTiempoDe, lineaTiempoLista, lineaRequest);

/** /reportelineatiempo: programmed days of each plan in each company, beside the days of its attempts (P108). */
export function LineaTiempoScreen() {
  const t = useTranslations();
  return (
    <ReporteScreen title={t('pantallas.reporteLineaTiempo')} text={t('reporte.lineaTiempo.texto')}>
      {(filtros) => <Tabla filtros={filtros} />}
    </ReporteScreen>
  );
}

function Tabla({ filtros }: { filtros: Filtros }) {
  const list = useList(lineaTiempoLista, useColumns(), { pageSizes: REPORT_SIZES });
  return <ReporteTable caption={useTranslations('pantallas')('reporteLineaTiempo')} list={list} report={report} filtros={filtros} />;
}

function useColumns(): DisplaysOf<typeof lineaTiempoLista> {
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
function Asignados({ row: { asignados, id_empresa, id_planestudio } }: { row: LineaTiempoFila }) {
  if (!asignados || id_empresa === null) return asignados;
  const people = { empresas: String(id_empresa), planes: String(id_planestudio), ...EVERY_DAY };
  return <AppLink {...href('/reporteusuarioxempresa', people)}>{asignados}</AppLink>;
}

/** Days to spare; in red when the plan took longer than programmed. */
function Diferencia({ dias }: { dias: number | null }) {
  const t = useTranslations('reporte.lineaTiempo');
  if (dias === null || dias >= 0) return dias;
  return <StateBadge tone="danger">{t('excedido', { dias })}</StateBadge>;
}
