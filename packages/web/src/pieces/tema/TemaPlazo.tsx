import type { TemaAlumno } from '@portal/contract/asignacion';
import { useLocale, useTranslations } from 'use-intl';
import styles from './seguimiento.module.css';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { useToday } from '../../../core/i18n/use-today.ts';

const DAY_MS = 86_400_000;
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Days shown as today and tomorrow. */
const SOON: ReadonlySet<number> = new Set([0, 1]);

/** Deadline of a topic, today and tomorrow by that word; of an overdue one that it may still be done. Renders nothing once it is approved. */
export function TemaPlazo({ tema: { aprobado, vencido, bloqueado, fecha_fin } }: { tema: TemaAlumno }) {
  const t = useTranslations('programa.tema');
  const day = useDayFormat();
  const locale = useLocale();
  const left = daysBetween(useToday(), fecha_fin);
  if (aprobado) return null;
  const fecha = day.medium(fecha_fin);
  if (!vencido && SOON.has(left)) {
    const dia = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(left, 'day');
    return <span className={styles.soon}>{t('vencePronto', { dia })}</span>;
  }
  if (!vencido) return <span>{t('vence', { fecha })}</span>;
  return <span className={styles.late}>{bloqueado ? t('vencio', { fecha }) : t('vencioAbierto', { fecha })}</span>;
}
