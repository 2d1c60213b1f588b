import { IconAlertTriangle, IconChartBar, IconCircleCheck, IconClock, IconUsers } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useResumenEquipo } from './personas.queries.ts';
import { usePercent } from '../../core/i18n/use-percent.ts';
import { href } from '../../core/router/paths.ts';
import { usePhone } from '../../core/theme/use-phone.ts';
import { KpiCard } from '../../ui/chart/KpiCard.tsx';
import { CardGrid } from '../../ui/page/CardGrid.tsx';
import { QueryContent } from '../../ui/status/QueryContent.tsx';

/** Filters of the plans, by figure; one on a hidden column shows it. */
const PLANES = {
  pendientes: href('/miequipo', { vista: 'planes', filtro: { pendiente: 'true' }, ocultas: '.!pendiente' }),
  vencidas: href('/miequipo', { vista: 'planes', filtro: { estado: 'Vencido' } }),
  terminadas: href('/miequipo', { vista: 'planes', filtro: { estado: 'Terminado' } }),
  avance: href('/miequipo', { vista: 'planes', orden: 'avance' }),
};

/** Fragment of the list below the figures. */
export const LISTA = 'lista';

/** People below the signed-in person, and their assignments by state; each figure leads to the list of what it counts, on a phone past the figures (P280). */
export function EquipoResumen() {
  const t = useTranslations('equipo.personas.resumen');
  const percent = usePercent();
  const below = usePhone() ? { hash: LISTA } : {};
  return (
    <QueryContent query={useResumenEquipo()}>
      {({ personas, pendientes, vencidas, terminadas, avance }) => (
        <CardGrid>
          <KpiCard
            label={t('personas')}
            value={personas}
            icon={IconUsers}
            link={{ ...href('/miequipo', { vista: 'personas' }), ...below, label: t('verPersonas') }}
          />
          <KpiCard
            label={t('pendientes')}
            value={pendientes}
            icon={IconClock}
            tone="warning"
            link={{ ...PLANES.pendientes, ...below, label: t('verPendientes') }}
          />
          <KpiCard
            label={t('vencidas')}
            value={vencidas}
            icon={IconAlertTriangle}
            tone="danger"
            link={{ ...PLANES.vencidas, ...below, label: t('verVencidas') }}
          />
          <KpiCard
            label={t('terminadas')}
            value={terminadas}
            icon={IconCircleCheck}
            tone="success"
            link={{ ...PLANES.terminadas, ...below, label: t('verTerminadas') }}
          />
          <KpiCard
            label={t('avance')}
            value={percent(avance)}
            icon={IconChartBar}
            tone="primary"
            link={{ ...PLANES.avance, ...below, label: t('verAvance') }}
          />
        </CardGrid>
      )}
    </QueryContent>
  );
}
