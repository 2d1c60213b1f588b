import type { PlanestudioFila } from '@portal/contract/planestudio';
import { useTranslations } from 'use-intl';
import { useToday } from '../../../core/i18n/use-today.ts';
import { RecordStateBadge } from '../../../ui/status/RecordStateBadge.tsx';
import { StateBadge } from '../../../ui/status/StateBadge.tsx';

/** State of a plan beside its name: inactive, a template or over, it is given to nobody. */
export function PlanMeta({ plan: { codigo_estado, fecha_fin, plantilla } }: { plan: PlanestudioFila }) {
  const t = useTranslations('planestudio');
  const today = useToday();
  return (
    <>
      <RecordStateBadge code={codigo_estado} />
      {plantilla === 1 && <StateBadge dot={false}>{t('campos.plantilla')}</StateBadge>}
      {fecha_fin < today && <StateBadge tone="warning">{t('usuarios.terminado')}</StateBadge>}
    </>
  );
}
