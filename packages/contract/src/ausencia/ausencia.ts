import { z } from 'zod';
import { codeColumn, dataColumn, numberColumn, optionalTextColumn, optionColumn, textColumn } from '../core/list/column.ts';
import { endpoint } from '../core/endpoint.ts';
import { clearableTextField, dayField, field } from '../core/field.ts';
import type { FieldRule } from '../core/field-rules.ts';
import { id, idParams } from '../core/fields.ts';
import { defineMaster, type RowOfMaster } from '../core/master.ts';
import { ausenciaImportacion } from './importar.ts';
import { TIPO_AUSENCIA } from './tipo.ts';

const endsAfterStart: FieldRule['holds'] = ({ fecha_desde, fecha_hasta }) =>
  !(typeof fecha_desde === 'string' && typeof fecha_hasta === 'string') || !fecha_hasta || fecha_desde <= fecha_hasta;

/** Absences of people as a master (P43). */
export const ausenciaMaestro = defineMaster({
  domain: 'ausencia',
  key: 'id_ausencia',
  words: ['una ausencia', 'Ausencias'],
  fields: {
    id_usuario: field(id, dataColumn(z.number())),
    tipo: field(z.enum(TIPO_AUSENCIA), optionColumn(z.enum(TIPO_AUSENCIA), 'ausencia')),
    fecha_desde: dayField(),
    fecha_hasta: dayField(),
    observacion: clearableTextField(500),
  },
  rules: [{ field: 'fecha_hasta', clave: 'orden_fechas', holds: endsAfterStart }],
  children: {},
  computed: { codigo_usuario: codeColumn(), personal: textColumn(), empresa: optionalTextColumn(), dias: numberColumn() },
  order: '-fecha_desde',
  files: { csv: 'ausencia', xlsx: 'UCJ-Ausencias' },
  reader: 'admin',
  scope: { sellst: 'list', sel: 'record', ins: 'record', upd: 'record', del: 'record' },
});
export type AusenciaFila = RowOfMaster<typeof ausenciaMaestro>;

/** Calls of the absences (P43). */
export const ausenciaApi = {
  ...ausenciaMaestro.calls,
  ...ausenciaImportacion.calls,
  ofUsuario: endpoint('GET', '/ausencia/sellst/usuario/:id', {
    access: 'admin',
    scope: 'record',
    reads: true,
    summary: 'Ausencias de una persona, de la más reciente a la más antigua.',
    params: idParams,
    response: z.array(ausenciaMaestro.list.row),
  }),
};
