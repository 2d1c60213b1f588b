import { usuarioImportacion } from '@portal/contract/usuario';
import { message } from '@portal/messages';
import type { Importer } from '../../core/import/importer.ts';
import type { CargaTypes, DatosPersona } from './carga.rules.ts';
import { judgeCarga } from './juzgar/judge-carga.service.ts';
import { findAftermath, revertCarga } from './deshacer/undo-carga.service.ts';
import { writeCarga } from './escribir/write-carga.service.ts';

/** Import of people (P94): new ones, changes and, of a complete list, those whom it lacks; passwords and accesses stay. */
export const usuarioImporter: Importer<CargaTypes, DatosPersona> = {
  definition: usuarioImportacion,
  nombran: ['nombre', 'apellido_paterno', 'apellido_materno'],
  judge: judgeCarga,
  write: writeCarga,
  confirmed: ({ insertados, actualizados, cesados, existentes, rechazados }) =>
    message('usuario.importacion.hecha', { insertados, actualizados, cesados, existentes, rechazados }),
  aftermath: findAftermath,
  revert: revertCarga,
};
