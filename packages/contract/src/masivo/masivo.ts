import { z } from 'zod';
import { actoPersonas, actosDe, CLASES_MASIVO, EFECTOS_MASIVO, MAESTROS_MASIVO, MOTIVOS_MASIVO } from './actos.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, text } from '../core/fields.ts';
import {
  codeColumn,
  type Columns,
  dataColumn,
  momentColumn,
  numberColumn,
  optionalTextColumn,
  optionColumn,
  type RowOf,
  textColumn,
} from '../core/list/column.ts';
import { listCall } from '../core/list/list-call.ts';
import { defineList, type ListDefinition } from '../core/list/list.ts';
import { selectionOf } from '../core/list/selection.ts';
import { doneWith } from '../core/responses.ts';
import { cursoMaestro } from '../curso/curso.ts';
import { empresaMaestro } from '../empresa/empresa.ts';
import { moduloMaestro } from '../modulo/modulo.ts';
import { parametroMaestro } from '../parametro/parametro.ts';
import { planestudioMaestro } from '../planestudio/planestudio.ts';
import { preguntaMaestro } from '../pregunta/pregunta.ts';
import { programaMaestro } from '../programa/programa.ts';
import { temaMaestro } from '../tema/tema.ts';
import { usuarioMaestro } from '../usuario/maestro.ts';

export * from './actos.ts';

/** Most records of one operation. */
export const LIMITE_MASIVO = 50_000;

/** `simulada`: only shown; `pendiente`: confirmed, it runs; `detenida`: its author lost the access. */
export const ESTADOS_MASIVO = ['simulada', 'pendiente', 'hecha', 'cancelada', 'detenida'] as const;
/** `deshecha`: done, and taken back later. */
export const ESTADOS_FILA_MASIVO = ['lista', 'hecha', 'rechazada', 'deshecha'] as const;

const clase = z.enum(CLASES_MASIVO);
const de = z.enum(MAESTROS_MASIVO);
const estado = z.enum(ESTADOS_MASIVO);

/** Operations on many records, the latest first. */
export const masivoLista = defineList({
  name: 'masivo',
  key: 'id_masivo',
  columns: {
    id_masivo: dataColumn(z.number()),
    fecha_creacion: momentColumn(),
    clase: optionColumn(clase, 'claseMasivo'),
    /** Master of its records; null: people. */
    de: optionColumn(de.nullable(), 'maestroMasivo'),
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
    /** Completes the reason: what depends on the record, what it lacks. */
    detalle: optionalTextColumn(),
  },
  order: 'personal',
  files: { csv: 'accion-masiva', xlsx: 'UCJ-Accion-Masiva' },
});
export type MasivoFilaFila = RowOf<typeof masivoFilas.columns>;

const operacion = {
  id_masivo: z.number(),
  clase,
  /** Master of its records; null: people. */
  de: de.nullable(),
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

const contenido = <De extends keyof typeof actosDe, C extends Columns>(name: De, list: ListDefinition<C>) =>
  z.object({ de: z.literal(name), acto: actosDe[name], seleccion: selectionOf(list, LIMITE_MASIVO) });

const una = z.object({ id_masivo: id });
const answered = doneWith(operacion);

/** Acts on many records: shown, confirmed, done in the background, taken back (P236, P239, P247). An author reaches the own ones on contents alone. */
export const masivoApi = {
  simular: endpoint('POST', '/masivo/simular', {
    access: 'admin',
    scope: 'bulk',
    summary: 'Muestra qué haría un acto con las personas elegidas: cuántas cambian, cuáles no y por qué; no cambia nada.',
    body: z.object({ acto: actoPersonas, seleccion: selectionOf(usuarioMaestro.list, LIMITE_MASIVO) }),
    response: answered,
  }),
  contenido: endpoint('POST', '/masivo/contenido', {
    access: 'admin',
    scope: 'content',
    summary: 'Muestra qué haría un acto con los planes, programas, cursos, módulos, temas o preguntas elegidos; no cambia nada.',
    body: z.discriminatedUnion('de', [
      contenido('planestudio', planestudioMaestro.list),
      contenido('programa', programaMaestro.list),
      contenido('curso', cursoMaestro.list),
      contenido('modulo', moduloMaestro.list),
      contenido('tema', temaMaestro.list),
      contenido('pregunta', preguntaMaestro.list),
    ]),
    response: answered,
  }),
  maestro: endpoint('POST', '/masivo/maestro', {
    access: 'admin',
    scope: 'bulk',
    summary: 'Muestra qué haría un acto con las empresas elegidas, o con los parámetros elegidos de una tabla; no cambia nada.',
    body: z.discriminatedUnion('de', [
      contenido('empresa', empresaMaestro.list),
      contenido('parametro', parametroMaestro.list).extend({ id_dominio: id }),
    ]),
    response: answered,
  }),
  confirmar: endpoint('POST', '/masivo/confirmar', {
    access: 'admin',
    scope: 'record',
    areas: ['contenido'],
    summary: 'Hace en segundo plano lo que una simulación propia del último día mostró, una sola vez.',
    body: una.extend({ motivo: text(200, 0).default('') }),
    response: answered,
  }),
  cancelar: endpoint('POST', '/masivo/cancelar', {
    access: 'admin',
    scope: 'record',
    areas: ['contenido'],
    summary: 'Detiene una acción masiva; lo que ya se hizo queda hecho.',
    body: una,
    response: answered,
  }),
  deshacer: endpoint('POST', '/masivo/deshacer', {
    access: 'admin',
    scope: 'record',
    areas: ['contenido'],
    summary: 'Muestra qué desharía de una acción masiva del último día, y qué queda y por qué; se confirma como cualquier otra.',
    body: una,
    response: answered,
  }),
  sel: endpoint('GET', '/masivo/sel/:id', {
    access: 'admin',
    scope: 'record',
    areas: ['contenido'],
    reads: true,
    summary: 'Una acción masiva con sus cuentas: lo que haría, su avance o su resultado.',
    params: idParams,
    response: operacionMasiva,
  }),
  sellst: listCall('/masivo/sellst', {
    access: 'admin',
    scope: 'list',
    areas: ['contenido'],
    summary: 'Acciones masivas propias, y con acceso a todas las empresas las de todos.',
    list: masivoLista,
  }),
  filas: listCall('/masivo/filas/:id', {
    access: 'admin',
    scope: 'record',
    areas: ['contenido'],
    summary: 'Registros de una acción masiva, con el motivo de cada uno que no cambia.',
    params: idParams,
    list: masivoFilas,
  }),
};
