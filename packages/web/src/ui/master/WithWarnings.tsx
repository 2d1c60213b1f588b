import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../link/AppLink.tsx';

/** Link that filters a list by its column `con_avisos`: active records with missing parts (P45). */
export function WithWarnings({ list }: { list: '/tema' | '/planestudio' }) {
  const t = useTranslations('ui.maestro');
  return (
    <LinkButton
      to={list}
      search={{ filtro: { con_avisos: 'true' } }}
      variant="default"
      leftSection={<IconAlertTriangle size={16} aria-hidden="true" />}
    >
      {t('conAvisos')}
    </LinkButton>
  );
}
