import { z } from 'zod';
import { actoMasivo, CLASES_MASIVO, EFECTOS_MASIVO, MOTIVOS_MASIVO } from './actos.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, text } from '../core/fields.ts';
import {
  codeColumn,
  dataColumn,
  momentColumn,
  numberColumn,
  optionalTextColumn,
  optionColumn,
  type RowOf,
  textColumn,
} from '../core/list/column.ts';
import { listCall } from '../core/list/list-call.ts';
import { defineList } from '../core/list/list.ts';
import { selectionOf } from '../core/list/selection.ts';
import { doneWith } from '../core/responses.ts';
import { usuarioMaestro } from '../usuario/maestro.ts';

export * from './actos.ts';

/** Most records of one operation. */
export const LIMITE_MASIVO = 50_000;

/** `simulada`: only shown; `pendiente`: confirmed, it runs; `detenida`: its author lost the access. */
export const ESTADOS_MASIVO = ['simulada', 'pendiente', 'hecha', 'cancelada', 'detenida'] as const;
/** `deshecha`: done, and taken back later. */
export const ESTADOS_FILA_MASIVO = ['lista', 'hecha', 'rechazada', 'deshecha'] as const;

const clase = z.enum(CLASES_MASIVO);
const estado = z.enum(ESTADOS_MASIVO);

/** Operations on many records, the latest first. */
export const masivoLista = defineList({
  name: 'masivo',
  key: 'id_masivo',
  columns: {
    id_masivo: dataColumn(z.number()),
    fecha_creacion: momentColumn(),
    clase: optionColumn(clase, 'claseMasivo'),
    /** Value that the act gives, in words: a company, a boss, a day. */
    destino: textColumn(),
    /** 1: it takes an earlier operation back. */
    deshace: optionColumn(z.number(), 'indicador'),
    /** Why it was done, as its author wrote. */
    motivo: textColumn(),
    autor: textColumn(),
    estado: optionColumn(estado, 'estadoMasivo'),
    total: numberColumn(),
    hechas: numberColumn(),
    rechazadas: numberColumn(),
    /** 1: it can be taken back now. */
    deshacible: dataColumn(z.number()),
  },
  search: ['destino', 'motivo', 'autor'],
  order: '-fecha_creacion',
  files: { csv: 'acciones-masivas', xlsx: 'UCJ-Acciones-Masivas' },
});
export type MasivoFila = RowOf<typeof masivoLista.columns>;

/** Rows of an operation, with the reason of each that stays as it is. */
export const masivoFilas = defineList({
  name: 'masivo.filas',
  key: 'id_masivo_fila',
  columns: {
    id_masivo_fila: dataColumn(z.number()),
    codigo_usuario: codeColumn(),
    personal: textColumn(),
    empresa: optionalTextColumn(),
    estado: optionColumn(z.enum(ESTADOS_FILA_MASIVO), 'estadoFilaMasivo'),
    motivo: optionColumn(z.enum(MOTIVOS_MASIVO).nullable(), 'motivoMasivo'),
  },
  order: 'personal',
  files: { csv: 'accion-masiva', xlsx: 'UCJ-Accion-Masiva' },
});
export type MasivoFilaFila = RowOf<typeof masivoFilas.columns>;

const operacion = {
  id_masivo: z.number(),
  clase,
  destino: z.string(),
  motivo: z.string(),
  estado,
  /** Operation that this one takes back. */
  deshace: z.number().nullable(),
  total: z.number(),
  por_hacer: z.number(),
  hechas: z.number(),
  rechazadas: z.number(),
  /** First names of those that change. */
  nombres: z.array(z.string()),
  motivos: z.array(z.object({ motivo: z.enum(MOTIVOS_MASIVO), total: z.number() })),
  efectos: z.array(z.object({ efecto: z.enum(EFECTOS_MASIVO), nombre: z.string().nullable(), total: z.number() })),
  /** The operation can be taken back now. */
  deshacible: z.boolean(),
};
/** Operation with its counts: what would follow, or what became of it. */
export const operacionMasiva = z.object(operacion);
export type OperacionMasiva = z.output<typeof operacionMasiva>;

const una = z.object({ id_masivo: id });
const answered = doneWith(operacion);

/** Acts on many records: shown, confirmed, done in the background, taken back (P236, P239). */
export const masivoApi = {
  simular: endpoint('POST', '/masivo/simular', {
    access: 'admin',
    scope: 'bulk',
    summary: 'Muestra qué haría un acto con las personas elegidas: cuántas cambian, cuáles no y por qué; no cambia nada.',
    body: z.object({ acto: actoMasivo, seleccion: selectionOf(usuarioMaestro.list, LIMITE_MASIVO) }),
    response: answered,
  }),
  confirmar: endpoint('POST', '/masivo/confirmar', {
    access: 'admin',
    scope: 'record',
    summary: 'Hace en segundo plano lo que una simulación propia del último día mostró, una sola vez.',
    body: una.extend({ motivo: text(200, 0).default('') }),
    response: answered,
  }),
  cancelar: endpoint('POST', '/masivo/cancelar', {
    access: 'admin',
    scope: 'record',
    summary: 'Detiene una acción masiva; lo que ya se hizo queda hecho.',
    body: una,
    response: answered,
  }),
  deshacer: endpoint('POST', '/masivo/deshacer', {
    access: 'admin',
    scope: 'record',
    summary: 'Muestra qué desharía de una acción masiva del último día, y qué queda y por qué; se confirma como cualquier otra.',
    body: una,
    response: answered,
  }),
  sel: endpoint('GET', '/masivo/sel/:id', {
    access: 'admin',
    scope: 'record',
    reads: true,
    summary: 'Una acción masiva con sus cuentas: lo que haría, su avance o su resultado.',
    params: idParams,
    response: operacionMasiva,
  }),
  sellst: listCall('/masivo/sellst', {
    access: 'admin',
    scope: 'list',
    summary: 'Acciones masivas propias, y con acceso a todas las empresas las de todos.',
    list: masivoLista,
  }),
  filas: listCall('/masivo/filas/:id', {
    access: 'admin',
    scope: 'record',
    summary: 'Registros de una acción masiva, con el motivo de cada uno que no cambia.',
    params: idParams,
    list: masivoFilas,
  }),
};
