import { z } from 'zod';
import { figureColumn, optionalFigureColumn } from '../core/list/figure-column.ts';
import { dataColumn, numberColumn, optionalCodeColumn, optionalTextColumn, optionColumn, type RowOf } from '../core/list/column.ts';
import { idList } from '../core/fields.ts';
import { filteredList } from '../core/list/list-call.ts';
import { defineList } from '../core/list/list.ts';

const empresa = {
  id: dataColumn(z.number()),
  id_empresa: dataColumn(z.number().nullable()),
  empresa: optionColumn(z.string().nullable()),
};
/** `avance`: evaluated of the assigned; null when nobody is assigned (P98). */
const cifras = {
  usuarios: figureColumn('usuarios'),
  asignados: figureColumn('asignados'),
  evaluados: figureColumn('evaluados'),
  avance: optionalFigureColumn('porcentajeEvaluados'),
};

/** People of each company and cost centre, with and without assignments; 0 in `id` means none. */
export const empresaSeguimientoLista = defineList({
  name: 'reporte.empresaSeguimiento',
  key: 'id',
  /** `nro`: place of the row in the order of companies and cost centres. */
  columns: { ...empresa, nro: numberColumn(), centro_costo: optionalCodeColumn(), centrocosto: optionalTextColumn(), ...cifras },
  search: ['empresa', 'centro_costo', 'centrocosto'],
  order: 'empresa',
  files: { csv: 'empresa_seguimiento', xlsx: 'UCJ-Empresa_Seguimiento' },
});
export type EmpresaSeguimientoFila = RowOf<typeof empresaSeguimientoLista.columns>;

/** The same of each company. */
export const empresaTotalLista = defineList({
  name: 'reporte.empresaTotal',
  key: 'id',
  columns: { ...empresa, ...cifras },
  order: 'empresa',
  search: ['empresa'],
  files: { csv: 'reporte_empresa', xlsx: 'UCJ-Reporte_Empresa' },
});
export type EmpresaTotalFila = RowOf<typeof empresaTotalLista.columns>;

/** Plans of which people count as assigned and evaluated; none: all active plans. */
const planes = { planes: idList.optional() };

/** Follow-up of the companies (P98). */
export const empresas = {
  empresa: filteredList('/reporte/empresa', {
    access: 'admin',
    scope: 'list',
    lagging: true,
    areas: ['informe'],
    summary: 'Personas, asignados y evaluados de cada empresa y centro de costo; planes, separados por comas, los limita.',
    list: empresaSeguimientoLista,
    filters: planes,
  }),
  empresaTotal: filteredList('/reporte/empresa/total', {
    access: 'admin',
    scope: 'list',
    lagging: true,
    areas: ['informe'],
    summary: 'Lo mismo por empresa.',
    list: empresaTotalLista,
    filters: planes,
  }),
};
