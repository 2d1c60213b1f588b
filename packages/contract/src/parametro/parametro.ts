import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { text } from '../core/fields.ts';

/** Code of a parameter table with its text (P84). */
export const parametroFila = z.object({
  id_parametro: z.number(),
  id_dominio: z.number(),
  /** Company to which it belongs; null: to all. */
  id_empresa: z.number().nullable(),
  codigo_parametro: z.string(),
  parametro: z.string(),
});
export type ParametroFila = z.output<typeof parametroFila>;

/** Calls of the parameter tables (P84). */
export const parametro = {
  ofDominio: endpoint('GET', '/parametro/sellst/dominio/:code', {
    access: 'soporte',
    scope: 'none',
    summary: 'Parámetros activos de un dominio por su clave (categoria, categoria_pregunta, cargo …).',
    params: z.object({ code: text(50) }),
    response: z.array(parametroFila),
  }),
};
