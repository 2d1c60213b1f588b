import { useTranslations } from 'use-intl';

/** Returns a function that words a percentage (0 to 100) in the one way of the reader's language: 85.31 %, as sentences do. */
export function usePercent(): (value: number) => string {
  const t = useTranslations('comun');
  return (valor) => t('porcentaje', { valor });
}
