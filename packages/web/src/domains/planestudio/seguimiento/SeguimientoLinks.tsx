import { IconChartBar, IconListCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { href } from '../../../core/router/paths.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';

/** Ways from the list of plans to their follow-up and to the progress of everybody. */
export function SeguimientoLinks() {
  const t = useTranslations('planestudio.lista');
  return (
    <>
      <LinkButton {...href('/planestudioseguimiento')} variant="default" leftSection={<IconChartBar size={16} aria-hidden="true" />}>
        {t('seguimiento')}
      </LinkButton>
      <LinkButton {...href('/planestudioprogreso')} variant="default" leftSection={<IconListCheck size={16} aria-hidden="true" />}>
        {t('progreso')}
      </LinkButton>
    </>
  );
}
