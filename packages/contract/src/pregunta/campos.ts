import { z } from 'zod';
import { dataColumn, optionColumn } from '../core/list/column.ts';
import { field, ownerField, textField } from '../core/field.ts';
import { integer, text } from '../core/fields.ts';

/** Largest number of questions in one `POST /pregunta/ins`, and in one import. */
export const LOTE_PREGUNTAS = 20_000;

const textoPregunta = () => textField(250);

/** Texts and right option of a question; the record adds its category and state, a spreadsheet its category as people write it. */
export const preguntaTextos = {
  pregunta: textoPregunta(),
  rpta_a: textoPregunta(),
  rpta_b: textoPregunta(),
  rpta_c: textoPregunta(),
  rpta_d: textoPregunta(),
  /** Right option, 1 to 4 (P78), the numbers that an import reads (P40). */
  indicador_correcta: field(integer(1, 4), optionColumn(z.number())),
};

export const preguntaCampos = {
  ...preguntaTextos,
  codigo_categoria: field(text(50), dataColumn(z.string())),
  /** 1 Activo, 2 Inactivo. */
  codigo_estado: field(integer(1, 2).default(1), optionColumn(z.number(), 'estadoCorto')),
  id_empresa: ownerField(),
};
