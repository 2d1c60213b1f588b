import type { EstadoAvance } from '@portal/contract';
import { useTranslations } from 'use-intl';
import { StateBadge, type Tone } from '../../ui/status/StateBadge.tsx';

const TONES: Record<EstadoAvance, Tone> = { pendiente: 'neutral', en_progreso: 'info', vencido: 'danger', terminado: 'success' };

/** State of a person in a plan. */
export function EstadoAvanceBadge({ estado }: { estado: EstadoAvance }) {
  const t = useTranslations('comun.opciones.estadoAvance');
  return <StateBadge tone={TONES[estado]}>{t(estado)}</StateBadge>;
}
