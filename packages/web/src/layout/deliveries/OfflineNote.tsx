import { useTranslations } from 'use-intl';
import { useEntries } from '../../core/offline/use-offline.ts';
import { href } from '../../core/router/paths.ts';
import { AppLink } from '../../ui/link/AppLink.tsx';

/** What waits to be sent, and the way to what this device keeps. */
export function OfflineNote() {
  const t = useTranslations('sinconexion');
  const waiting = useEntries().filter(({ state }) => state === 'espera').length;
  return (
    <>
      {waiting > 0 && <> {t('esperan', { total: waiting })}</>} <AppLink {...href('/sinconexion')}>{t('ver')}</AppLink>
    </>
  );
}
