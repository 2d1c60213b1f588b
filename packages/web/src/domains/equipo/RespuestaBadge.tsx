import type { TipoRespuesta } from '@portal/contract/equipo';
import { useTranslations } from 'use-intl';
import { useDayFormat } from '../../core/i18n/use-day-format.ts';
import { StateBadge } from '../../ui/status/StateBadge.tsx';

interface Props {
  tipo: TipoRespuesta | null;
  hasta: string | null;
}

/** Last answer of a boss to a delay; nothing without one. */
export function RespuestaBadge({ tipo, hasta }: Props) {
  const t = useTranslations();
  const day = useDayFormat();
  if (!tipo) return null;
  return (
    <StateBadge tone={tipo === 'aceptada' ? 'neutral' : 'info'} dot={false}>
      {tipo === 'prorroga' && hasta ? t('equipo.lista.hasta', { fecha: day.short(hasta) }) : t(`comun.opciones.respuestaEquipo.${tipo}`)}
    </StateBadge>
  );
}
