import { z } from 'zod';
import {
  dataColumn,
  dayColumn,
  numberColumn,
  optionalCodeColumn,
  optionalNumberColumn,
  optionColumn,
  type RowOf,
  textColumn,
} from '../core/list/column.ts';
import { endpoint } from '../core/endpoint.ts';
import { idParams } from '../core/fields.ts';
import { optionalFigureColumn } from '../core/list/figure-column.ts';
import { defineList } from '../core/list/list.ts';

/** State of an attempt. */
export const SITUACION_INTENTO = ['aprobado', 'desaprobado', 'abierto', 'anulado'] as const;

/** Attempts of a person. Day and hour, in the portal's time zone, are of the grading, else of the opening. */
export const intentoLista = defineList({
  name: 'intento',
  key: 'id_evaluacion',
  columns: {
    id_evaluacion: dataColumn(z.number()),
    id_planestudio: dataColumn(z.number()),
    plan: textColumn(),
    tema: textColumn(),
    fecha: dayColumn(),
    hora: textColumn(),
    numero_intento: numberColumn(),
    /** Attempts of the person at the topic in this place of the plan. */
    intentos: dataColumn(z.number()),
    nota: optionalNumberColumn(),
    notaminima: dataColumn(z.number()),
    /** Seconds from opening to grading; people see minutes. */
    duracion: optionalFigureColumn('duracion', { per: 60, digits: 1 }),
    situacion: optionColumn(z.enum(SITUACION_INTENTO), 'situacionIntento'),
    /** Number of the valid certificate. */
    certificado: optionalCodeColumn(),
  },
  order: '-fecha',
  search: ['plan', 'tema', 'certificado'],
});
export type IntentoFila = RowOf<typeof intentoLista.columns>;

/** A person with all attempts, the newest first. */
export const usuarioReporte = z.object({
  id_usuario: z.number(),
  codigo_usuario: z.string(),
  personal: z.string(),
  empresa: z.string().nullable(),
  intentos: z.array(intentoLista.row),
});
export type UsuarioReporte = z.output<typeof usuarioReporte>;

/** Every attempt of a person at once, as older clients read it. */
export const reporte = {
  reporte: endpoint('GET', '/usuario/sel/reporte/:id', {
    access: 'admin',
    scope: 'record',
    reads: true,
    summary: 'Los intentos de una persona, con sus certificados.',
    params: idParams,
    response: usuarioReporte,
  }),
};
