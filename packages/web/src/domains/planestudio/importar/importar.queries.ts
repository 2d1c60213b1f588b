import { asignacionImportacion } from '@portal/contract/asignacion';
import { keysOf } from '../../../core/query-keys.ts';

/** Sheet that gives a plan to its people. */
export const asignacionImporting = {
  definition: asignacionImportacion,
  touches: [keysOf('planestudio').all, keysOf('asignacion').all, keysOf('usuario').all, keysOf('tablero').all, keysOf('avance').all],
  byAsunto: true,
};
