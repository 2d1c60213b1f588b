import type { UsuarioEmpresaFila } from '@portal/contract';
import { StateBadge, type Tone } from '../../ui/status/StateBadge.tsx';

type Estado = UsuarioEmpresaFila['estado'];

const TONE: Record<Estado, Tone> = { Terminado: 'success', Vencido: 'danger', 'En Progreso': 'info', Pendiente: 'neutral' };

/** State of a person in a plan. */
export const EstadoPlanBadge = ({ estado }: { estado: Estado }) => <StateBadge tone={TONE[estado]}>{estado}</StateBadge>;
