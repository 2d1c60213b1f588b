import type { TemaAlumno } from '@portal/contract/asignacion';
import { daysBetween } from '@portal/contract/dia';
import { useLocale, useTranslations } from 'use-intl';
import { useDayFormat } from '../../core/i18n/use-day-format.ts';
import { useToday } from '../../core/i18n/use-today.ts';

/** Due date of a topic, or of the topics of a plan that are left. */
type Vencimiento = Pick<TemaAlumno, 'fecha_fin'> & Partial<Pick<TemaAlumno, 'vencido' | 'bloqueado'>>;

/** A due date in words. */
export interface Plazo {
  readonly words: string;
  /** Due today or tomorrow, or late. */
  readonly tone: 'soon' | 'late' | undefined;
}

/**
 * Returns how a learner reads a due date, everywhere: today and tomorrow by that word, a later one as its day or as the days that are `left`, of one
 * that has passed whether it may still be done. The server's day in the portal's zone counts, never the device's.
 */
export function usePlazo() {
  const t = useTranslations('programa.tema');
  const day = useDayFormat();
  const locale = useLocale();
  const today = useToday();
  return ({ fecha_fin, vencido, bloqueado }: Vencimiento, later: 'day' | 'left' = 'day'): Plazo => {
    const fecha = day.medium(fecha_fin);
    const left = daysBetween(today, fecha_fin);
    if (vencido || left < 0) return { words: bloqueado ? t('vencio', { fecha }) : t('vencioAbierto', { fecha }), tone: 'late' };
    if (left > 1) return { words: later === 'day' ? t('vence', { fecha }) : t('venceEn', { dias: left }), tone: undefined };
    const dia = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(left, 'day');
    return { words: t('vencePronto', { dia }), tone: 'soon' };
  };
}
