import { z } from 'zod';
import { figureColumn, optionalFigureColumn } from '../core/list/figure-column.ts';
import {
  codeColumn,
  dataColumn,
  dayColumn,
  momentColumn,
  optionalCodeColumn,
  optionalTextColumn,
  optionColumn,
  type RowOf,
  textColumn,
} from '../core/list/column.ts';
import {
  dayBound,
  dayRange,
  DAYS_ORDER,
  idList,
  inOrder,
  optionalId,
  optionalInteger,
  optionalText,
  RANGE_ORDER,
  rangeInOrder,
  text,
  writtenIds,
} from '../core/fields.ts';
import { listCall, listPost } from '../core/list/list-call.ts';
import { defineList } from '../core/list/list.ts';
import { selectionOf } from '../core/list/selection.ts';
import { FUENTE_ASIGNACION } from './regla.ts';

/** Assignments, open and closed, with person, plan, what opened them, and progress (P21). */
export const asignacionLista = defineList({
  name: 'asignacion.lista',
  key: 'id_asignacion',
  columns: {
    id_asignacion: dataColumn(z.number()),
    id_usuario: dataColumn(z.number()),
    id_planestudio: dataColumn(z.number()),
    plan: textColumn(),
    /** Present or last opening, and its hour in the portal's time zone. */
    fecha_apertura: momentColumn(),
    hora: codeColumn(),
    grupo: optionalTextColumn(),
    empresa: optionColumn(z.string().nullable()),
    codigo: codeColumn(),
    personal: textColumn(),
    nombres: textColumn(),
    /** Both surnames. */
    apellido: textColumn(),
    correo_electronico: optionalTextColumn(),
    telefono: optionalCodeColumn(),
    fecha_inicio: dayColumn(),
    /** Deadline of the person (P205), and whether it is an extended one. */
    fecha_fin: dayColumn(),
    prorrogada: optionColumn(z.boolean(), 'siNo'),
    departamento: optionalTextColumn(),
    codigo_centro_costo: optionalCodeColumn(),
    centro_costo: optionalTextColumn(),
    cargo: optionalTextColumn(),
    fuente: optionColumn(z.enum(FUENTE_ASIGNACION), 'fuenteAsignacion'),
    /** Rule with the values that met it, file, or plan that was copied; null of one that a person gave. */
    razon: optionalTextColumn(),
    temas: figureColumn('temas'),
    avance: figureColumn('avance'),
    promedio: optionalFigureColumn('promedio'),
    certificados: figureColumn('certificados'),
    codigo_estado: optionColumn(z.number(), 'estadoAsignacion'),
    fecha_creacion: dataColumn(z.string()),
    usuario_creacion: dataColumn(z.string()),
    version: dataColumn(z.number()),
  },
  search: ['plan', 'codigo', 'personal', 'correo_electronico', 'grupo', 'centro_costo', 'cargo'],
  order: '-fecha_apertura',
  files: { csv: 'asignacion', xlsx: 'UCJ-Asignaciones' },
});
export type AsignacionFila = RowOf<typeof asignacionLista.columns>;

/** Largest number of assignments that one call closes or extends. */
export const LIMITE_CIERRE = 50_000;
/** Selection of a list of assignments. */
export const seleccionAsignaciones = selectionOf(asignacionLista, LIMITE_CIERRE);

/** Which assignments: 0 and what is absent mean all; days are those of the opening, both included. */
export const filtrosAsignacion = z
  .object({
    id_empresa: writtenIds.default([]),
    codigo: optionalText(20),
    id_planestudio: optionalId,
    fecha_desde: dayBound.nullish(),
    fecha_hasta: dayBound.nullish(),
    centro_costo: optionalId,
    dpto: optionalId,
    puesto: optionalId,
    /** 1 open, 2 closed. */
    codigo_estado: optionalInteger(0, 2),
  })
  .refine(({ fecha_desde, fecha_hasta }) => inOrder(fecha_desde, fecha_hasta), { path: ['fecha_hasta'], ...DAYS_ORDER });
export type FiltrosAsignacion = z.output<typeof filtrosAsignacion>;

/** Lists of assignments. */
export const lista = {
  sellst: listCall('/asignacion/sellst', {
    access: 'admin',
    scope: 'list',
    summary: 'Asignaciones de todas las personas, abiertas y cerradas.',
    list: asignacionLista,
  }),
  reporte: listCall('/asignacion/sellst/reporte/:companies/:from/:to', {
    access: 'admin',
    scope: 'list',
    areas: ['informe'],
    summary:
      'Asignaciones de unas empresas (lista separada por comas) abiertas entre dos días; 0 significa todos, y -1 todas las empresas.',
    params: z.object({ companies: idList, ...dayRange }).refine(rangeInOrder, RANGE_ORDER),
    list: asignacionLista,
  }),
  reporteCodigo: listCall('/asignacion/sellst/reporte/:companyIds/:from/:to/:userCode', {
    access: 'admin',
    scope: 'list',
    areas: ['informe'],
    summary: 'Las mismas, de la persona que tiene un código.',
    params: z.object({ companyIds: idList, ...dayRange, userCode: text(20) }).refine(rangeInOrder, RANGE_ORDER),
    list: asignacionLista,
  }),
  porEliminar: listPost('/asignacion/sellst/eliminar', {
    access: 'admin',
    scope: 'list',
    summary: 'Asignaciones abiertas que cumplen los filtros; 0 o ausente significa todos.',
    body: filtrosAsignacion,
    list: asignacionLista,
  }),
};
