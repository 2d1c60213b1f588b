import { feedbackApi, feedbackLista } from '@portal/contract/feedback';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Filtros } from '../../pieces/reporte/asked.ts';
import { ReporteScreen } from './ReporteScreen.tsx';
import { REPORT_SIZES } from './sizes.ts';
import { ReporteTable } from './ReporteTable.tsx';
import { reportQueries, withDays } from '../../pieces/reporte/reporte.queries.ts';
import { href } from '../../core/router/paths.ts';
import { AppLink } from '../../ui/link/AppLink.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';
import { useList } from '../../ui/table/use-list.ts';
import { useEmpresaOptions } from '../../pieces/usuario/use-empresa-options.ts';

const report = withDays(
  reportQueries(feedbackApi.sellst, feedbackLista, () => ({})),
  'fecha_evaluacion',
);

/** /feedback: ratings and comments of finished attempts (P105). */
export function FeedbackListScreen() {
  const t = useTranslations();
  return (
    <ReporteScreen dias="intento" atOnce title={t('pantallas.feedbackLista')} empresas={false}>
      {(filtros) => <FeedbackTable filtros={filtros} />}
    </ReporteScreen>
  );
}

function FeedbackTable({ filtros }: { filtros: Filtros }) {
  const list = useList(feedbackLista, useFeedbackColumns(), { pageSizes: REPORT_SIZES });
  return <ReporteTable caption={useTranslations('pantallas')('feedbackLista')} list={list} report={report} filtros={filtros} />;
}

function useFeedbackColumns(): DisplaysOf<typeof feedbackLista> {
  const empresas = useEmpresaOptions();
  return useMemo(
    () => ({
      fecha_feedback: { hour: true },
      codigo: {},
      nombres: { primary: true },
      apellido: {},
      fecha_evaluacion: { hour: true, roomy: 'laptop' },
      titulo: { cell: ({ id_evaluacion, titulo }) => <AppLink {...href('/evaluacionresultado', { id: id_evaluacion })}>{titulo}</AppLink> },
      comentario: {},
      escala: {},
      plan: { hidden: true },
      empresa: { options: empresas, hidden: true },
    }),
    [empresas],
  );
}
