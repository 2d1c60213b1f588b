import { IconAlarm, IconBook2, IconChartDonut, IconClipboardCheck } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useMisCifras } from '../tablero.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { href } from '../../../core/router/paths.ts';
import { CardGrid } from '../../../ui/page/CardGrid.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { KpiCard } from '../../../ui/chart/KpiCard.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { CardsSkeleton } from '../../../ui/page/skeletons.tsx';

/** The learner's four figures: assigned, overdue, average grade, evaluations. */
export function AlumnoCifras() {
  const t = useTranslations('tablero.kpi');
  const format = useFormatter();
  const { data, error, isPending, refetch } = useMisCifras();
  if (isPending) return <CardsSkeleton />;
  if (!data)
    return (
      <Section>
        <ErrorState compact message={messageOf(error)} onRetry={() => void refetch()} />
      </Section>
    );
  const { temas, pendientes, vencido, promedio, evaluaciones } = data;
  return (
    <CardGrid>
      <KpiCard
        label={t('temas')}
        value={format.number(temas)}
        icon={IconBook2}
        tone="info"
        hint={t('pendientes', { pendientes })}
        link={{ ...href('/dashboardtema'), label: t('verTemas') }}
      />
      <KpiCard label={t('vencido')} value={format.number(vencido)} icon={IconAlarm} tone={vencido > 0 ? 'danger' : 'neutral'} />
      <KpiCard
        label={t('promedio')}
        value={promedio === null ? '–' : t('porcentaje', { valor: promedio })}
        icon={IconChartDonut}
        tone="success"
        hint={promedio === null ? t('sinNotas') : undefined}
        link={{ ...href('/planmislogros'), label: t('misLogros') }}
      />
      <KpiCard label={t('evaluaciones')} value={format.number(evaluaciones)} icon={IconClipboardCheck} />
    </CardGrid>
  );
}
