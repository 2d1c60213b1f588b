import { z } from 'zod';
import { codeColumn, dataColumn, numberColumn, optionalTextColumn } from '../core/list/column.ts';
import { endpoint } from '../core/endpoint.ts';
import { field, inputShape, optionalStateField, textField } from '../core/field.ts';
import { id, idParams, optionalId, optionalText, text } from '../core/fields.ts';
import { listCall } from '../core/list/list-call.ts';
import { defineMaster, type RowOfMaster, version } from '../core/master.ts';
import { doneWith } from '../core/responses.ts';
import { LIMITES_PARAMETRO } from './codigo.ts';

/** Parameters as a master (P84). */
export const parametroMaestro = defineMaster({
  domain: 'parametro',
  key: 'id_parametro',
  words: ['un parámetro', 'Parámetros'],
  fields: {
    /** Its table; never changes. */
    id_dominio: field(id, dataColumn(z.number())),
    /** Empty or absent: made from the text when the parameter is new, else as it is. */
    codigo_parametro: field(
      optionalText(LIMITES_PARAMETRO.codigo).transform((code) => code ?? undefined),
      codeColumn(),
      LIMITES_PARAMETRO.codigo,
    ),
    parametro: textField(LIMITES_PARAMETRO.texto),
    /** Company to which it belongs; null: to all. */
    id_empresa: field(optionalId, dataColumn(z.number().nullable())),
    codigo_estado: optionalStateField(),
  },
  children: {},
  /** Name of its company; people of the caller's scope, topics, modules or questions that have it. */
  computed: { empresa: optionalTextColumn(), usos: numberColumn() },
  order: 'parametro',
  files: { csv: 'parametro', xlsx: 'UCJ-Parametros' },
  reader: 'admin',
  scope: { sellst: 'list', sel: 'record', ins: 'record', upd: 'record', del: 'record' },
});
export type ParametroFila = RowOfMaster<typeof parametroMaestro>;

/** Parameter to choose: its code with its text, and its company. */
export const parametroOpcion = z.object({
  id_parametro: z.number(),
  id_dominio: z.number(),
  /** Company to which it belongs; null: to all. */
  id_empresa: z.number().nullable(),
  codigo_parametro: z.string(),
  parametro: z.string(),
});
export type ParametroOpcion = z.output<typeof parametroOpcion>;

/** Calls of the parameters (P84). */
export const parametroApi = {
  ...parametroMaestro.calls,
  /** Has its table in the path, unlike other masters (P89). */
  sellst: listCall('/parametro/sellst/:id', {
    access: 'admin',
    scope: 'list',
    summary: 'Parámetros de una tabla, por su id; con pagina, por páginas.',
    params: idParams,
    list: parametroMaestro.list,
  }),
  /** The change with the id in the path, as older clients send it too. */
  updId: endpoint('POST', '/parametro/upd/:id', {
    access: 'admin',
    scope: 'record',
    summary: 'Cambia un parámetro; con version, solo si nadie lo cambió antes.',
    params: idParams,
    body: z.object({ version: version.optional(), ...inputShape(parametroMaestro.fields) }),
    response: doneWith({ id_parametro: z.number(), version: z.number().optional(), avisos: z.array(z.string()) }),
  }),
  ofDominio: endpoint('GET', '/parametro/sellst/dominio/:code', {
    access: 'soporte',
    scope: 'list',
    reads: true,
    areas: ['contenido', 'informe'],
    summary: 'Parámetros activos de un dominio por su clave (categoria, categoria_pregunta, cargo …).',
    params: z.object({ code: text(50) }),
    response: z.array(parametroOpcion),
  }),
};
