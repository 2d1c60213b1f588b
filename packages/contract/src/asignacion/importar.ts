import { z } from 'zod';
import { optionalCodeColumn, optionalNumberColumn, optionalTextColumn } from '../core/list/column.ts';
import { field } from '../core/field.ts';
import { id, indicador, optionalText } from '../core/fields.ts';
import { defineImport } from '../core/import/import.ts';
import { NOMBRES_CODIGO, NOMBRES_CORREO, NOMBRES_DOCUMENTO } from '../usuario/encabezados.ts';
import { LIMITE_CORREO } from '../usuario/limites.ts';

/** Largest number of rows in one sheet of assignments. */
export const LOTE_ASIGNACIONES = 50_000;

const nombrado = () => field(optionalText(LIMITE_CORREO), optionalCodeColumn(), LIMITE_CORREO);

/** Import that gives one plan to the people in a sheet of codes (P40, P91). */
export const asignacionImportacion = defineImport({
  domain: 'asignacion',
  words: 'asignaciones',
  scope: 'bulk',
  /** A cell of any of them may name the person by code, document or e-mail. */
  fields: { codigo: nombrado(), documento: nombrado(), correo: nombrado() },
  columns: {
    codigo: {
      clase: 'codigo',
      titulo: 'Código de usuario',
      otros: [...NOMBRES_CODIGO, 'usuario'],
      opcional: true,
      alguna: true,
    },
    documento: { clase: 'documento', titulo: 'Número de documento', otros: NOMBRES_DOCUMENTO, opcional: true, alguna: true },
    correo: { titulo: 'Correo', otros: NOMBRES_CORREO, opcional: true, alguna: true },
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
  padron: true,
  options: {
    id_planestudio: id,
    /** 1: opens again what was closed; 0: refuses those rows. */
    reabrir: indicador.default(1),
    /** 1: a code or document that only lacks zeros in front means the person who has it with them; absent: as the company remembers of such files. */
    completar: indicador.optional(),
    /** 1: the confirmation writes to those who get the plan. */
    avisar: indicador.default(0),
  },
  recuerda: { opcion: 'completar', campos: ['codigo', 'documento'] },
  answer: {
    /** Rows with a code that nobody has. */
    no_existen: z.number(),
    cesadas: z.number(),
    /** Rows of people who had the plan and do not have it any more. */
    cerradas: z.number(),
    /** Rows with a code or document that lacks leading zeros, completed or not. */
    sin_ceros: z.number(),
  },
  maxRows: LOTE_ASIGNACIONES,
});
