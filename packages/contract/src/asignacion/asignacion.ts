import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, percent } from '../core/fields.ts';
import { asignar } from './asignar.ts';
import { cerrar } from './cerrar.ts';
import { lista } from './lista.ts';
import { prorrogar } from './prorroga.ts';
import { copia } from './copia.ts';
import { asignacionImportacion } from './importar.ts';
import { reglas } from './regla-lista.ts';
import { simulacion } from './simulacion.ts';
import { temaAlumno } from './tema-alumno.ts';

/** One plan assigned to a person. */
const asignacionAlumno = z.object({
  id_asignacion: z.number(),
  id_usuario: z.number(),
  id_planestudio: z.number(),
  plan: z.string(),
  codigo_grupo: z.string().nullable(),
  codigo_estado: z.number(),
  fecha_creacion: z.string(),
  fecha_inicio: z.string(),
  fecha_fin: z.string(),
  temas: z.number(),
  avance: percent,
  promedio: percent.nullable(),
});

/** Calls about assigned plans and pending topics (P61), and the calls that list, assign (P91) and close (P28). */
export const asignacionApi = {
  ofUsuario: endpoint('GET', '/asignacion/sellst/usuario/:id', {
    inShop: true,
    access: 'propio',
    scope: 'record',
    reads: true,
    summary: 'Planes asignados a una persona.',
    params: idParams,
    response: z.array(asignacionAlumno),
  }),
  pendientes: endpoint('GET', '/asignacion/sel/usuario/:id', {
    inShop: true,
    access: 'propio',
    scope: 'record',
    reads: true,
    summary: 'Temas pendientes de una persona, los que puede abrir primero.',
    params: idParams,
    response: z.array(temaAlumno),
  }),
  pendientesPlan: endpoint('GET', '/asignacion/sel/usuario/pendiente/:a/:b', {
    inShop: true,
    access: 'propio',
    scope: 'record',
    reads: true,
    summary: 'Temas pendientes de la persona a en el plan b; una lista vacía significa plan terminado.',
    params: z.object({ a: id, b: id }),
    response: z.array(temaAlumno),
  }),
  ...lista,
  ...cerrar,
  ...prorrogar,
  ...asignar,
  ...reglas,
  ...simulacion,
  ...copia,
  ...asignacionImportacion.calls,
};
