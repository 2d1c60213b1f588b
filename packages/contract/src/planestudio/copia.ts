import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, indicador, integer } from '../core/fields.ts';
import { queda } from '../core/queda.ts';
import { doneWith } from '../core/responses.ts';

/** A copy that can still be taken back; `creados` counts by table what it made. */
const copia = z.object({
  id_copia: z.number(),
  tabla: z.string(),
  id: z.number(),
  nombre: z.string(),
  momento: z.string(),
  creados: z.record(z.string(), z.number()),
});
export type Copia = z.output<typeof copia>;

/** Calls that take a copy of a content back (P238). */
export const copias = {
  reglasDeCopia: endpoint('GET', '/planestudio/duplicar/reglas/:id', {
    access: 'admin',
    scope: 'content',
    reads: true,
    // It counts people.
    areas: [],
    summary:
      'Reglas en vigor que una copia del plan puede llevar, a cuántas personas alcanzan hoy, y las que salen de las empresas de quien llama.',
    params: idParams,
    response: z.object({ reglas: z.number(), personas: z.number(), ajenas: z.number() }),
  }),
  copias: endpoint('GET', '/planestudio/copias', {
    access: 'admin',
    scope: 'list',
    reads: true,
    areas: ['contenido'],
    summary: 'Copias que uno mismo hizo en las últimas 24 horas, de cualquier contenido.',
    response: z.array(copia),
  }),
  deshacerCopia: endpoint('POST', '/planestudio/copias/deshacer', {
    access: 'admin',
    scope: 'record',
    areas: ['contenido'],
    summary: 'Quita lo que una copia propia de las últimas 24 horas creó y nadie usó ni cambió; con simular solo lo dice.',
    body: z.object({ id_copia: id, simular: indicador.default(0), cantidad: integer(0, 1_000_000).optional() }),
    response: doneWith({
      eliminados: z.number(),
      quitados: z.record(z.string(), z.number()),
      quedan: z.array(queda.extend({ tabla: z.string() })),
    }),
  }),
};
