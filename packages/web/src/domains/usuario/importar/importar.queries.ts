import { usuarioImportacion } from '@portal/contract';
import { keys } from '../../../core/query-keys.ts';

/** Import of people. */
export const usuarioImporting = { definition: usuarioImportacion, ceases: true, touches: [keys.usuario.all, keys.parametro.all] };
