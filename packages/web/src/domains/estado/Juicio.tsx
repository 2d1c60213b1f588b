import type { TareaEstado } from '@portal/contract/estado';
import { useTranslations } from 'use-intl';
import { StateBadge } from '../../ui/status/StateBadge.tsx';

/** Badge of the server's verdict on a part. */
export function Juicio({ estado }: { estado: TareaEstado['estado'] }) {
  const t = useTranslations('operacion');
  return <StateBadge tone={estado === 'bien' ? 'success' : 'warning'}>{t(`juicio.${estado}`)}</StateBadge>;
}
