import { ausenciaImportacion } from '@portal/contract/ausencia';
import { keysOf } from '../../../core/query-keys.ts';

/** Sheet of absences. */
export const ausenciaImporting = { definition: ausenciaImportacion, touches: [keysOf('ausencia').all, keysOf('equipo').all] };
