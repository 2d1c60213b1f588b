import { endpoint } from '../core/endpoint.ts';
import { idParams } from '../core/fields.ts';
import { usuarioRegistro } from './ficha.ts';
import { grupo } from './grupo.ts';
import { usuarioCarga } from './importar.ts';
import { persona } from './persona/persona.ts';
import { personas } from './personas.ts';
import { reporte } from './reporte.ts';
import { sinAsignar } from './sin-asignar.ts';

/** Calls of people (P82): their records, groups, import and reports. */
export const usuarioApi = {
  sel: endpoint('GET', '/usuario/sel/:id', {
    withoutFactor: true,
    access: 'propio',
    scope: 'record',
    reads: true,
    summary: 'Ficha de una persona; un administrador recibe además documento, códigos y sellos.',
    params: idParams,
    response: usuarioRegistro,
    withExpiredPassword: true,
  }),
  ...personas,
  ...usuarioCarga,
  ...grupo,
  ...persona,
  ...reporte,
  ...sinAsignar,
};
