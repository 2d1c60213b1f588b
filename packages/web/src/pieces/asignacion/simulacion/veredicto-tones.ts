import type { SimulacionFila } from '@portal/contract/asignacion';
import type { Tone } from '../../../ui/status/StateBadge.tsx';

/** Colour of each verdict. */
export const TONES: Readonly<Record<SimulacionFila['veredicto'], Tone>> = {
  nueva: 'success',
  reabre: 'primary',
  existente: 'neutral',
  retirada: 'warning',
  cesada: 'danger',
  plan_inactivo: 'danger',
  plan_terminado: 'danger',
};
