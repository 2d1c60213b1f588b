import { z } from 'zod';
import {
  codeColumn,
  dataColumn,
  dayColumn,
  momentColumn,
  numberColumn,
  optionalDayColumn,
  optionalMomentColumn,
  optionalTextColumn,
  optionColumn,
  type RowOf,
  textColumn,
} from '../core/list/column.ts';
import { endpoint } from '../core/endpoint.ts';
import { idParams, instant, text } from '../core/fields.ts';
import { listCall } from '../core/list/list-call.ts';
import { defineList } from '../core/list/list.ts';
import { doneWith } from '../core/responses.ts';
import { personas } from './personas.ts';
import { respuestaColumnas, respuestasEquipo, TIPO_RESPUESTA } from './respuesta.ts';

/** State of a pending assignment for the boss: its deadline is over, or near by the days of a reminder. */
export const ESTADO_EQUIPO = ['vencida', 'por_vencer'] as const;

/** List of the people for whom a boss answers, one row for each assignment that is behind or near its end. */
export const equipoLista = defineList({
  name: 'equipo',
  key: 'id_asignacion',
  columns: {
    id_asignacion: dataColumn(z.number()),
    id_usuario: dataColumn(z.number()),
    codigo_usuario: codeColumn(),
    personal: textColumn(),
    empresa: optionalTextColumn(),
    plan: textColumn(),
    fecha_apertura: momentColumn(),
    /** Deadline of the person, and the last day to which the boss may extend it (P205). */
    fecha_fin: dayColumn(),
    fecha_maxima: dataColumn(z.string()),
    /** Days until the deadline, negative after it. */
    dias: numberColumn(),
    estado: optionColumn(z.enum(ESTADO_EQUIPO), 'equipo'),
    avance: numberColumn(),
    ultima_actividad: optionalMomentColumn(),
    /** On leave today; bosses do not see of which kind. */
    ausente: optionColumn(z.boolean(), 'siNo'),
    ...respuestaColumnas,
    respuesta_autor: optionalTextColumn(),
    /** Day of the last reminder that reached the person about this opening. */
    recordado: optionalDayColumn(),
    /** Letters reach the person. */
    con_correo: dataColumn(z.boolean()),
    /** Telephone as the record has it, and the message that the boss may send to it (P280). */
    telefono: dataColumn(z.string().nullable()),
    mensaje: dataColumn(z.string()),
  },
  order: 'fecha_fin',
  files: { csv: 'equipo', xlsx: 'UCJ-Equipo' },
});
export type EquipoFila = RowOf<typeof equipoLista.columns>;

/** The same people, each once with all the delays (P280). */
export const atrasadosLista = defineList({
  name: 'equipo.atrasados',
  key: 'id_usuario',
  columns: {
    id_usuario: dataColumn(z.number()),
    codigo_usuario: codeColumn(),
    personal: textColumn(),
    empresa: optionalTextColumn(),
    /** Titles of the plans, joined. */
    plan: textColumn(),
    /** Deadline of the first plan, the days until it, and its state. */
    fecha_fin: dayColumn(),
    dias: numberColumn(),
    estado: optionColumn(z.enum(ESTADO_EQUIPO), 'equipo'),
    ausente: optionColumn(z.boolean(), 'siNo'),
    planes: dataColumn(z.array(equipoLista.row)),
  },
  order: 'fecha_fin',
  files: { csv: 'equipo-atrasados', xlsx: 'UCJ-Equipo-Atrasados' },
});
export type AtrasadoFila = RowOf<typeof atrasadosLista.columns>;

/** State of an assignment of a digest: it waits for an answer, was finished or closed meanwhile, or its person has another boss now. */
export const SITUACION_ENLACE = ['pendiente', 'terminada', 'retirada', 'ajena'] as const;
export type SituacionEnlace = (typeof SITUACION_ENLACE)[number];

/** Assignment of a digest; of a person who has another boss now it holds only the names that the digest showed. */
export const enlaceFila = z.object({
  id_asignacion: z.number(),
  personal: z.string(),
  plan: z.string(),
  situacion: z.enum(SITUACION_ENLACE),
  fecha_apertura: instant.nullable(),
  fecha_fin: z.string().nullable(),
  fecha_maxima: z.string().nullable(),
  dias: z.number().nullable(),
  avance: z.number().nullable(),
  ausente: z.boolean(),
  respuesta: z.enum(TIPO_RESPUESTA).nullable(),
  respuesta_hasta: z.string().nullable(),
});
export type EnlaceFila = z.output<typeof enlaceFila>;

/** Counts of a call that answers; `omitidas`: finished, closed or under another boss meanwhile. */
const respondidas = doneWith({ respondidas: z.number(), omitidas: z.number() });

const token = text(200);

/** Calls of a boss: the own people (P115), and the answers to their delays (P43). */
export const equipoApi = {
  sellst: listCall('/equipo/sellst/:id', {
    access: 'propio',
    scope: 'record',
    summary: 'Asignaciones atrasadas o por vencer de las personas a cargo de alguien.',
    params: idParams,
    list: equipoLista,
  }),
  atrasados: listCall('/equipo/sellst/atrasados/:id', {
    access: 'propio',
    scope: 'record',
    summary: 'Personas a cargo de alguien con planes atrasados o por vencer, cada una una vez.',
    params: idParams,
    list: atrasadosLista,
  }),
  ...personas,
  responder: endpoint('POST', '/equipo/responder', {
    access: 'propio',
    scope: 'record',
    summary: 'Acepta, prorroga o justifica el atraso de personas a cargo de quien llama.',
    body: z.object({ respuestas: respuestasEquipo }),
    response: respondidas,
  }),
  enlace: endpoint('POST', '/equipo/enlace', {
    access: 'publico',
    summary: 'Lee el enlace de un aviso a un jefe sin consumirlo; 410 si ya se usó o venció.',
    body: z.object({ token }),
    response: z.object({
      personal: z.string(),
      /** Day of the portal. */
      hoy: z.string(),
      fecha_expiracion: instant,
      filas: z.array(enlaceFila),
    }),
  }),
  responderEnlace: endpoint('POST', '/equipo/enlace/responder', {
    access: 'publico',
    summary: 'Responde una sola vez por el enlace de un aviso; 410 si ya se usó o venció.',
    body: z.object({ token, respuestas: respuestasEquipo }),
    response: respondidas,
  }),
};
