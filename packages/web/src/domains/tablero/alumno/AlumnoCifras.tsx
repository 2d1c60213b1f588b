import type { KpiAlumno } from '@portal/contract/avance';
import { IconAlarm, IconBook2, IconChartDonut, IconClipboardCheck } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import { usePercent } from '../../../core/i18n/use-percent.ts';
import { href } from '../../../core/router/paths.ts';
import { CardGrid } from '../../../ui/page/CardGrid.tsx';
import { KpiCard } from '../../../ui/chart/KpiCard.tsx';

/** The learner's four figures: assigned, overdue, average grade, evaluations; each leads to what it counts. */
export function AlumnoCifras({ cifras }: { cifras: KpiAlumno }) {
  const t = useTranslations('tablero.kpi');
  const format = useFormatter();
  const percent = usePercent();
  const { temas, pendientes, vencido, promedio, evaluaciones } = cifras;
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
      <KpiCard
        label={t('vencido')}
        value={format.number(vencido)}
        icon={IconAlarm}
        tone={vencido > 0 ? 'danger' : 'neutral'}
        hint={vencido > 0 ? t('vencidoTexto') : t('sinVencidos')}
        link={vencido > 0 ? { ...href('/dashboardtema', { estado: 'vencidos' }), label: t('verVencidos') } : undefined}
      />
      <KpiCard
        label={t('promedio')}
        value={promedio === null ? '–' : percent(Math.round(promedio))}
        icon={IconChartDonut}
        tone="success"
        hint={promedio === null ? t('sinNotas') : undefined}
        link={{ ...href('/planmislogros'), label: t('misLogros') }}
      />
      <KpiCard
        label={t('evaluaciones')}
        value={format.number(evaluaciones)}
        icon={IconClipboardCheck}
        link={evaluaciones > 0 ? { ...href('/dashboardtema', { vista: 'tabla', orden: '-nota' }), label: t('verNotas') } : undefined}
      />
    </CardGrid>
  );
}
