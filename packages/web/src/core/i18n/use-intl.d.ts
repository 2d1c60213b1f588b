import type { es } from '@portal/messages/es';

// Types every key and every argument of useTranslations by the Spanish catalogue.
declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof es;
  }
}
