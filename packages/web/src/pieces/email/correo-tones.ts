import type { CorreoFila } from '@portal/contract/email';
import type { Tone } from '../../ui/status/StateBadge.tsx';

/** Tones of the states of a message. */
export const CORREO_TONES: Record<CorreoFila['estado'], Tone> = {
  pendiente: 'warning',
  enviado: 'success',
  fallido: 'danger',
  retenido: 'info',
  descartado: 'neutral',
  rebotado: 'danger',
};
