import { useTranslations } from 'use-intl';
import { StateBadge } from '../../../ui/status/StateBadge.tsx';

const ABIERTA = 1;

/** State of an assignment: assigned or closed. */
export function EstadoAsignacion({ codigo }: { codigo: number }) {
  const t = useTranslations('comun.opciones.estadoAsignacion');
  return codigo === ABIERTA ? <StateBadge tone="primary">{t('1')}</StateBadge> : <StateBadge>{t('2')}</StateBadge>;
}
