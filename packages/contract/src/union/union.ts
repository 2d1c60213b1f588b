import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id, text } from '../core/fields.ts';
import { dataColumn, momentColumn, optionColumn, optionalTextColumn, type RowOf, textColumn } from '../core/list/column.ts';
import { listCall } from '../core/list/list-call.ts';
import { defineList } from '../core/list/list.ts';
import { doneWith } from '../core/responses.ts';
import { ROLES } from '../usuario/maestro.ts';

/** Kinds of records that can be joined. */
export const CLASES_UNION = ['empresa', 'cargo', 'centro_costo', 'departamento', 'usuario'] as const;
export type ClaseUnion = (typeof CLASES_UNION)[number];

/** Effects of a join, those from `intentos` on of people; `*_unidos` and `repetidos`: both records had it, that of the kept one stays. */
export const EFECTOS_UNION = [
  'personas',
  'puestos',
  'parametros',
  'parametros_unidos',
  'codigos_cambiados',
  'accesos',
  'contenidos',
  'reglas',
  'reglas_unidas',
  'asignaciones',
  'tablets',
  'tablets_renombradas',
  'webhooks',
  'tokens',
  'grupos_scim',
  'reportes',
  'columnas',
  'repetidos',
  'plan',
  'intentos',
  'renumerados',
  'certificados',
  'inscripciones',
  'inscripciones_unidas',
  'plazos',
  'cartas',
  'ausencias',
  'respuestas',
  'solicitudes',
  'consultas',
  'a_cargo',
  'direccion',
  'alcances',
  'informes',
  'actos',
  'identidad',
  'ingreso',
  'rol',
  'repetidos_persona',
] as const;
export type EfectoUnion = (typeof EFECTOS_UNION)[number];

/** Joins of the last months, the latest first. */
export const unionLista = defineList({
  name: 'union',
  key: 'id_union',
  columns: {
    id_union: dataColumn(z.number()),
    fecha_creacion: momentColumn(),
    clase: optionColumn(z.enum(CLASES_UNION), 'claseUnion'),
    unido: textColumn(),
    conservado: textColumn(),
    autor: optionalTextColumn(),
    estado: optionColumn(z.enum(['hecha', 'deshecha']), 'estadoUnion'),
    id_conservado: dataColumn(z.number()),
    /** 1: it can be taken back now. */
    deshacible: dataColumn(z.number()),
  },
  search: ['unido', 'conservado', 'autor'],
  order: '-fecha_creacion',
  files: { csv: 'uniones', xlsx: 'UCJ-Uniones' },
});
export type UnionFila = RowOf<typeof unionLista.columns>;

const lado = z.object({
  id: z.number(),
  codigo: z.string(),
  nombre: z.string(),
  /** Company of a person, or to which a parameter belongs; null: to all, or it is a company. */
  empresa: z.string().nullable(),
  activo: z.boolean(),
  /** Active people who have it; of a person: those who have this one as boss. */
  personas: z.number(),
  /** Facts that distinguish two records of a person; null: it is no person. */
  persona: z
    .object({
      documento: z.string().nullable(),
      correo: z.string().nullable(),
      rol: z.enum(ROLES),
      fecha_ingreso: z.string().nullable(),
      fecha_login: z.string().nullable(),
      intentos: z.number(),
      certificados: z.number(),
    })
    .nullable(),
});
export type LadoUnion = z.output<typeof lado>;

const efecto = z.object({ efecto: z.enum(EFECTOS_UNION), nombre: z.string().nullable(), total: z.number() });
export type EfectoContado = z.output<typeof efecto>;

const pareja = { clase: z.enum(CLASES_UNION), id_conservado: id, id_unido: id };
/** Records to join: the first stays. */
export const parejaUnion = z.object(pareja);
export type ParejaUnion = z.output<typeof parejaUnion>;

/** Calls that join two records into one and take a join of the last day back (P249, P251, P258). */
export const unionApi = {
  simular: endpoint('POST', '/union/simular', {
    access: 'admin',
    scope: 'record',
    summary: 'Muestra qué pasaría al unir dos registros: qué se mueve, cuántos y qué queda de cada repetido; no cambia nada.',
    body: parejaUnion,
    response: doneWith({
      conservado: lado,
      unido: lado,
      efectos: z.array(efecto),
      /** Fingerprint of what was shown: the confirmation sends it. */
      huella: z.string(),
    }),
  }),
  confirmar: endpoint('POST', '/union/confirmar', {
    access: 'admin',
    scope: 'record',
    stepUp: 'union',
    summary: 'Une dos registros como se mostró: uno queda y el otro se elimina. Si algo cambió después de mostrarlo, no hace nada.',
    body: parejaUnion.extend({ huella: text(100) }),
    response: doneWith({ id_union: z.number(), efectos: z.array(efecto) }),
  }),
  deshacer: endpoint('POST', '/union/deshacer', {
    access: 'admin',
    scope: 'record',
    stepUp: 'separar',
    summary: 'Separa una unión del último día y dice qué vuelve y qué queda.',
    body: z.object({ id_union: id }),
    response: doneWith({ vuelven: z.array(efecto), quedan: z.array(efecto) }),
  }),
  simularDeshacer: endpoint('POST', '/union/deshacer/simular', {
    access: 'admin',
    scope: 'record',
    summary: 'Muestra qué volvería y qué quedaría al separar una unión del último día; no cambia nada.',
    body: z.object({ id_union: id }),
    response: doneWith({ vuelven: z.array(efecto), quedan: z.array(efecto) }),
  }),
  sellst: listCall('/union/sellst', {
    access: 'admin',
    scope: 'list',
    summary: 'Uniones de los últimos 90 días.',
    list: unionLista,
  }),
};
