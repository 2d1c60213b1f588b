import { useTranslations } from 'use-intl';
import { StateBadge } from '../../ui/status/StateBadge.tsx';

/** State of a user: Activo, anything else is red. */
export function UserStateBadge({ active }: { active: boolean }) {
  const t = useTranslations('comun.estado');
  return <StateBadge tone={active ? 'info' : 'danger'}>{active ? t('activo') : t('cesado')}</StateBadge>;
}
