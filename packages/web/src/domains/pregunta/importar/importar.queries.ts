import { preguntaImportacion } from '@portal/contract';
import { keys } from '../../../core/query-keys.ts';

/** Import of questions. */
export const preguntaImporting = { definition: preguntaImportacion, touches: [keys.pregunta.all] };
