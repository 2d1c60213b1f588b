import type { ConsultaPropia } from '@portal/contract/consulta';
import type { Tone } from '../../ui/status/StateBadge.tsx';

/** Colour of each state of a question to the training area. */
export const CONSULTA_TONES: Record<ConsultaPropia['estado'], Tone> = { abierta: 'warning', respondida: 'success', cerrada: 'neutral' };
