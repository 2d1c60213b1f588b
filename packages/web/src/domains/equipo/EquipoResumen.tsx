import { IconAlertTriangle, IconChartBar, IconCircleCheck, IconClock, IconUsers } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useResumenEquipo } from './personas.queries.ts';
import { usePercent } from '../../core/i18n/use-percent.ts';
import { KpiCard } from '../../ui/chart/KpiCard.tsx';
import { CardGrid } from '../../ui/page/CardGrid.tsx';
import { QueryContent } from '../../ui/status/QueryContent.tsx';

/** People below the signed-in person, and their assignments by state. */
export function EquipoResumen() {
  const t = useTranslations('equipo.personas.resumen');
  const percent = usePercent();
  return (
    <QueryContent query={useResumenEquipo()}>
      {({ personas, pendientes, vencidas, terminadas, avance }) => (
        <CardGrid>
          <KpiCard label={t('personas')} value={personas} icon={IconUsers} />
          <KpiCard label={t('pendientes')} value={pendientes} icon={IconClock} tone="warning" />
          <KpiCard label={t('vencidas')} value={vencidas} icon={IconAlertTriangle} tone="danger" />
          <KpiCard label={t('terminadas')} value={terminadas} icon={IconCircleCheck} tone="success" />
          <KpiCard label={t('avance')} value={percent(avance)} icon={IconChartBar} tone="primary" />
        </CardGrid>
      )}
    </QueryContent>
  );
}
