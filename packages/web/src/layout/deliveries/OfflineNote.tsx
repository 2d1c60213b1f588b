import { useTranslations } from 'use-intl';
import { useEntries } from '../../core/offline/use-offline.ts';
import { href } from '../../core/router/paths.ts';
import { AppLink } from '../../ui/link/AppLink.tsx';

/** Number of entries that wait to be sent, and a link to the data on this device. */
export function OfflineNote() {
  const t = useTranslations('sinconexion');
  const waiting = useEntries().filter(({ state }) => state === 'espera').length;
  return (
    <>
      {waiting > 0 && <> {t('esperan', { total: waiting })}</>} <AppLink {...href('/sinconexion')}>{t('ver')}</AppLink>
    </>
  );
}
