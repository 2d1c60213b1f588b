import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, integer, text } from '../core/fields.ts';
import {
  codeColumn,
  dataColumn,
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
import { doneWith } from '../core/responses.ts';
import { MODOS_CLAVE } from '../pregunta/clave.ts';
import { posicionElegida, respuestaDatos } from '../pregunta/tipos/respuesta.ts';
import { OPCIONES_MAX } from '../pregunta/tipos/index.ts';

/** Most attempts of one correction. */
export const LIMITE_RECALIFICACION = 100_000;

/** `simulando`: being counted; `simulada`: only shown; `pendiente` and `deshaciendo`: it runs; `detenida`: its portions failed, or its author lost the right. */
export const ESTADOS_RECALIFICACION = ['simulando', 'simulada', 'pendiente', 'hecha', 'deshaciendo', 'deshecha', 'detenida'] as const;
/** Result of one attempt. `conserva`: its grade would fall, so it keeps its result; `sin_preguntas`: nothing of it would be left; `cambiada`: it changed meanwhile. */
export const EFECTOS_RECALIFICACION = ['aprueba', 'desaprueba', 'sube', 'baja', 'igual', 'conserva', 'sin_preguntas', 'cambiada'] as const;
export type EfectoRecalificacion = (typeof EFECTOS_RECALIFICACION)[number];
/** Change of its certificate: a first one, one with a new number that names the old one, annulled, valid again. */
export const EFECTOS_CERTIFICADO = ['emite', 'revisa', 'anula', 'repone'] as const;
export type EfectoCertificado = (typeof EFECTOS_CERTIFICADO)[number];
/** `excluida`: it stays as it is; `rechazada`: it changed between the look and the act; `queda`: it changed before it was taken back. */
export const ESTADOS_FILA_RECALIFICACION = ['porver', 'lista', 'excluida', 'hecha', 'rechazada', 'deshecha', 'queda'] as const;

const estado = z.enum(ESTADOS_RECALIFICACION);
const modo = z.enum(MODOS_CLAVE);
/** Right answer by stored places: one option, several, pairs or an order; or a text, which may be a number: it comes first. */
const clave = z.union([respuestaDatos, posicionElegida]);
export type ClaveCorregida = z.output<typeof clave>;

/** Counts of a correction: attempts, people, and what follows for them. */
export const cuentasRecalificacion = z.object({
  intentos: z.number(),
  personas: z.number(),
  cambian: z.number(),
  aprueban: z.number(),
  desaprueban: z.number(),
  suben: z.number(),
  bajan: z.number(),
  conservan: z.number(),
  sin_preguntas: z.number(),
  emitidos: z.number(),
  revisados: z.number(),
  anulados: z.number(),
  repuestos: z.number(),
  planes_terminados: z.number(),
  planes_reabiertos: z.number(),
  /** Attempts that are open now, and annulled ones: they stay as they are. */
  abiertos: z.number(),
  intentos_anulados: z.number(),
  /** People who get another grade and whom a letter reaches. */
  avisos: z.number(),
});
export type CuentasRecalificacion = z.output<typeof cuentasRecalificacion>;

/** Corrections of a question, the latest first. */
export const recalificacionLista = defineList({
  name: 'recalificacion',
  key: 'id_recalificacion',
  columns: {
    id_recalificacion: dataColumn(z.number()),
    id_pregunta: dataColumn(z.number()),
    fecha_creacion: momentColumn(),
    pregunta: textColumn(),
    version: numberColumn(),
    modo: optionColumn(modo, 'modoClave'),
    a_la_baja: optionColumn(z.number(), 'indicador'),
    motivo: textColumn(),
    autor: textColumn(),
    estado: optionColumn(estado, 'estadoRecalificacion'),
    total: numberColumn(),
    hechas: numberColumn(),
    fecha_fin: optionalMomentColumn(),
  },
  search: ['pregunta', 'motivo', 'autor'],
  order: '-fecha_creacion',
  files: { csv: 'recalificaciones', xlsx: 'UCJ-Recalificaciones' },
});
export type RecalificacionFila = RowOf<typeof recalificacionLista.columns>;

/** Attempts of a correction, with grade before and after. */
export const recalificacionFilas = defineList({
  name: 'recalificacion.filas',
  key: 'id_recalificacion_fila',
  columns: {
    id_recalificacion_fila: dataColumn(z.number()),
    id_evaluacion: dataColumn(z.number()),
    codigo_usuario: codeColumn(),
    personal: textColumn(),
    empresa: optionalTextColumn(),
    plan: textColumn(),
    tema: textColumn(),
    numero_intento: numberColumn(),
    nota_antes: optionalNumberColumn(),
    nota_despues: optionalNumberColumn(),
    efecto: optionColumn(z.enum(EFECTOS_RECALIFICACION).nullable(), 'efectoRecalificacion'),
    certificado: optionColumn(z.enum(EFECTOS_CERTIFICADO).nullable(), 'efectoCertificado'),
    estado: optionColumn(z.enum(ESTADOS_FILA_RECALIFICACION), 'estadoFilaRecalificacion'),
  },
  search: ['personal', 'codigo_usuario'],
  order: 'personal',
  files: { csv: 'recalificacion', xlsx: 'UCJ-Recalificacion' },
});
export type RecalificacionFilaFila = RowOf<typeof recalificacionFilas.columns>;

const recalificacion = {
  id_recalificacion: z.number(),
  id_pregunta: z.number(),
  version: z.number(),
  pregunta: z.string(),
  modo,
  respuestas: z.array(clave),
  a_la_baja: z.boolean(),
  /** Letters go to the people who get another grade, also when it is taken back. */
  avisa: z.boolean(),
  motivo: z.string(),
  estado,
  autor: z.string(),
  fecha_creacion: z.string(),
  fecha_fin: z.string().nullable(),
  /** Rows, and those of which the portion is over. */
  total: z.number(),
  vistas: z.number(),
  hechas: z.number(),
  rechazadas: z.number(),
  deshechas: z.number(),
  /** Rows that changed after the act, and were not taken back. */
  quedan: z.number(),
  cuentas: cuentasRecalificacion,
  /** The question in the bank gets the right key too, for coming attempts. */
  corrige_banco: z.boolean(),
  /** It can be taken back now. */
  deshacible: z.boolean(),
};
/** Correction of a wrong key with its counts: what would follow, or what became of it. */
export const recalificacionFicha = z.object(recalificacion);
export type RecalificacionFicha = z.output<typeof recalificacionFicha>;

const una = z.object({ id_recalificacion: id });
const answered = doneWith(recalificacion);

/** Correction of a wrong key: shown, confirmed, done in the background, taken back (P291). */
export const recalificacionApi = {
  simular: endpoint('POST', '/recalificacion/simular', {
    access: 'admin',
    scope: 'content',
    summary:
      'Muestra qué pasaría al corregir la clave de una pregunta: quién aprueba o desaprueba, qué certificados cambian; no cambia nada.',
    body: z.object({
      id_pregunta: id,
      version: integer(1, 1_000_000),
      modo,
      /** Without any for `anular`. */
      respuestas: z.array(clave).max(OPCIONES_MAX).default([]),
      a_la_baja: z.boolean().default(false),
      motivo: text(200, 0).default(''),
    }),
    response: answered,
  }),
  confirmar: endpoint('POST', '/recalificacion/confirmar', {
    access: 'admin',
    scope: 'record',
    areas: ['contenido'],
    summary:
      'Hace en segundo plano lo que una simulación propia del último día mostró, una sola vez; con `avisar` escribe a quienes cambian de nota.',
    body: una.extend({ avisar: z.boolean().default(false) }),
    response: answered,
  }),
  deshacer: endpoint('POST', '/recalificacion/deshacer', {
    access: 'admin',
    scope: 'content',
    summary: 'Devuelve notas, aprobados, certificados y clave a como estaban; lo que cambió después queda y se nombra.',
    body: una,
    response: answered,
  }),
  sel: endpoint('GET', '/recalificacion/sel/:id', {
    access: 'admin',
    scope: 'content',
    reads: true,
    summary: 'Una corrección de clave con sus cuentas: lo que haría, su avance o su resultado.',
    params: idParams,
    response: recalificacionFicha,
  }),
  sellst: listCall('/recalificacion/sellst', {
    access: 'admin',
    scope: 'content',
    summary: 'Correcciones de claves, de la más reciente a la más antigua.',
    list: recalificacionLista,
  }),
  filas: listCall('/recalificacion/filas/:id', {
    access: 'admin',
    scope: 'list',
    summary: 'Intentos de una corrección de clave, con su nota de antes y de después.',
    params: idParams,
    list: recalificacionFilas,
  }),
};
