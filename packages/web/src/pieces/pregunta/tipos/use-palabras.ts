import type { Palabras } from '@portal/contract/pregunta';
import { useTranslations } from 'use-intl';

/** Returns the words of an answer that depend on the reader's language. */
export function usePalabras(): Palabras {
  const t = useTranslations('evaluacion');
  return { verdadero: t('verdadero'), falso: t('falso') };
}
