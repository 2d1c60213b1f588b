import { ApiError, messageOf } from '../../core/client/api-error.ts';
import { toast } from './toast.tsx';

/** Shows a failure; a person who declined the proof of identity knows it. */
export function showFailure(error: unknown): void {
  if (error instanceof ApiError && error.code === 'confirmacion_requerida') return;
  toast.error(messageOf(error));
}
