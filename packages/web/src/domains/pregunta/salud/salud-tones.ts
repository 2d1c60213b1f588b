import type { AvisoPregunta } from '@portal/contract/pregunta';
import type { Tone } from '../../../ui/status/StateBadge.tsx';

/** Colour of each flag. */
export const SALUD_TONES: Readonly<Record<AvisoPregunta, Tone>> = {
  clave_dudosa: 'danger',
  revisar: 'warning',
  demasiado_dificil: 'info',
  demasiado_facil: 'info',
  distractor_muerto: 'neutral',
};
