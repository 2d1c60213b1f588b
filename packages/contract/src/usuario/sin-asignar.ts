import { z } from 'zod';
import { figureColumn, optionalFigureColumn } from '../core/list/figure-column.ts';
import { FUENTE_ASIGNACION } from '../asignacion/regla.ts';
import {
  dataColumn,
  dayColumn,
  momentColumn,
  optionalCodeColumn,
  optionalMomentColumn,
  optionalTextColumn,
  optionColumn,
  type RowOf,
} from '../core/list/column.ts';
import { respuestaColumnas } from '../equipo/respuesta.ts';
import { endpoint } from '../core/endpoint.ts';
import { dayBound, idList, idParams, instant, percent } from '../core/fields.ts';
import { listCall } from '../core/list/list-call.ts';
import { defineList } from '../core/list/list.ts';
import { personaColumnas } from './persona-columnas.ts';

/** Active people without a role and without an open assignment (record 034). */
export const sinAsignarLista = defineList({
  name: 'usuario.sinAsignar',
  key: 'id_usuario',
  columns: { ...personaColumnas, grupo: optionalTextColumn() },
  order: 'personal',
  files: { csv: 'usuario-sin-asignar', xlsx: 'UCJ-Usuarios-Sin-Asignar' },
});

/** The same people for a report of companies, plans and days. */
export const noAsignadoLista = defineList({
  name: 'reporte.noAsignado',
  key: 'id_usuario',
  columns: { ...personaColumnas, grupo: optionalTextColumn() },
  order: 'personal',
  files: { csv: 'usuarios_no_asignados', xlsx: 'UCJ-Usuarios_No_Asignados' },
});
export type SinAsignarFila = RowOf<typeof sinAsignarLista.columns>;

/** State of a person in a plan: nothing begun, begun, every topic approved, or not approved when the plan ended (P21). */
export const ESTADO_EN_PLAN = ['Pendiente', 'En Progreso', 'Terminado', 'Vencido'] as const;

/** State of the letter about an assignment: sent, on its way, refused or returned; else none was asked for, or none reaches the person. */
export const AVISO_PLAN = ['enviado', 'en_cola', 'fallido', 'no_avisado', 'sin_correo'] as const;
/** Those of people whom no letter reached and none is on its way to. */
export const SIN_AVISO: readonly (typeof AVISO_PLAN)[number][] = ['fallido', 'no_avisado', 'sin_correo'];

/** People of a plan with their assignment and progress (P21). */
export const usuarioPlanLista = defineList({
  name: 'usuario.ofPlan',
  key: 'id_asignacion',
  columns: {
    id_asignacion: dataColumn(z.number()),
    ...personaColumnas,
    grupo: optionalTextColumn(),
    telefono: optionalCodeColumn(),
    fecha_apertura: momentColumn(),
    /** Deadline of the person (P205), and whether it is an extended one. */
    fecha_fin: dayColumn(),
    prorrogada: optionColumn(z.boolean(), 'siNo'),
    /** Last letter about the present opening. */
    aviso: optionColumn(z.enum(AVISO_PLAN), 'avisoPlan'),
    /** No letter reached or is on its way: `aviso` is one of `SIN_AVISO`. */
    sin_aviso: optionColumn(z.boolean(), 'siNo'),
    fuente: optionColumn(z.enum(FUENTE_ASIGNACION), 'fuenteAsignacion'),
    /** Values with which the person met the rule, the file, or the plan that was copied. */
    razon: optionalTextColumn(),
    estado: optionColumn(z.enum(ESTADO_EN_PLAN), 'estadoEnPlan'),
    temas: figureColumn('temas'),
    aprobados: figureColumn('temasAprobados'),
    avance: figureColumn('avance'),
    promedio: optionalFigureColumn('promedio'),
    evaluaciones: figureColumn('evaluaciones'),
    /** Latest attempt, opened or finished. */
    ultima_actividad: optionalMomentColumn(),
    ...respuestaColumnas,
  },
  order: 'personal',
  files: { csv: 'usuario-plan', xlsx: 'UCJ-Usuarios-Plan' },
});
export type UsuarioPlanFila = RowOf<typeof usuarioPlanLista.columns>;

/** How a person gets on in one plan; closed assignments too. */
const seguimientoFila = z.object({
  id_asignacion: z.number(),
  id_planestudio: z.number(),
  denominacion: z.string(),
  fecha_inicio: z.string(),
  fecha_fin: z.string(),
  /** Present or last opening. */
  fecha_asignado: instant,
  /** 1 open, 2 closed. */
  codigo_estado: z.number(),
  temas: z.number(),
  aprobados: z.number(),
  avance: percent,
  promedio: percent.nullable(),
  evaluaciones: z.number(),
  /** Topics not approved of a plan that ended. */
  vencidos: z.number(),
});

/** Lists of people by their assignments. */
export const sinAsignar = {
  sinAsignar: listCall('/usuario/sellst/sinasignar', {
    access: 'admin',
    scope: 'list',
    areas: ['informe'],
    summary: 'Personas activas sin rol que no tienen abierta la asignación de ningún plan vigente.',
    list: sinAsignarLista,
  }),
  sinAsignarEntre: listCall('/usuario/sellst/sinasignar/:a/:b/:c/:d', {
    access: 'admin',
    scope: 'list',
    areas: ['informe'],
    summary:
      'Personas activas sin rol de unas empresas (a) sin asignación abierta de unos planes (b), de las que se abrieron hasta el fin de los días c y d; 0 o nada significa todos.',
    params: z.object({ a: idList, b: idList, c: dayBound, d: dayBound }),
    list: noAsignadoLista,
  }),
  ofPlan: listCall('/usuario/sellst/planestudio/:id', {
    access: 'admin',
    scope: 'list',
    summary: 'Personas que tienen asignado un plan, con su asignación y su avance.',
    params: idParams,
    list: usuarioPlanLista,
  }),
  seguimiento: endpoint('GET', '/usuario/sellst/seguimiento/:id', {
    access: 'admin',
    scope: 'record',
    reads: true,
    summary: 'Avance de una persona en cada plan que se le asignó, también los que se cerraron.',
    params: idParams,
    response: z.array(seguimientoFila),
  }),
};
