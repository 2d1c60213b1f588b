import { useTranslations } from 'use-intl';
import { StateBadge } from '../../ui/status/StateBadge.tsx';

/** Badge of a user's state: Activo or Cesado. */
export function UserStateBadge({ active }: { active: boolean }) {
  const t = useTranslations('comun');
  return <StateBadge tone={active ? 'info' : 'danger'}>{active ? t('opciones.estadoUsuario.1') : t('estado.cesado')}</StateBadge>;
}
