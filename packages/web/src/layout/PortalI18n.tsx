import type { ReactNode } from 'react';
import { I18nProvider } from '../core/i18n/I18nProvider.tsx';
import { usePortalInfo } from '../pieces/portal/portal.queries.ts';

/** Formats days and times in the portal's time zone, like the server (P21). */
export function PortalI18n({ children }: { children: ReactNode }) {
  const { data } = usePortalInfo();
  return <I18nProvider timeZone={data?.zona_horaria}>{children}</I18nProvider>;
}
