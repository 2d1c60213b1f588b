import { z } from 'zod';
import { figureColumn, ofFigure } from '../core/list/figure-column.ts';
import {
  dataColumn,
  eachColumn,
  numberColumn,
  optionalCodeColumn,
  optionalTextColumn,
  optionColumn,
  type RowOf,
} from '../core/list/column.ts';
import { endpoint } from '../core/endpoint.ts';
import { idList, writtenIds } from '../core/fields.ts';
import { listCall, listPost } from '../core/list/list-call.ts';
import { defineList } from '../core/list/list.ts';
import { filtrosPlan, rutaPlan } from './filtros.ts';

/** Counts of people of a row, and its avance: by program and course (`p12`, `p12_c3`), and in the whole plan (P102). */
const cifras = {
  usuarios_activos: figureColumn('usuariosActivos'),
  usuarios_asignados: figureColumn('asignados'),
  usuarios_aprobados: figureColumn('aprobados'),
  usuarios_pendientes: figureColumn('pendientes'),
  avance: eachColumn(ofFigure('avance', numberColumn())),
  avance_total: figureColumn('avance'),
};

/** A row for each company: how its people do in a plan (P102). */
export const generalEmpresaLista = defineList({
  name: 'reporte.generalEmpresa',
  key: 'id',
  columns: {
    /** `id_empresa`; 0 is the row of people without a company. */
    id: dataColumn(z.number()),
    empresa: optionColumn(z.string().nullable()),
    ...cifras,
  },
  search: ['empresa'],
  order: 'empresa',
  files: { csv: 'avance_por_plan', xlsx: 'UCJ-Avance_por_Plan' },
});
export type GeneralEmpresaFila = RowOf<typeof generalEmpresaLista.columns>;

/** A row for each company, department and cost centre that has active people (P103). */
export const generalDptoLista = defineList({
  name: 'reporte.generalDpto',
  key: 'id',
  columns: {
    /** Place in the order of company, department and cost centre. */
    id: dataColumn(z.number()),
    id_empresa: dataColumn(z.number()),
    id_departamento: dataColumn(z.number()),
    id_centro_costo: dataColumn(z.number()),
    empresa: optionColumn(z.string().nullable()),
    departamento: optionalTextColumn(),
    codigo_centro_costo: optionalCodeColumn(),
    centro_costo: optionalTextColumn(),
    ...cifras,
  },
  search: ['empresa', 'departamento', 'codigo_centro_costo', 'centro_costo'],
  order: 'empresa',
  files: { csv: 'avance_por_departamento', xlsx: 'UCJ-Avance_por_Departamento' },
});
export type GeneralDptoFila = RowOf<typeof generalDptoLista.columns>;

/** Ids of which there is at least one: all plans have no columns of their own. */
const some = (ids: readonly number[]): boolean => ids.length > 0;
const MISSING = { params: { clave: 'requerido' } };
const planes = writtenIds.refine(some, MISSING);

/** Column of a program (`p12`, level 1) or of a course in it (`p12_c3`, level 2, parent `p12`). */
const columna = z.object({ field: z.string(), title: z.string(), level: z.number(), parent: z.string().nullable() });
const columnas = z.array(columna);
export type ColumnaGeneral = z.output<typeof columna>;

/** Sum of every row. */
const total = z.object({
  usuarios_activos: z.number(),
  usuarios_asignados: z.number(),
  usuarios_aprobados: z.number(),
  usuarios_pendientes: z.number(),
  avance: z.record(z.string(), z.number()),
  avance_total: z.number(),
});
export type TotalGeneral = z.output<typeof total>;

const rules = { access: 'admin', scope: 'list' } as const;

/** «Avance por Plan de Estudio», by company, and by department and cost centre. */
export const general = {
  generalEmpresa: listCall('/reporte/general/empresa/:companies/:plan/:from/:to', {
    ...rules,
    lagging: true,
    areas: ['informe'],
    summary: 'Avance de cada empresa en un plan, por programa y curso, de lo asignado entre dos días; 0 significa todas.',
    params: rutaPlan,
    list: generalEmpresaLista,
  }),
  generalEmpresaPor: listPost('/reporte/general/empresa', {
    ...rules,
    lagging: true,
    areas: ['informe'],
    summary: 'Lo mismo con los filtros en el cuerpo.',
    body: filtrosPlan,
    list: generalEmpresaLista,
  }),
  generalEmpresaCols: endpoint('POST', '/reporte/general/empresa/cols', {
    access: 'admin',
    scope: 'none',
    reads: true,
    areas: ['informe'],
    summary: 'Columnas de avance de unos planes: sus programas y los cursos de cada uno, en orden.',
    body: z.object({ id_planestudio: planes, id_empresa: writtenIds.default([]) }),
    response: columnas,
  }),
  generalTotal: endpoint('POST', '/reporte/general/empresa/total', {
    ...rules,
    lagging: true,
    reads: true,
    areas: ['informe'],
    summary: 'Suma de todas las filas de ese informe.',
    body: filtrosPlan,
    response: total,
  }),
  generalDpto: listCall('/reporte/general/dpto/:companies/:plan/:from/:to', {
    ...rules,
    lagging: true,
    areas: ['informe'],
    summary: 'Avance de cada departamento y centro de costo en un plan, por programa y curso; 0 significa todas las empresas.',
    params: rutaPlan,
    list: generalDptoLista,
  }),
  generalDptoPor: listPost('/reporte/general/dpto', {
    ...rules,
    lagging: true,
    areas: ['informe'],
    summary: 'Lo mismo con los filtros en el cuerpo.',
    body: filtrosPlan,
    list: generalDptoLista,
  }),
  generalDptoCols: endpoint('GET', '/reporte/general/dpto/cols/:a/:b', {
    access: 'admin',
    scope: 'none',
    reads: true,
    areas: ['informe'],
    summary: 'Columnas de avance: «a» son empresas y «b» planes, separados por comas.',
    params: z.object({ a: idList, b: idList.refine(some, MISSING) }),
    response: columnas,
  }),
};
