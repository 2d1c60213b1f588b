import type { es } from '../../messages/es/index.ts';

// Types every key and every argument of useTranslations by the Spanish catalogue.
declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof es;
  }
}
