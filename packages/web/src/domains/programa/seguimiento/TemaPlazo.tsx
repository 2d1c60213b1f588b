import type { TemaAlumno } from '@portal/contract';
import { useTranslations } from 'use-intl';
import styles from './seguimiento.module.css';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';

/** Deadline of a topic; of an overdue one that it may still be done. Renders nothing once it is approved. */
export function TemaPlazo({ tema: { aprobado, vencido, bloqueado, fecha_fin } }: { tema: TemaAlumno }) {
  const t = useTranslations('programa.tema');
  const day = useDayFormat();
  if (aprobado) return null;
  const fecha = day.medium(fecha_fin);
  if (!vencido) return <span>{t('vence', { fecha })}</span>;
  return <span className={styles.late}>{bloqueado ? t('vencio', { fecha }) : t('vencioAbierto', { fecha })}</span>;
}
