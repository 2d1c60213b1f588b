import { LANGUAGES, type Language } from '@portal/messages';
import { useEffect, useMemo, type ReactNode } from 'react';
import { IntlProvider, type IntlConfig } from 'use-intl';
import { saveLayoutConfig } from '../theme/layout-config.ts';
import { speak, useSpoken } from './spoken.ts';
import { LanguageContext } from './language.ts';

interface Props {
  /** The default applies until the portal's settings are loaded. */
  timeZone?: string | undefined;
  children: ReactNode;
}

async function change(next: Language): Promise<void> {
  await speak(next);
  saveLayoutConfig({ language: next });
}

/** Provides the texts loaded so far; `useLanguage().change` loads another language and stores the choice. */
export function I18nProvider({ timeZone = 'America/Lima', children }: Props) {
  const { language, catalog } = useSpoken();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const value = useMemo(() => ({ language, change }), [language]);
  return (
    <LanguageContext value={value}>
      <IntlProvider locale={LANGUAGES[language].tag} messages={catalog as IntlConfig['messages']} timeZone={timeZone}>
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}
