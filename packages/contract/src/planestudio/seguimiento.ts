import { z } from 'zod';
import { figureColumn, optionalFigureColumn } from '../core/list/figure-column.ts';
import {
  codeColumn,
  dataColumn,
  dayColumn,
  optionalCodeColumn,
  optionalDayColumn,
  optionColumn,
  type RowOf,
  textColumn,
} from '../core/list/column.ts';
import { endpoint } from '../core/endpoint.ts';
import { idParams } from '../core/fields.ts';
import { listCall } from '../core/list/list-call.ts';
import { defineList } from '../core/list/list.ts';
import { respuestaColumnas } from '../equipo/respuesta.ts';

/** Active plans by company, as many rows as companies have people with it; a plan that nobody has is one row without company (P97). */
export const seguimientoLista = defineList({
  name: 'planestudio.seguimiento',
  key: 'id',
  columns: {
    id: dataColumn(z.number()),
    id_planestudio: dataColumn(z.number()),
    id_empresa: dataColumn(z.number().nullable()),
    denominacion: textColumn(),
    empresa: optionColumn(z.string().nullable()),
    fecha_inicio: dayColumn(),
    fecha_fin: dayColumn(),
    asignados: figureColumn('asignados'),
    aprobados: figureColumn('aprobados'),
    pendientes: figureColumn('pendientes'),
    vencidos: figureColumn('vencidos'),
    avance: figureColumn('avance'),
    promedio: optionalFigureColumn('promedio'),
  },
  order: '-fecha_inicio',
  files: { csv: 'plan_seguimiento', xlsx: 'UCJ-Plan_Seguimiento' },
});
export type SeguimientoFila = RowOf<typeof seguimientoLista.columns>;

/** State of a topic of a person: without a finished attempt, with one, approved (P98). */
export const ESTADO_PROGRESO = ['Pendiente', 'En Progreso', 'Evaluado'] as const;

/**
 * Each active topic of each open assignment with its best result, and what a boss answered to a delay of the plan (P87, P98); `fecha_*` are days,
 * `hora_creacion` is `HH:MM`, in the portal's time zone.
 */
export const progresoLista = defineList({
  name: 'planestudio.progreso',
  key: 'id',
  columns: {
    id: dataColumn(z.number()),
    id_usuario: dataColumn(z.number()),
    denominacion: textColumn(),
    titulo: textColumn(),
    empresa: optionColumn(z.string().nullable()),
    codigo_usuario: codeColumn(),
    personal: textColumn(),
    nombres: textColumn(),
    /** Both surnames. */
    apellido: textColumn(),
    fecha_asignado: dayColumn(),
    fecha_creacion: optionalDayColumn(),
    hora_creacion: optionalCodeColumn(),
    nota: optionalFigureColumn('nota'),
    notaminima: optionalFigureColumn('notaMinima'),
    estado: optionColumn(z.enum(ESTADO_PROGRESO), 'estadoTema'),
    aprobado: optionColumn(z.boolean(), 'siNo'),
    ...respuestaColumnas,
  },
  search: ['denominacion', 'titulo', 'codigo_usuario', 'personal'],
  order: 'personal',
  files: { csv: 'progreso', xlsx: 'UCJ-Progreso' },
});
export type ProgresoFila = RowOf<typeof progresoLista.columns>;

/** Follow-up of the plans (P87, P92, P97). */
export const seguimiento = {
  ultimo: endpoint('GET', '/planestudio/sellst/ultimo/', {
    access: 'admin',
    scope: 'list',
    reads: true,
    areas: ['informe'],
    summary: 'Último plan activo que se asignó; una lista vacía si no hay asignaciones.',
    response: z.array(z.object({ id_planestudio: z.number(), denominacion: z.string() })),
  }),
  tablero: endpoint('GET', '/planestudio/sellst/tablero/', {
    access: 'admin',
    scope: 'list',
    reads: true,
    areas: ['informe'],
    summary: 'Planes del tablero: los dos destacados y el último asignado.',
    response: z.array(z.object({ lugar: z.enum(['destacado', 'ultimo']), id_planestudio: z.number(), denominacion: z.string() })),
  }),
  dashboard: endpoint('GET', '/planestudio/sellst/dashboard/:id', {
    access: 'admin',
    scope: 'list',
    lagging: true,
    reads: true,
    areas: ['informe'],
    summary: 'Un plan por empresa: usuarios asignados y avance en porcentaje, con el avance de todas juntas en cada fila.',
    params: idParams,
    response: z.array(
      z.object({
        id_empresa: z.number(),
        empresa: z.string(),
        usuarios: z.number(),
        avance: z.string(),
        /** Avance of all rows together (P21), the same in each. */
        avance_total: z.number(),
      }),
    ),
  }),
  seguimiento: listCall('/planestudio/sellst/seguimiento', {
    access: 'admin',
    scope: 'list',
    lagging: true,
    areas: ['informe'],
    summary: 'Cada plan activo por empresa: asignados, aprobados, pendientes, vencidos, avance y promedio.',
    list: seguimientoLista,
  }),
  progreso: listCall('/planestudio/sellst/progreso', {
    access: 'admin',
    scope: 'list',
    lagging: true,
    areas: ['informe'],
    summary: 'Cada tema de cada asignación abierta, con el mejor resultado de la persona; también los que no empezó.',
    list: progresoLista,
  }),
};
