import { z } from 'zod';
import { ignoring } from '../core/dropped-fields.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, text } from '../core/fields.ts';
import {
  momentColumn,
  numberColumn,
  optionalMomentColumn,
  optionalNumberColumn,
  optionalTextColumn,
  optionColumn,
  type RowOf,
  textColumn,
} from '../core/list/column.ts';
import { listCall } from '../core/list/list-call.ts';
import { defineList } from '../core/list/list.ts';
import { done } from '../core/responses.ts';
import { selectionOf } from '../core/list/selection.ts';
import { avisos, cuerpoAsigna } from './asigna.ts';
import { cuentasCorreo, descartados, ESTADOS_CORREO, liberados, LOTE_BANDEJA, loteCorreo, MOTIVO_CORREO } from './bandeja.ts';
import { bienvenidas, LOTE_BIENVENIDA } from './bienvenida.ts';
import { LIMITES_PERSONA } from '../usuario/campos.ts';

/** List of the outbox, one row for each message; instants in ISO 8601. */
export const correoLista = defineList({
  name: 'email',
  key: 'id_correo',
  columns: {
    id_correo: numberColumn(),
    tipo: optionColumn(z.string(), 'tipoCorreo'),
    /** Person to whom it is written. */
    personal: optionalTextColumn(),
    destinatario: textColumn(),
    asunto: textColumn(),
    estado: optionColumn(z.enum(ESTADOS_CORREO), 'correo'),
    /** Plans that it names, and the highest level of a reminder. */
    plan: optionalTextColumn(),
    nivel: optionalNumberColumn(),
    /** Number that the messages of one bulk send share. */
    lote: optionalNumberColumn(),
    intentos: numberColumn(),
    /** Moment of the next attempt; null if none follows. */
    proximo_intento: optionalMomentColumn(),
    ultimo_error: optionalTextColumn(),
    /** Why it was discarded, or marked as returned. */
    motivo: optionalTextColumn(),
    fecha_creacion: momentColumn(),
    fecha_envio: optionalMomentColumn(),
  },
  search: ['personal', 'destinatario', 'asunto', 'tipo', 'estado'],
  order: '-id_correo',
  files: { csv: 'correo', xlsx: 'UCJ-Correos' },
});
export type CorreoFila = RowOf<typeof correoLista.columns>;

const seleccion = selectionOf(correoLista, LOTE_BANDEJA);
const motivo = text(MOTIVO_CORREO);

/** Calls of the outbox for administrators (P42). */
export const emailApi = {
  sellst: listCall('/email/sellst', {
    access: 'admin',
    scope: 'list',
    summary: 'Bandeja de salida: mensajes pendientes, enviados y fallidos.',
    list: correoLista,
  }),
  sel: endpoint('GET', '/email/sel/:id', {
    access: 'admin',
    scope: 'record',
    // Not `reads`: the text may hold a link that opens an account.
    summary: 'Un mensaje de la bandeja de salida, con su texto; la lectura queda en el registro de actividad.',
    params: idParams,
    response: correoLista.row.extend({ texto: z.string() }),
  }),
  resumen: endpoint('GET', '/email/resumen', {
    access: 'admin',
    scope: 'list',
    reads: true,
    summary: 'Cuántos mensajes hay en cada estado, y si hay un servidor de correo configurado.',
    response: z.object({ servidor: z.boolean(), ...cuentasCorreo }),
  }),
  bienvenida: endpoint('POST', '/email/bienvenida', {
    access: 'admin',
    scope: 'bulk',
    summary: 'Envía la carta de bienvenida a las personas de estos códigos, a su correo registrado: destinatario y nombre se ignoran.',
    body: z
      .array(ignoring(z.object({ codigo: text(LIMITES_PERSONA.codigo) }), ['destinatario', 'nombre']))
      .min(1)
      .max(LOTE_BIENVENIDA),
    response: bienvenidas,
  }),
  asigna: endpoint('POST', '/email/asigna', {
    access: 'admin',
    scope: 'bulk',
    summary: 'Avisa a las personas los planes que tienen asignados, una vez al día, a su correo registrado; con simular 1 solo lo cuenta.',
    body: cuerpoAsigna,
    response: avisos,
  }),
  reenviar: endpoint('POST', '/email/reenviar/:id', {
    access: 'admin',
    scope: 'record',
    summary: 'Vuelve a intentar ahora el envío de un mensaje que no salió.',
    params: idParams,
    response: done,
  }),
  lote: endpoint('GET', '/email/lote/:id', {
    access: 'admin',
    scope: 'record',
    reads: true,
    summary: 'Avance de un envío de muchos mensajes.',
    params: idParams,
    response: loteCorreo,
  }),
  cancelar: endpoint('POST', '/email/lote/cancelar', {
    access: 'admin',
    scope: 'record',
    summary: 'Descarta los mensajes de un envío que todavía no salieron.',
    body: z.object({ lote: id }),
    response: descartados,
  }),
  liberar: endpoint('POST', '/email/liberar', {
    access: 'admin',
    scope: 'bulk',
    summary: 'Envía los mensajes retenidos que siguen valiendo y descarta los demás, con su motivo.',
    body: z.object({ seleccion }),
    response: liberados,
  }),
  descartar: endpoint('POST', '/email/descartar', {
    access: 'admin',
    scope: 'bulk',
    summary: 'Descarta mensajes pendientes o retenidos: no se envían.',
    body: z.object({ seleccion, motivo }),
    response: descartados,
  }),
  rebote: endpoint('POST', '/email/rebote', {
    access: 'admin',
    scope: 'record',
    summary: 'Anota que un mensaje rebotó: no se escribe más a esa dirección hasta que la persona tenga otra.',
    body: z.object({ id_correo: id, motivo }),
    response: done,
  }),
};
