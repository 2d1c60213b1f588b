import type { UsuarioEmpresaFila } from '@portal/contract/reporte';
import { useTranslations } from 'use-intl';
import { StateBadge, type Tone } from '../../ui/status/StateBadge.tsx';

type Estado = UsuarioEmpresaFila['estado'];

const TONE: Record<Estado, Tone> = { Terminado: 'success', Vencido: 'danger', 'En Progreso': 'info', Pendiente: 'neutral' };

/** State of a person in a plan. */
export function EstadoPlanBadge({ estado }: { estado: Estado }) {
  const t = useTranslations('comun.opciones.estadoEnPlan');
  return <StateBadge tone={TONE[estado]}>{t(estado)}</StateBadge>;
}
