import type { Lectura, LecturaPedida } from '@portal/contract/core';
import { message } from '@portal/messages';
import { AppError } from '../../errors/errors.ts';

/**
 * Refuses a file that is declared complete while a sheet with its headers is unread, or while rows are hidden and nobody chose whether they
 * count: the import would take the people in them for gone (P94, P186). Throws a 422 that names the sheets or rows.
 */
export function requireWhole({ hojas, filas_ocultas, ocultas_leidas }: Lectura, { ocultas }: LecturaPedida): void {
  const unread = hojas.filter(({ leida, igual }) => igual && !leida);
  const quoted = unread.map(({ nombre }) => message('comun.cita', { texto: nombre }));
  const clave = unread.every(({ sigue }) => sigue) ? 'planilla.hojasSiguen' : 'planilla.hojasSinLeer';
  if (unread.length > 0) throw new AppError('no_procesable', message(clave, { cantidad: unread.length, hojas: quoted }));
  if (filas_ocultas > 0 && !ocultas_leidas && ocultas === undefined)
    throw new AppError('no_procesable', message('planilla.ocultasSinDecidir', { filas: filas_ocultas }));
}
