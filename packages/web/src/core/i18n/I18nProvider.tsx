import { LANGUAGES } from '@portal/messages';
import { useEffect, type ReactNode } from 'react';
import { IntlProvider, type IntlConfig } from 'use-intl';
import { useSpoken } from './spoken.ts';

interface Props {
  /** The default applies until the portal's settings are loaded. */
  timeZone?: string | undefined;
  children: ReactNode;
}

/** Provides the texts loaded so far. */
export function I18nProvider({ timeZone = 'America/Lima', children }: Props) {
  const { language, catalog } = useSpoken();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <IntlProvider locale={LANGUAGES[language].tag} messages={catalog as IntlConfig['messages']} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}
