import { z } from 'zod';
import { dataColumn, momentColumn, numberColumn, optionalTextColumn, optionColumn, textColumn } from '../core/list/column.ts';
import type { RowOf } from '../core/list/column.ts';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { listCall } from '../core/list/list-call.ts';
import { defineList } from '../core/list/list.ts';
import { done } from '../core/responses.ts';

/** Imports of the portal, by their domain. */
export const TIPOS_IMPORTACION = ['usuario', 'asignacion', 'ausencia', 'pregunta', 'planestudio'] as const;

/** Confirmed imports with refused rows that nobody sent again or dismissed, the latest first (P261). */
export const rechazadasLista = defineList({
  name: 'rechazadas',
  key: 'id_importacion',
  columns: {
    id_importacion: numberColumn(),
    archivo: optionalTextColumn(),
    tipo: optionColumn(z.enum(TIPOS_IMPORTACION), 'tipoImportacion'),
    /** Subject of the whole file, e.g. its plan. */
    asunto: optionalTextColumn(),
    /** Rows that the confirmation left out. */
    rechazados: numberColumn(),
    fecha_creacion: momentColumn(),
    /** Name of who imported; the username when nobody has it any more. */
    autor: textColumn(),
    /** The caller's own: its rows may be read. */
    propia: dataColumn(z.boolean()),
    /** Plan of the file, for imports that are about one. */
    id_planestudio: dataColumn(z.number().nullable()),
  },
  order: '-id_importacion',
  files: { csv: 'importaciones_con_rechazadas', xlsx: 'UCJ-Importaciones-con-rechazadas' },
});
export type ImportacionRechazada = RowOf<typeof rechazadasLista.columns>;

/** Calls about imports with refused rows (P261). */
export const importacionesRechazadas = {
  sellstRechazadas: listCall('/tablero/importacion/sellst', {
    access: 'admin',
    scope: 'list',
    summary: 'Importaciones confirmadas con filas rechazadas que nadie volvió a enviar ni descartó; un acceso limitado ve las suyas.',
    list: rechazadasLista,
  }),
  descartarRechazadas: endpoint('POST', '/tablero/importacion/descartar', {
    access: 'admin',
    scope: 'record',
    summary: 'Da por atendidas las filas rechazadas de una importación, que deja de estar entre lo que hay por hacer.',
    body: z.object({ id_importacion: id }),
    response: done,
  }),
};
