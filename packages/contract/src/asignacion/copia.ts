import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { simulado } from './simulacion.ts';

/** Plan to copy people from, and the plan that they get. */
export const copiaPlanes = {
  id_planestudio: id,
  id_referencia: id,
  /** True: opens again what was closed in the second plan; false: passes it over. */
  reabrir: z.boolean().default(false),
};

/** Call that shows what the copy of a plan's people would do. */
export const copia = {
  simularCopia: endpoint('POST', '/asignacion/copia/simular', {
    access: 'admin',
    scope: 'list',
    summary: 'Muestra a quiénes daría un plan (id_referencia) la copia de los usuarios de otro (id_planestudio); no asigna nada.',
    body: z.object({ ...copiaPlanes, avisar: z.boolean().default(false) }),
    response: simulado,
  }),
};
