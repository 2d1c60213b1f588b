import { ausenciaImportacion } from '@portal/contract';
import { keys } from '../../../core/query-keys.ts';

/** Sheet of absences. */
export const ausenciaImporting = { definition: ausenciaImportacion, touches: [keys.ausencia.all, keys.equipo.all] };
