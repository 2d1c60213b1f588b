import { z } from 'zod';
import { optionalNumberColumn, optionalTextColumn, optionColumn } from '../core/list/column.ts';
import { codeField, dayField, field, optionalTextField } from '../core/field.ts';
import { defineImport } from '../core/import/import.ts';
import { LIMITES_PERSONA } from '../usuario/campos.ts';
import { leerTipoAusencia, TIPO_AUSENCIA } from './tipo.ts';

/** Largest number of rows in one sheet of absences. */
export const LOTE_AUSENCIAS = 10_000;

/** Import of the absences of people (P40, P43). */
export const ausenciaImportacion = defineImport({
  domain: 'ausencia',
  words: 'ausencias',
  scope: 'bulk',
  fields: {
    codigo: codeField(LIMITES_PERSONA.codigo),
    tipo: field(z.enum(TIPO_AUSENCIA), optionColumn(z.enum(TIPO_AUSENCIA), 'ausencia')),
    fecha_desde: dayField(),
    fecha_hasta: dayField(),
    observacion: optionalTextField(500),
  },
  columns: {
    codigo: {
      clase: 'codigo',
      titulo: 'Código de usuario',
      otros: ['código usuario', 'código', 'cód usuario', 'cod', 'código de trabajador', 'código trabajador', 'código personal'],
    },
    tipo: { titulo: 'Tipo', otros: ['tipo de ausencia', 'motivo', 'ausencia'], debe: 'tipoAusencia' },
    fecha_desde: { titulo: 'Desde', otros: ['fecha desde', 'fecha de inicio', 'fecha inicio', 'inicio'] },
    fecha_hasta: { titulo: 'Hasta', otros: ['fecha hasta', 'fecha de fin', 'fecha fin', 'fin'] },
    observacion: { titulo: 'Observación', otros: ['observaciones', 'comentario', 'nota'], opcional: true },
  },
  /** The person whom the code means; null throughout for a code that nobody has. */
  extra: { id_usuario: optionalNumberColumn(), personal: optionalTextColumn() },
  leer: (text) => ({ tipo: leerTipoAusencia(text('tipo')) }),
  padron: true,
  options: {},
  answer: {
    /** Rows with a code that nobody has. */
    no_existen: z.number(),
    cesadas: z.number(),
  },
  maxRows: LOTE_AUSENCIAS,
});
