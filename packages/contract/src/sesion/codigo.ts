import { z } from 'zod';
import { codeColumn, dataColumn, optionalMomentColumn, optionalTextColumn, type RowOf, textColumn } from '../core/list/column.ts';
import { endpoint } from '../core/endpoint.ts';
import { listCall } from '../core/list/list-call.ts';
import { defineList } from '../core/list/list.ts';
import { doneWith } from '../core/responses.ts';
import { selectionOf } from '../core/list/selection.ts';

/** Largest number of people in one `POST /usuario/codigos`. */
export const LIMITE_CODIGOS = 500;

/** List of people for one-time codes (P7); `codigo_vence`: expiry of a valid code, else null. */
export const codigoLista = defineList({
  name: 'sesion.codigos',
  key: 'id_usuario',
  columns: {
    id_usuario: dataColumn(z.number()),
    personal: textColumn(),
    username: codeColumn(),
    empresa: optionalTextColumn(),
    correo_electronico: optionalTextColumn(),
    fecha_login: optionalMomentColumn(),
    codigo_vence: optionalMomentColumn(),
  },
  order: 'personal',
  files: { csv: 'codigos', xlsx: 'UCJ-Codigos' },
});
export type CodigoFila = RowOf<typeof codigoLista.columns>;

/** New one-time code in clear; only this answer holds it, the database stores a hash. */
export const codigoAcceso = z.object({
  id_usuario: z.number(),
  username: z.string(),
  personal: z.string(),
  empresa: z.string().nullable(),
  codigo: z.string(),
  fecha_expiracion: z.string(),
});
export type CodigoAcceso = z.output<typeof codigoAcceso>;

/** Calls of one-time codes (P7). */
export const codigo = {
  sellstCodigos: listCall('/usuario/sellst/codigos', {
    access: 'admin',
    scope: 'list',
    summary: 'Personas activas, con su correo y su código de acceso vigente si lo hay.',
    list: codigoLista,
  }),
  codigos: endpoint('POST', '/usuario/codigos', {
    access: 'admin',
    stepUp: 'codigos',
    scope: 'bulk',
    summary: 'Genera códigos de acceso de un solo uso para personas sin correo; cada código se muestra solo en esta respuesta.',
    body: selectionOf(codigoLista, LIMITE_CODIGOS),
    response: doneWith({ codigos: z.array(codigoAcceso) }),
  }),
};
