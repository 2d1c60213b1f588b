import { z } from 'zod';
import { figureColumn, optionalFigureColumn } from '../core/list/figure-column.ts';
import {
  codeColumn,
  dataColumn,
  dayColumn,
  optionalCodeColumn,
  optionalTextColumn,
  optionColumn,
  type RowOf,
  textColumn,
} from '../core/list/column.ts';
import { listCall, listPost } from '../core/list/list-call.ts';
import { defineList } from '../core/list/list.ts';
import { ESTADO_EN_PLAN } from '../usuario/sin-asignar.ts';
import { filtrosPlanes, rutaPlanes } from './filtros.ts';

/** Open assignments of active people with progress: the rows behind every count of assigned, approved, pending, overdue and evaluated people. */
export const usuarioEmpresaLista = defineList({
  name: 'reporte.usuarioEmpresa',
  key: 'id_asignacion',
  columns: {
    id_asignacion: dataColumn(z.number()),
    id_usuario: dataColumn(z.number()),
    id_planestudio: dataColumn(z.number()),
    plan: textColumn(),
    fecha: dayColumn(),
    hora: codeColumn(),
    empresa: optionColumn(z.string().nullable()),
    departamento: optionalTextColumn(),
    codigo_centro_costo: optionalCodeColumn(),
    centro_costo: optionalTextColumn(),
    personal: textColumn(),
    nombres: textColumn(),
    /** Both surnames. */
    apellido: textColumn(),
    codigo: codeColumn(),
    cargo: optionalTextColumn(),
    temas: figureColumn('temas'),
    avance: figureColumn('avance'),
    promedio: optionalFigureColumn('promedio'),
    certificados: figureColumn('certificados'),
    estado: optionColumn(z.enum(ESTADO_EN_PLAN), 'estadoEnPlan'),
    /** 1: with a finished attempt of the plan. */
    evaluado: optionColumn(z.number(), 'indicador'),
    /** 1: with an active occurrence that is not approved, or a plan without any. */
    pendiente: optionColumn(z.number(), 'indicador'),
  },
  search: ['plan', 'personal', 'codigo', 'centro_costo', 'cargo', 'departamento'],
  order: 'personal',
  files: { csv: 'usuarios_asignados', xlsx: 'UCJ-Usuarios_Asignados' },
});
export type UsuarioEmpresaFila = RowOf<typeof usuarioEmpresaLista.columns>;

/** «Usuarios Asignados» by company and plan, by the path and by a body. */
export const usuarioEmpresa = {
  usuarioEmpresa: listCall('/reporte/usuario/empresa/:companies/:plans/:from/:to', {
    access: 'admin',
    scope: 'list',
    lagging: true,
    areas: ['informe'],
    summary: 'Personas con un plan asignado entre dos días, con su avance; 0 significa todos.',
    params: rutaPlanes,
    list: usuarioEmpresaLista,
  }),
  usuarioEmpresaPor: listPost('/reporte/usuario/empresa', {
    access: 'admin',
    scope: 'list',
    lagging: true,
    areas: ['informe'],
    summary: 'Lo mismo con los filtros en el cuerpo.',
    body: filtrosPlanes,
    list: usuarioEmpresaLista,
  }),
};
