import { z } from 'zod';
import {
  codeColumn,
  dataColumn,
  dayColumn,
  momentColumn,
  numberColumn,
  optionalTextColumn,
  optionColumn,
  type RowOf,
} from '../core/column.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams } from '../core/fields.ts';
import { listCall } from '../core/list-call.ts';
import { defineList } from '../core/list.ts';
import { doneWith } from '../core/responses.ts';

/** Reports of a present state, of which a picture is kept each month (P113); those of attempts are asked for by days instead. */
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

/** Pictures of reports as of a day. */
export const cuadroLista = defineList({
  name: 'reporte.cuadro',
  key: 'id_cuadro',
  columns: {
    id_cuadro: dataColumn(z.number()),
    /** Day whose state it holds. */
    fecha: dayColumn(),
    informe: optionColumn(z.enum(INFORMES_CUADRO), 'informeCuadro'),
    /** Plan of a report that has one. */
    plan: optionalTextColumn(),
    /** Rows of the caller's companies. */
    filas: numberColumn(),
    /** SHA-256 of all rows, hexadecimal. */
    huella: codeColumn(),
    momento: momentColumn(),
    /** Administrator who asked for it; null: made at the end of a month. */
    autor: optionalTextColumn(),
  },
  search: ['plan', 'huella'],
  order: '-fecha',
  files: { csv: 'cuadros', xlsx: 'UCJ-Cuadros' },
});
export type CuadroFila = RowOf<typeof cuadroLista.columns>;

/** Pictures of reports as of a day, which never change (P113). */
export const cuadro = {
  cuadros: listCall('/reporte/cuadro/sellst', {
    access: 'admin',
    scope: 'list',
    summary: 'Cuadros congelados de los informes, con el número de filas y su hash.',
    list: cuadroLista,
  }),
  cuadroArchivo: endpoint('GET', '/reporte/cuadro/archivo/:id', {
    access: 'admin',
    scope: 'list',
    summary: 'Devuelve un cuadro como planilla .xlsx, con las filas de las empresas de quien llama.',
    params: idParams,
    response: z.unknown(),
  }),
  verificarCuadro: endpoint('POST', '/reporte/cuadro/verificar', {
    access: 'admin',
    scope: 'none',
    summary: 'Calcula de nuevo el hash de un cuadro y dice si es el mismo.',
    body: z.object({ id_cuadro: id }),
    response: doneWith({ igual: z.boolean(), huella: z.string() }),
  }),
  congelar: endpoint('POST', '/reporte/cuadro/ins', {
    access: 'admin',
    scope: 'unlimited',
    summary: 'Congela los informes de hoy; los que ya tienen su cuadro de hoy quedan como están.',
    response: doneWith({ cuadros: z.number() }),
  }),
};
