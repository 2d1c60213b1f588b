import type { EquipoFila } from '@portal/contract/equipo';
import { useTranslations } from 'use-intl';
import { useDayFormat } from '../../core/i18n/use-day-format.ts';
import { StateBadge } from '../../ui/status/StateBadge.tsx';

/** Day of the last reminder; of a person whom no letter reaches, that. */
export function Recordado({ row: { recordado, con_correo } }: { row: EquipoFila }) {
  const t = useTranslations('equipo.lista');
  const day = useDayFormat();
  if (!con_correo) return <StateBadge tone="warning">{t('sinCorreo')}</StateBadge>;
  return recordado === null ? t('sinRecordatorio') : day.short(recordado);
}
