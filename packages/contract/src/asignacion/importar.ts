import { z } from 'zod';
import { optionalCodeColumn, optionalNumberColumn, optionalTextColumn } from '../core/column.ts';
import { codeField } from '../core/field.ts';
import { id, indicador } from '../core/fields.ts';
import { defineImport } from '../core/import.ts';
import { LIMITES_PERSONA } from '../usuario/campos.ts';

/** Largest number of rows in one sheet of assignments. */
export const LOTE_ASIGNACIONES = 50_000;

/** Import that gives one plan to the people whose codes a sheet names (P40, P91). */
export const asignacionImportacion = defineImport({
  domain: 'asignacion',
  words: 'asignaciones',
  scope: 'bulk',
  fields: { codigo: codeField(LIMITES_PERSONA.codigo) },
  columns: {
    codigo: {
      titulo: 'Código de usuario',
      otros: ['código usuario', 'código', 'cód usuario', 'cod', 'código de trabajador', 'código trabajador', 'código personal'],
    },
  },
  /** The person whom the code means; null throughout for a code that nobody has. */
  extra: {
    id_usuario: optionalNumberColumn(),
    codigo_usuario: optionalCodeColumn(),
    nombres: optionalTextColumn(),
    apellidos: optionalTextColumn(),
    empresa: optionalTextColumn(),
    correo_electronico: optionalTextColumn(),
    centro_costo: optionalTextColumn(),
    plan: optionalTextColumn(),
  },
  options: {
    id_planestudio: id,
    /** 1: opens again what was closed; 0: refuses those rows. */
    reabrir: indicador.default(1),
  },
  answer: {
    /** Rows whose code nobody has. */
    no_existen: z.number(),
    cesadas: z.number(),
    /** Rows of people who had the plan and do not have it any more. */
    cerradas: z.number(),
  },
  maxRows: LOTE_ASIGNACIONES,
});
