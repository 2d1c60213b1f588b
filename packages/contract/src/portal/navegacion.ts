import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { optionalText, text } from '../core/fields.ts';
import { done } from '../core/responses.ts';
import { LIMITE_FIJADOS } from './limites.ts';

/** Address of this portal, from its root: one slash, then no second one, which would name another site; a browser drops tabs and line ends. */
const direccion = text(500).regex(/^\/(?![/\\])[^\p{Cc}\p{Zl}\p{Zp}]*$/u);

/** Address that a person pinned; a record has its own title, a screen is worded by the client. */
const fijado = z.object({ direccion, titulo: optionalText(250) });
export type Fijado = z.output<typeof fijado>;

const fijados = z
  .array(fijado)
  .max(LIMITE_FIJADOS)
  .refine((some) => new Set(some.map((one) => one.direccion)).size === some.length);

/** Steps of the first use, each with its fact in the database. */
export const PASOS = ['empresa', 'personas', 'plan', 'asignar', 'invitar'] as const;
export type Paso = (typeof PASOS)[number];

/** Stored data of a person about moving through the portal (P132, P133). */
export const navegacion = {
  navegacion: endpoint('GET', '/portal/navegacion', {
    inShop: true,
    access: 'sesion',
    reads: true,
    summary: 'Las direcciones que fijó quien llama, en su orden, y si apartó la lista de primeros pasos.',
    response: z.object({
      fijados: z.array(z.object({ direccion: z.string(), titulo: z.string().nullable() })),
      pasos_apartados: z.boolean(),
    }),
  }),
  guardarNavegacion: endpoint('PUT', '/portal/navegacion', {
    inShop: true,
    access: 'sesion',
    summary: 'Guarda las direcciones fijadas de quien llama, o si aparta los primeros pasos; lo que no se envía queda igual.',
    body: z.object({ fijados: fijados.optional(), pasos_apartados: z.boolean().optional() }),
    response: done,
  }),
  pasos: endpoint('GET', '/portal/pasos', {
    access: 'admin',
    scope: 'unlimited',
    reads: true,
    summary: 'Los primeros pasos del portal: cuáles ya se dieron, según sus datos.',
    response: z.object({ empresa: z.boolean(), personas: z.boolean(), plan: z.boolean(), asignar: z.boolean(), invitar: z.boolean() }),
  }),
};
