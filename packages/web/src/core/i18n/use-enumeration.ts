import { enumerate } from '@portal/messages';
import { useTranslations } from 'use-intl';

/** Returns a function that joins texts as the language separates the members of a list. */
export function useEnumeration(): (texts: readonly string[]) => string {
  const t = useTranslations('comun');
  return (texts) => enumerate(texts, (pair) => t('enumera', pair));
}
