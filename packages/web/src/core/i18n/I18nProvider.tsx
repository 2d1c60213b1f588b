import { LANGUAGES, type Catalog, type Language } from '@portal/messages';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { IntlProvider, type IntlConfig } from 'use-intl';
import { saveLayoutConfig } from '../theme/layout-config.ts';
import { speak } from './spoken.ts';
import { LanguageContext } from './language.ts';

interface Props {
  language: Language;
  catalog: Catalog;
  /** The default applies until the portal's settings are loaded. */
  timeZone?: string | undefined;
  children: ReactNode;
}

/** Provides the catalogue loaded at start; `useLanguage().change` loads another one and stores the choice. */
export function I18nProvider({ language, catalog, timeZone = 'America/Lima', children }: Props) {
  const [current, setCurrent] = useState({ language, catalog });
  const change = useCallback(async (next: Language) => {
    setCurrent({ language: next, catalog: await speak(next) });
    saveLayoutConfig({ language: next });
  }, []);
  useEffect(() => {
    document.documentElement.lang = current.language;
  }, [current.language]);
  const value = useMemo(() => ({ language: current.language, change }), [current.language, change]);
  return (
    <LanguageContext value={value}>
      <IntlProvider locale={LANGUAGES[current.language].tag} messages={current.catalog as IntlConfig['messages']} timeZone={timeZone}>
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}
