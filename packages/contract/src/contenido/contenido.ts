import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { estadoMaestro, idParams, integer, optionalId, optionalText, text } from '../core/fields.ts';
import { masterEndpoints, stampFields, version, listEndpoint } from '../core/master.ts';
import { doneWith } from '../core/responses.ts';

/** Kinds and limits (P71, P80); `url` is an address, or `/archivo/{id}/{name}` for a held file. */
export const TIPO_CONTENIDO = ['video', 'pdf', 'audio', 'pagina'] as const;
export const LIMITE_CONTENIDO = { contenido: 250, descripcion: 250, url: 2000, subtitulos: 250 } as const;

export const contenidoFields = {
  id_tema: optionalId,
  codigo_tipo: z.enum(TIPO_CONTENIDO),
  /** Its name. */
  contenido: text(LIMITE_CONTENIDO.contenido, 0).default(''),
  descripcion: optionalText(LIMITE_CONTENIDO.descripcion),
  url: optionalText(LIMITE_CONTENIDO.url),
  /** Address of a caption file (.vtt). */
  subtitulos: optionalText(LIMITE_CONTENIDO.subtitulos),
  codigo_estado: estadoMaestro.default(1),
  numero_orden: integer(0, 100_000).default(0),
};

/** A content item (P80); `tema` is the topic's title. */
export const contenidoFila = z.object({
  id_contenido: z.number(),
  id_tema: z.number().nullable(),
  tema: z.string().nullable(),
  codigo_tipo: z.enum(TIPO_CONTENIDO),
  contenido: z.string(),
  descripcion: z.string().nullable(),
  url: z.string().nullable(),
  subtitulos: z.string().nullable(),
  codigo_estado: z.number(),
  numero_orden: z.number(),
  ...stampFields,
});
export type ContenidoFila = z.output<typeof contenidoFila>;

const usual = masterEndpoints({
  domain: 'contenido',
  key: 'id_contenido',
  words: ['un contenido', 'Contenidos'],
  fields: contenidoFields,
  row: contenidoFila,
});

export const contenido = {
  ...usual,
  /** Unlike the other masters, the id travels in the path (P89). */
  upd: endpoint('POST', '/contenido/upd/:id', {
    access: 'admin',
    summary: 'Cambia un contenido; con version, solo si nadie lo cambió antes.',
    params: idParams,
    body: z.object({ version: version.optional(), ...contenidoFields }),
    response: doneWith({ id_contenido: z.number(), version: z.number(), avisos: z.array(z.string()) }),
  }),
  ofTema: listEndpoint('/contenido/sel/tema/:id', 'Contenidos de un tema, en su orden.', contenidoFila),
};
