import { asignacionImportacion } from '@portal/contract';
import { keys } from '../../../core/query-keys.ts';

/** Sheet that gives a plan to its people. */
export const asignacionImporting = {
  definition: asignacionImportacion,
  touches: [keys.planestudio.all, keys.asignacion.all, keys.usuario.all, keys.tablero.all, keys.avance.all],
  byAsunto: true,
};
