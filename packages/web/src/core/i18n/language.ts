import type { Language } from '@portal/messages';
import { createContext, useContext } from 'react';

interface LanguageChoice {
  language: Language;
  change: (next: Language) => Promise<void>;
}

/** Context of `useLanguage`; null outside of `I18nProvider`. */
export const LanguageContext = createContext<LanguageChoice | null>(null);

/** Current language and its setter. */
export function useLanguage(): LanguageChoice {
  const value = useContext(LanguageContext);
  if (!value) throw new Error('useLanguage needs I18nProvider');
  return value;
}
