import type { ImportTypes } from '@portal/contract/core';
import { useTranslations } from 'use-intl';
import type { Review } from '../../core/import/use-import.ts';
import { useDayFormat } from '../../core/i18n/use-day-format.ts';

/** Returns what to say below a choice for the whole file: its text, and of which file it comes when nobody made it for this one. */
export function useRecalled({ opcion_recordada: recalled }: Pick<Review<ImportTypes>, 'opcion_recordada'>) {
  const t = useTranslations('importacion');
  const day = useDayFormat();
  return (opcion: string, text: string): string => {
    if (recalled?.opcion !== opcion) return text;
    const { archivo, autor, fecha } = recalled;
    const about = { autor, fecha: day.medium(fecha) };
    return `${text} ${archivo === null ? t('opcionRecordadaSin', about) : t('opcionRecordada', { archivo, ...about })}`;
  };
}
