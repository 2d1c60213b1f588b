import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { text } from '../core/fields.ts';

/** Look-ups that a filter may ask for (P33); domains 2, 6 and 8 are positions, cost centres and departments. */
export const BUSQUEDAS = ['empresa', 'planestudio', 'dominio_2', 'dominio_6', 'dominio_8'] as const;
export type Busqueda = (typeof BUSQUEDAS)[number];

/** Writes the body of a look-up: names of table and columns, text of the first option, condition. */
const escrito = (
  tabla: string,
  campos: readonly [id: string, codigo: string, descripcion: string],
  condicion: readonly [string, string],
) => ({
  tabla,
  id: campos[0],
  codigo: campos[1],
  descripcion: campos[2],
  campo_condicion: condicion[0],
  valor_condicion: condicion[1],
});

const parametros = (dominio: string) => escrito('parametro', ['id_parametro', 'codigo_parametro', 'parametro'], ['id_dominio', dominio]);

/** Bodies of the look-ups, without `primero`; no other body is accepted. */
export const CUERPO_BUSQUEDA = {
  empresa: escrito('empresa', ['id_empresa', 'codigo_empresa', 'empresa'], ['codigo_estado', '1']),
  planestudio: escrito('planestudio', ['id_planestudio', 'id_planestudio', 'denominacion'], ['codigo_estado', '1']),
  dominio_2: parametros('2'),
  dominio_6: parametros('6'),
  dominio_8: parametros('8'),
} as const satisfies Record<Busqueda, object>;

const nombre = text(60);
const FIELDS = ['tabla', 'id', 'codigo', 'descripcion', 'campo_condicion', 'valor_condicion'] as const;

/** Returns the look-up that a body writes; undefined for any other body. */
export const busquedaOf = (body: Readonly<Record<(typeof FIELDS)[number], string>>): Busqueda | undefined =>
  BUSQUEDAS.find((name) => FIELDS.every((field) => CUERPO_BUSQUEDA[name][field] === body[field]));

const cuerpo = z
  .object({
    tabla: nombre,
    id: nombre,
    codigo: nombre,
    descripcion: nombre,
    /** Text of a first option with id 0; empty: none. */
    primero: text(60, 0).default(''),
    campo_condicion: nombre,
    valor_condicion: z.union([z.number(), z.string()]).transform(String).pipe(nombre),
  })
  .refine((body) => busquedaOf(body) !== undefined, { path: ['tabla'], params: { clave: 'opcion' } });

/** Options of a filter of the reports. */
export const select = {
  select: endpoint('POST', '/reporte/select', {
    access: 'admin',
    scope: 'list',
    reads: true,
    areas: ['informe'],
    summary: 'Opciones de un filtro de los informes: empresas y planes activos, cargos, centros de costo y departamentos.',
    body: cuerpo,
    response: z.array(z.object({ id: z.number(), codigo: z.string(), descripcion: z.string() })),
  }),
};
