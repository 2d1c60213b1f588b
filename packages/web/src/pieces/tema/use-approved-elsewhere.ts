import type { TemaAlumno } from '@portal/contract/asignacion';
import { useTranslations } from 'use-intl';
import { useDayFormat } from '../../core/i18n/use-day-format.ts';

/** Words a topic that was approved elsewhere, and where and when if that counts here (P268, P274); null for every other one. */
export function useApprovedElsewhere(tema: Pick<TemaAlumno, 'aprobado_antes' | 'aprobado_en' | 'nota'>): string | null {
  const t = useTranslations('programa.tema');
  const day = useDayFormat();
  const { aprobado_antes: antes, aprobado_en: otro } = tema;
  if (!antes && !otro) return null;
  const { nota } = antes ?? tema;
  const said = nota === null ? t('yaCompletado') : t('yaAprobado', { nota });
  return otro ? [said, otro.plan, day.medium(otro.fecha)].join(' · ') : said;
}
