import { z } from 'zod';
import { copiaPlanes } from '../asignacion/copia.ts';
import { VEREDICTO_ASIGNACION } from '../asignacion/simulacion.ts';
import { ignoring } from '../core/dropped-fields.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, text } from '../core/fields.ts';
import { doneWith } from '../core/responses.ts';

/** Largest number of bare rows in one call. */
export const LOTE_CODIGOS = 5000;

/** Plan and user code; further fields of a previewed list are ignored, the server looks everybody up again (P2). */
const filas = z
  .array(
    ignoring(
      z.object({
        id_planestudio: id,
        codigo: z.union([z.string(), z.number()]).transform(String).pipe(text(50)),
      }),
      'rest',
    ),
  )
  .min(1)
  .max(LOTE_CODIGOS);

/** Row with the person whom its code means, and what would become of the pair. */
const encontrado = z.object({
  /** Place in the body, from 1. */
  id: z.number(),
  id_planestudio: z.number(),
  codigo: z.string(),
  id_usuario: z.number().nullable(),
  codigo_usuario: z.string().nullable(),
  nombres: z.string().nullable(),
  apellidos: z.string().nullable(),
  empresa: z.string().nullable(),
  correo_electronico: z.string().nullable(),
  centro_costo: z.string().nullable(),
  plan: z.string(),
  veredicto: z.enum([...VEREDICTO_ASIGNACION, 'no_existe']),
});

const counts = {
  /** Assigned pairs, the reopened ones included. */
  resultado: z.number(),
  insertados: z.number(),
  reabiertos: z.number(),
  existentes: z.number(),
  cesados: z.number(),
  /** Pairs of plans that are inactive or over, and pairs that were closed and stay so. */
  omitidos: z.number(),
};

/** Calls that give a plan to the people of a list of codes, or of another plan. */
export const usuariosDePlan = {
  importarCodigos: endpoint('POST', '/planestudio/importar/', {
    access: 'admin',
    scope: 'bulk',
    summary: 'Encuentra a las personas de una lista de códigos y dice qué pasaría con cada una; no asigna nada.',
    body: filas,
    response: z.array(encontrado),
  }),
  importarCodigosIns: endpoint('POST', '/planestudio/importar/ins', {
    access: 'admin',
    scope: 'bulk',
    summary: 'Asigna los planes a las personas de una lista de códigos revisada; lo que no se asigna se cuenta.',
    body: filas,
    response: doneWith({ ...counts, no_existen: z.number() }),
  }),
  copiar: endpoint('POST', '/planestudio/ins/copia', {
    access: 'admin',
    scope: 'list',
    summary: 'Da un plan (id_referencia) a los usuarios de otro (id_planestudio) y dice cuántos se copiaron.',
    body: z.object(copiaPlanes),
    response: doneWith(counts),
  }),
};
