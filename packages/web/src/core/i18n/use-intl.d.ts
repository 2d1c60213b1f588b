import type { es } from '@portal/messages/es';

// Derives the types of useTranslations' keys and arguments from the Spanish catalogue.
declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof es;
  }
}
