import { preguntaImportacion } from '@portal/contract/pregunta';
import { keysOf } from '../../../core/query-keys.ts';

/** Import of questions. */
export const preguntaImporting = { definition: preguntaImportacion, touches: [keysOf('pregunta').all] };
