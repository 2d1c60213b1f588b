import type { PlanestudioFila } from '@portal/contract/planestudio';
import { useTranslations } from 'use-intl';
import { useToday } from '../../../core/i18n/use-today.ts';
import { RecordStateBadge } from '../../../ui/status/RecordStateBadge.tsx';
import { StateBadge } from '../../../ui/status/StateBadge.tsx';

/** State of a plan beside its name: inactive or over, it is given to nobody. */
export function PlanMeta({ plan: { codigo_estado, fecha_fin } }: { plan: Pick<PlanestudioFila, 'codigo_estado' | 'fecha_fin'> }) {
  const t = useTranslations('planestudio.usuarios');
  const today = useToday();
  return (
    <>
      <RecordStateBadge code={codigo_estado} />
      {fecha_fin < today && <StateBadge tone="warning">{t('terminado')}</StateBadge>}
    </>
  );
}
