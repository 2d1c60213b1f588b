import { z } from 'zod';
import { escritoComoDni } from '../usuario/documento.ts';
import { endpoint } from '../core/endpoint.ts';
import { text } from '../core/fields.ts';

/** Kinds of records that the search of the portal finds, in the order of its answer. */
export const TIPO_RESULTADO = ['persona', 'plan', 'programa', 'curso', 'modulo', 'tema', 'empresa', 'certificado'] as const;
export type TipoResultado = (typeof TIPO_RESULTADO)[number];

/** Most records of each kind in one answer. */
export const RESULTADOS_POR_TIPO = 5;

/** Shortest and longest search, in characters. */
export const TEXTO_BUSQUEDA = { min: 2, max: 100 } as const;

/** Place of a learner's topic in an assigned plan. */
const lugar = z.object({
  id_planestudio: z.number(),
  id_programa: z.number(),
  id_curso: z.number(),
  id_modulo: z.number(),
  cuestionario: z.number(),
});

/** Record that a search found; `detalle` is its code or where it belongs, `lugar` belongs to a learner's topic alone. */
const resultado = z.object({
  tipo: z.enum(TIPO_RESULTADO),
  /** Of a certificate, the id of its attempt. */
  id: z.number(),
  titulo: z.string(),
  detalle: z.string().nullable(),
  activo: z.boolean(),
  lugar: lugar.nullable(),
});
export type Resultado = z.output<typeof resultado>;

/** Search of the whole portal (P131): the session decides what it may find. */
export const buscar = {
  buscar: endpoint('GET', '/portal/buscar', {
    inShop: true,
    access: 'sesion',
    interruptible: true,
    reads: true,
    summary:
      'Personas, planes, contenidos, empresas o temas propios que coinciden con un texto: hasta cinco de cada clase, según los permisos.',
    query: z.object({ texto: text(TEXTO_BUSQUEDA.max, TEXTO_BUSQUEDA.min).overwrite(escritoComoDni) }),
    response: z.array(resultado),
  }),
};
