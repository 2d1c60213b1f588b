import { usuarioImportacion } from '@portal/contract/usuario';
import { keysOf } from '../../../core/query-keys.ts';

/** Import of people. */
export const usuarioImporting = { definition: usuarioImportacion, ceases: true, touches: [keysOf('usuario').all, keysOf('parametro').all] };
