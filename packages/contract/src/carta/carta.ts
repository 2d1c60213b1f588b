import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { integer, text } from '../core/fields.ts';
import { done, doneWith } from '../core/responses.ts';
import { IDIOMAS } from '../usuario/idiomas.ts';
import { CAMPOS_CARTA, CLAVES_CARTA, LIMITES_CARTA } from './letras.ts';

const carta = z.enum(CLAVES_CARTA);
const idioma = z.enum(IDIOMAS);
const cual = { carta, idioma };
/** Number of the stored text that the form showed; 0 for the original that nobody changed. */
const version = integer(0, 2_147_483_647);
const textos = {
  /** One line: a mail has no other subject. */
  asunto: text(LIMITES_CARTA.asunto, 0).transform((value) => value.replaceAll(/\s+/g, ' ')),
  cuerpo: text(LIMITES_CARTA.cuerpo, 0),
};

const cambio = { autor: z.string().nullable(), fecha_modificacion: z.string().nullable() };

/** Letter with the languages in which somebody changed its text, and the last change. */
const cartaFila = z.object({ carta, idiomas: z.array(idioma), ...cambio });
export type CartaFila = z.output<typeof cartaFila>;

const cartaIdioma = z.object({
  idioma,
  /** Text that the form edits: the stored one, else the original. */
  asunto: z.string(),
  cuerpo: z.string(),
  original_asunto: z.string(),
  original_cuerpo: z.string(),
  editada: z.boolean(),
  /** False: the stored text no longer fits this version of the portal, and the original goes out. */
  sirve: z.boolean(),
  version: z.number(),
  /** Record in the log; null: nobody ever changed it. */
  id_carta_texto: z.number().nullable(),
  ...cambio,
});
export type CartaIdioma = z.output<typeof cartaIdioma>;

const cartaDetalle = z.object({
  carta,
  campos: z.array(z.object({ campo: z.enum(CAMPOS_CARTA), obligatorio: z.boolean(), en_asunto: z.boolean(), bloque: z.boolean() })),
  textos: z.array(cartaIdioma),
  /** Letters of its kind that are written already and wait to be sent. */
  en_cola: z.number(),
});
export type CartaDetalle = z.output<typeof cartaDetalle>;

/** Calls of the texts of letters (P253). */
export const cartaApi = {
  todas: endpoint('GET', '/carta/todas', {
    access: 'admin',
    scope: 'unlimited',
    reads: true,
    summary: 'Las cartas del portal, con los idiomas en que alguien cambió su texto.',
    response: z.array(cartaFila),
  }),
  sel: endpoint('GET', '/carta/sel/:carta', {
    access: 'admin',
    scope: 'unlimited',
    reads: true,
    summary: 'Una carta: sus campos, y su texto original y vigente en cada idioma.',
    params: z.object({ carta }),
    response: cartaDetalle,
  }),
  upd: endpoint('POST', '/carta/upd', {
    access: 'admin',
    scope: 'unlimited',
    summary: 'Cambia el texto de una carta en un idioma, para las que se escriban desde ahora.',
    body: z.object({ ...cual, ...textos, version }),
    response: doneWith({ version: z.number() }),
  }),
  original: endpoint('POST', '/carta/original', {
    access: 'admin',
    scope: 'unlimited',
    summary: 'Vuelve al texto original de una carta en un idioma.',
    body: z.object({ ...cual, version }),
    response: done,
  }),
  vista: endpoint('POST', '/carta/vista', {
    access: 'admin',
    scope: 'unlimited',
    reads: true,
    summary: 'Cómo se vería una carta con un texto y datos de ejemplo, o por qué el texto no sirve.',
    body: z.object({ ...cual, ...textos }),
    response: z.object({
      problemas: z.array(z.object({ en: z.enum(['asunto', 'cuerpo']), mensaje: z.string() })),
      vista: z.object({ asunto: z.string(), texto: z.string(), html: z.string() }).nullable(),
    }),
  }),
  prueba: endpoint('POST', '/carta/prueba', {
    access: 'admin',
    scope: 'unlimited',
    summary: 'Envía una carta con un texto y datos de ejemplo al correo de quien la pide.',
    body: z.object({ ...cual, ...textos }),
    response: doneWith({ destinatario: z.string() }),
  }),
};
