import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, possibleDay } from '../core/fields.ts';
import { version } from '../core/master.ts';
import { doneWith } from '../core/responses.ts';

/** Dependencies on a person, shown before the end of an employment or a return. */
export const consecuencias = z.object({
  /** Open sessions, which a Cesado loses at once. */
  sesiones: z.number(),
  /** Open assignments; they stay, and leave the denominators from `fecha_cese` on (P21). */
  asignaciones: z.number(),
  evaluaciones: z.number(),
  /** People who have this person as boss. */
  subordinados: z.number(),
  /** Companies that have this person as manager or director. */
  empresas: z.array(z.string()),
  /** Plans in force that rules would assign to the active person, who never had them (P27). */
  planes_reglas: z.number(),
  /** The person has a way to sign in; without one a welcome letter or a code gives it. */
  con_clave: z.boolean(),
});
export type Consecuencias = z.output<typeof consecuencias>;

const changed = doneWith({ id_usuario: z.number(), codigo_estado: z.number(), version: z.number() });

/** Calls that end an employment and take a person back (P21, P82). */
export const cese = {
  consecuencias: endpoint('GET', '/usuario/consecuencias/:id', {
    access: 'admin',
    scope: 'record',
    reads: true,
    summary: 'Lo que seguiría al cese o a la reactivación de una persona, contado.',
    params: idParams,
    response: consecuencias,
  }),
  cesar: endpoint('POST', '/usuario/cesar', {
    access: 'admin',
    scope: 'record',
    summary: 'Cesa a una persona desde un día; un día que todavía no llega queda anotado y el cese ocurre al comenzar.',
    body: z.object({ id_usuario: id, version: version.optional(), fecha_cese: possibleDay }),
    response: changed,
  }),
  reactivar: endpoint('POST', '/usuario/reactivar', {
    access: 'admin',
    scope: 'record',
    summary: 'Devuelve a una persona al estado Activo y borra su fecha de cese, también una que todavía no llega.',
    body: z.object({ id_usuario: id, version: version.optional() }),
    response: changed,
  }),
};
