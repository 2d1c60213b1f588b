import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { dataColumn, numberColumn, optionalTextColumn, optionColumn, textColumn } from '../core/list/column.ts';
import { field, inputShape, optionalTextField } from '../core/field.ts';
import { estadoMaestro, idParams, integer, optionalId, optionalText, text } from '../core/fields.ts';
import { CONTENT_SCOPE, defineMaster, type RowOfMaster, version } from '../core/master.ts';
import { listEndpoint } from '../core/links.ts';
import { doneWith } from '../core/responses.ts';

/** Types of a content item (P80). Its `url` is an outside address, or `/archivo/{id}/{name}` for a file of the portal. */
export const TIPO_CONTENIDO = ['video', 'pdf', 'audio', 'pagina'] as const;

/** Content items as a master (P80). */
export const contenidoMaestro = defineMaster({
  domain: 'contenido',
  key: 'id_contenido',
  words: ['un contenido', 'Contenidos'],
  fields: {
    id_tema: field(optionalId, dataColumn(z.number().nullable())),
    codigo_tipo: field(z.enum(TIPO_CONTENIDO), optionColumn(z.enum(TIPO_CONTENIDO), 'tipoContenido')),
    /** Name of the item. */
    contenido: field(text(250, 0).default(''), textColumn(), 250),
    descripcion: optionalTextField(250),
    url: optionalTextField(2000),
    /** Address of a caption file (.vtt). */
    subtitulos: field(optionalText(250), dataColumn(z.string().nullable()), 250),
    codigo_estado: field(estadoMaestro.default(1), optionColumn(z.number(), 'estado')),
    numero_orden: field(integer(0, 100_000).default(0), numberColumn()),
  },
  children: {},
  /** `tema`: title of the topic; the item belongs to whom its topic does, without one to the whole portal (P199). */
  computed: { tema: optionalTextColumn(), id_empresa: dataColumn(z.number().nullable()), empresa: optionColumn(z.string().nullable()) },
  order: '-id_contenido',
  scope: CONTENT_SCOPE,
  files: { csv: 'contenido', xlsx: 'UCJ-Contenidos' },
});
export type ContenidoFila = RowOfMaster<typeof contenidoMaestro>;

const contenidoFila = contenidoMaestro.list.row;

/** Calls of the content items (P80). */
export const contenidoApi = {
  ...contenidoMaestro.calls,
  /** Unlike the other masters, the id travels in the path (P89). */
  upd: endpoint('POST', '/contenido/upd/:id', {
    access: 'admin',
    scope: 'content',
    summary: 'Cambia un contenido; con version, solo si nadie lo cambió antes.',
    params: idParams,
    body: z.object({ version: version.optional(), ...inputShape(contenidoMaestro.fields) }),
    response: doneWith({ id_contenido: z.number(), version: z.number().optional(), avisos: z.array(z.string()) }),
  }),
  ofTema: listEndpoint('/contenido/sel/tema/:id', 'Contenidos de un tema, en su orden.', contenidoFila),
};
