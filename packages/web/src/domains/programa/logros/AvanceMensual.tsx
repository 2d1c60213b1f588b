import { Skeleton } from '@mantine/core';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import { useAvanceMensual } from '../programa.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { BarChart } from '../../../ui/chart/BarChart.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { useMonthLabels } from '../../../ui/chart/use-month-labels.ts';

const HEIGHT = 240;

/** Bar chart "Avance por Periodo / Año Actual": the topics approved in each of twelve months. */
export function AvanceMensual() {
  const t = useTranslations('programa.logros');
  const months = useMonthLabels();
  const { data, error, isPending, refetch } = useAvanceMensual();
  const anio = useFormatter().dateTime(useNow(), { year: 'numeric' });
  const bars = months.map((label, index) => ({ label, value: data?.find(({ mes }) => mes === index + 1)?.aprobados ?? 0 }));
  return (
    <Section title={t('grafico')} description={t('graficoTexto', { anio })}>
      {isPending && <Skeleton height={HEIGHT} />}
      {error && <ErrorState compact message={messageOf(error)} onRetry={() => void refetch()} />}
      {data && <BarChart sequence title={t('grafico')} bars={bars} height={HEIGHT} labelHeader={t('mes')} />}
    </Section>
  );
}
