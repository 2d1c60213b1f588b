import { usuarioImportacion } from '@portal/contract/usuario';
import { message, type Message } from '@portal/messages';
import type { Campo } from './carga.rules.ts';

const titulos = new Map<string, string>(usuarioImportacion.columns.map(({ campo, titulo }) => [campo, titulo]));

/** Returns the header of a column. */
export const columnaDe = (campo: Campo): string => titulos.get(campo) ?? campo;

export const vacia = (campo: Campo): Message => message('importacion.celda.vacia', { columna: columnaDe(campo) });
