import { z } from 'zod';
import { figureColumn, ofFigure, optionalFigureColumn } from '../core/list/figure-column.ts';
import { dataColumn, dayColumn, optionalDayColumn, optionColumn, type RowOf, textColumn } from '../core/list/column.ts';
import { listCall } from '../core/list/list-call.ts';
import { defineList } from '../core/list/list.ts';
import { rutaEmpresas } from './filtros.ts';

/** Each active plan in each company: days of the plan beside the days in which its people finished attempts (P108). */
export const lineaTiempoLista = defineList({
  name: 'reporte.lineaTiempo',
  key: 'id_linea',
  columns: {
    /** Plan and company in one number. */
    id_linea: dataColumn(z.number()),
    id_planestudio: dataColumn(z.number()),
    id_empresa: dataColumn(z.number().nullable()),
    planestudio: textColumn(),
    empresa: optionColumn(z.string().nullable()),
    fecha_inicio: dayColumn(),
    fecha_fin: dayColumn(),
    asignados: figureColumn('asignados'),
    diasprogramado: figureColumn('diasProgramados'),
    fechainiejecutado: ofFigure('inicioEjecutado', optionalDayColumn()),
    fechafinejecutado: ofFigure('finEjecutado', optionalDayColumn()),
    diasejecutado: optionalFigureColumn('diasEjecutados'),
    /** Negative: more days executed than programmed. */
    diferencia: optionalFigureColumn('diferenciaDias'),
  },
  order: 'planestudio',
  search: ['planestudio', 'empresa'],
  files: { csv: 'linea_tiempo', xlsx: 'UCJ-Linea_de_Tiempo' },
});
export type LineaTiempoFila = RowOf<typeof lineaTiempoLista.columns>;

/** Time line of all companies, and of some companies with the attempts of two days. */
export const lineaTiempo = {
  lineaTiempo: listCall('/reporte/linea_tiempo', {
    access: 'admin',
    scope: 'list',
    lagging: true,
    areas: ['informe'],
    summary: 'Días programados y ejecutados de cada plan activo en cada empresa.',
    list: lineaTiempoLista,
  }),
  lineaTiempoDe: listCall('/reporte/linea_tiempo/:companies/:from/:to', {
    access: 'admin',
    scope: 'list',
    lagging: true,
    areas: ['informe'],
    summary: 'Lo mismo de unas empresas, con las evaluaciones terminadas entre dos días; 0 significa todas o sin límite.',
    params: rutaEmpresas,
    list: lineaTiempoLista,
  }),
};
