import { z } from 'zod';
import { codeColumn, numberColumn, optionColumn } from '../core/list/column.ts';
import { endpoint } from '../core/endpoint.ts';
import { field, inputShape, textField } from '../core/field.ts';
import { idParams } from '../core/fields.ts';
import { defineMaster, type RowOfMaster, version } from '../core/master.ts';
import { doneWith } from '../core/responses.ts';
import { LIMITES_PARAMETRO } from '../parametro/codigo.ts';

/** Tables that the portal itself reads, with their ids (P24, P84): they can be renamed, neither deleted nor given another key. */
export const DOMINIOS = { grupo_usuario: 1, cargo: 2, categoria: 3, categoria_pregunta: 4, centro_costo: 6, departamento: 8 } as const;
export type ClaveDominio = keyof typeof DOMINIOS;

/** Tables with parameters that may belong to one company; parameters of every other table belong to all. */
export const DOMINIOS_DE_EMPRESA: readonly number[] = [DOMINIOS.cargo, DOMINIOS.centro_costo, DOMINIOS.departamento];

const CLAVE = /^[a-z][a-z0-9_]*$/;

/** Key of a table; empty or absent: made from the name when the table is new, else as it is. */
const clave = z
  .string()
  .trim()
  .max(LIMITES_PARAMETRO.codigo)
  .refine((value) => value === '' || CLAVE.test(value), { params: { clave: 'clave' } })
  .nullish()
  .transform((value) => value || undefined);

/** Parameter tables as a master (P84). */
export const dominioMaestro = defineMaster({
  domain: 'dominio',
  key: 'id_dominio',
  words: ['una tabla de parámetros', 'Tablas de parámetros'],
  fields: { dominio: textField(250), clave: field(clave, codeColumn(), LIMITES_PARAMETRO.codigo) },
  children: {},
  /** Parameters of the caller's scope; whether the portal itself reads the table. */
  computed: { parametros: numberColumn(), fijo: optionColumn(z.boolean(), 'siNo') },
  order: 'dominio',
  files: { csv: 'dominio', xlsx: 'UCJ-Dominios' },
  reader: 'admin',
  scope: { sellst: 'list', sel: 'none', ins: 'unlimited', upd: 'unlimited', del: 'unlimited' },
});
export type DominioFila = RowOfMaster<typeof dominioMaestro>;

/** Calls of the parameter tables (P84). */
export const dominioApi = {
  ...dominioMaestro.calls,
  /** Like a content item's, the id travels in the path (P89). */
  upd: endpoint('POST', '/dominio/upd/:id', {
    access: 'admin',
    scope: 'unlimited',
    summary: 'Cambia una tabla de parámetros; con version, solo si nadie la cambió antes.',
    params: idParams,
    body: z.object({ version: version.optional(), ...inputShape(dominioMaestro.fields) }),
    response: doneWith({ id_dominio: z.number(), version: z.number().optional(), avisos: z.array(z.string()) }),
  }),
};
