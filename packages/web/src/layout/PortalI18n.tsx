import type { ComponentProps } from 'react';
import { I18nProvider } from '../core/i18n/I18nProvider.tsx';
import { usePortalInfo } from '../domains/portal/portal.public.ts';

/** Formats days and times in the portal's time zone, like the server (P21). */
export function PortalI18n(props: Omit<ComponentProps<typeof I18nProvider>, 'timeZone'>) {
  const { data } = usePortalInfo();
  return <I18nProvider {...props} timeZone={data?.zona_horaria} />;
}
