import { z } from 'zod';
import {
  codeColumn,
  dataColumn,
  dayColumn,
  momentColumn,
  numberColumn,
  optionalNumberColumn,
  optionalTextColumn,
  optionColumn,
  type RowOf,
  textColumn,
} from '../core/list/column.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, integer, text } from '../core/fields.ts';
import { listCall } from '../core/list/list-call.ts';
import { defineList, PAGE_MAX } from '../core/list/list.ts';
import { doneWith } from '../core/responses.ts';

/** Reports of a present state, of which a cuadro is kept each month (P113); those of attempts are asked for by days instead. */
export const INFORMES_CUADRO = [
  '/reporteusuarioxempresa',
  '/reportenoasignado',
  '/reportegralempresa',
  '/reportedptoceco',
  '/empresaseguimiento',
  '/reporteempresa',
  '/planestudioseguimiento',
] as const;
export type InformeCuadro = (typeof INFORMES_CUADRO)[number];

/** Why a cuadro was made: at the end of a month, when the portal came back after one, or because somebody asked. */
export const ORIGENES_CUADRO = ['mes', 'regreso', 'pedido'] as const;

/** Cuadros of reports as of a day. */
export const cuadroLista = defineList({
  name: 'reporte.cuadro',
  key: 'id_cuadro',
  columns: {
    id_cuadro: dataColumn(z.number()),
    /** Day of the state that it holds. */
    fecha: dayColumn(),
    informe: optionColumn(z.enum(INFORMES_CUADRO), 'informeCuadro'),
    /** Plan of a report that has one. */
    plan: optionalTextColumn(),
    /** Rows of the caller's companies. */
    filas: numberColumn(),
    /** SHA-256 of all rows, hexadecimal. */
    huella: codeColumn(),
    momento: momentColumn(),
    origen: optionColumn(z.enum(ORIGENES_CUADRO), 'origenCuadro'),
    /** Name of the administrator who asked for it. */
    autor: optionalTextColumn(),
  },
  search: ['plan', 'huella'],
  order: '-fecha',
  files: { csv: 'cuadros', xlsx: 'UCJ-Cuadros' },
});
export type CuadroFila = RowOf<typeof cuadroLista.columns>;

/** In which of two cuadros a row is. */
export const PRESENCIA_CUADRO = ['ambos', 'antes', 'ahora'] as const;

/** Figures of two cuadros of one report side by side: a row for each row of the report and each of its figures (P257). */
export const comparacionLista = defineList({
  name: 'reporte.comparacion',
  key: 'clave',
  columns: {
    clave: dataColumn(z.number()),
    /** Company, department, person … of the row. */
    fila: textColumn(),
    /** Title of the figure. */
    cifra: textColumn(),
    antes: optionalNumberColumn(),
    ahora: optionalNumberColumn(),
    diferencia: optionalNumberColumn(),
    presencia: optionColumn(z.enum(PRESENCIA_CUADRO), 'presenciaCuadro'),
  },
  search: ['fila', 'cifra'],
  order: 'fila',
  files: { csv: 'comparacion_de_cuadros', xlsx: 'UCJ-Comparacion_de_Cuadros' },
});
export type ComparacionFila = RowOf<typeof comparacionLista.columns>;

/** Page of the rows of a cuadro; order, search and filters are those of the list of its report. */
const consulta = z.object({
  id_cuadro: id,
  pagina: integer(1, 1_000_000).default(1),
  tamano: integer(1, PAGE_MAX).default(100),
  orden: text(90).optional(),
  buscar: text(100, 0).optional(),
  filtro: z.record(z.string().max(90), text(200).optional()).optional(),
});

/** Cuadros of reports as of a day, which never change (P113). */
export const cuadro = {
  cuadros: listCall('/reporte/cuadro/sellst', {
    access: 'admin',
    scope: 'list',
    areas: ['informe'],
    summary: 'Cuadros congelados de los informes, con el número de filas y su hash.',
    list: cuadroLista,
  }),
  cuadro: endpoint('GET', '/reporte/cuadro/sel/:id', {
    access: 'admin',
    scope: 'list',
    reads: true,
    areas: ['informe'],
    summary: 'Un cuadro: de qué informe y plan es, de qué día, quién lo congeló y cómo se llaman sus columnas.',
    params: idParams,
    response: z.object({ ...cuadroLista.row.shape, columnas: z.record(z.string(), z.string()) }),
  }),
  cuadroFilas: endpoint('POST', '/reporte/cuadro/filas', {
    access: 'admin',
    scope: 'list',
    interruptible: true,
    reads: true,
    areas: ['informe'],
    summary: 'Una página de las filas de un cuadro, de las empresas de quien llama.',
    body: consulta,
    response: z.object({ total: z.number(), filas: z.array(z.record(z.string(), z.unknown())) }),
  }),
  cuadroArchivo: endpoint('GET', '/reporte/cuadro/archivo/:id', {
    access: 'admin',
    scope: 'list',
    reads: true,
    areas: ['informe'],
    summary: 'Devuelve un cuadro como planilla .xlsx, con las filas de las empresas de quien llama.',
    params: idParams,
    response: z.unknown(),
  }),
  compararCuadros: listCall('/reporte/cuadro/comparar/:antes/:ahora', {
    access: 'admin',
    scope: 'list',
    areas: ['informe'],
    summary: 'Las cifras de dos cuadros del mismo informe, lado a lado, con su diferencia.',
    params: z.object({ antes: id, ahora: id }),
    list: comparacionLista,
  }),
  verificarCuadro: endpoint('POST', '/reporte/cuadro/verificar', {
    access: 'admin',
    scope: 'none',
    reads: true,
    areas: ['informe'],
    summary: 'Calcula de nuevo el hash de un cuadro y dice si es el mismo.',
    body: z.object({ id_cuadro: id }),
    response: doneWith({ igual: z.boolean(), huella: z.string() }),
  }),
  congelar: endpoint('POST', '/reporte/cuadro/ins', {
    access: 'admin',
    scope: 'unlimited',
    summary: 'Congela los informes de hoy; los que ya tienen su cuadro de hoy quedan como están.',
    /** `anteriores`: cuadros of today that were there before, and stay as they are. */
    response: doneWith({ cuadros: z.number(), anteriores: z.number() }),
  }),
};
