import { z } from 'zod';
import { dataColumn, optionColumn, textColumn } from '../core/list/column.ts';
import { clearableTextField, field, ownerField, textField } from '../core/field.ts';
import type { FieldRule } from '../core/field-rules.ts';
import { integer, text } from '../core/fields.ts';
import { datosPregunta, TEXTO_PREGUNTA_MAX, tipoPregunta } from './tipos/index.ts';

/** Largest number of questions in one `POST /pregunta/ins`, and in one import. */
export const LOTE_PREGUNTAS = 20_000;

/** Difficulty that an author gives a question. */
export const DIFICULTADES = ['facil', 'media', 'dificil'] as const;
const dificultad = z.union([z.enum(DIFICULTADES), z.literal('').transform(() => null), z.null()]).optional();

const opcion = () => field(text(TEXTO_PREGUNTA_MAX, 0).optional(), textColumn(), TEXTO_PREGUNTA_MAX);

export const preguntaCampos = {
  pregunta: textField(TEXTO_PREGUNTA_MAX),
  /** Kind; absent, that of `datos`, else `unica`. */
  tipo: field(tipoPregunta.optional(), optionColumn(tipoPregunta, 'tipoPregunta')),
  /** Content with its key; null: one right option of the four texts. */
  datos: field(datosPregunta.nullish(), dataColumn(datosPregunta.nullable())),
  rpta_a: opcion(),
  rpta_b: opcion(),
  rpta_c: opcion(),
  rpta_d: opcion(),
  /** Right option of the four texts, 1 to 4 (P78). */
  indicador_correcta: field(integer(1, 4).optional(), optionColumn(z.number())),
  codigo_categoria: field(text(50), dataColumn(z.string())),
  /** Absent, it stays as it is stored. */
  dificultad: field(dificultad, optionColumn(z.enum(DIFICULTADES).nullable(), 'dificultad')),
  /** Words separated by commas. */
  etiquetas: clearableTextField(250),
  /** 1 Activo, 2 Inactivo. */
  codigo_estado: field(integer(1, 2).default(1), optionColumn(z.number(), 'estadoCorto')),
  id_empresa: ownerField(),
};

const CLASICOS = ['rpta_a', 'rpta_b', 'rpta_c', 'rpta_d', 'indicador_correcta'] as const;

const isAbsent = (value: unknown): boolean => value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const tipoOf = (datos: unknown): unknown => (typeof datos === 'object' && datos !== null && 'tipo' in datos ? datos.tipo : 'unica');

/** Without `datos` a question has its four texts and its key; with them the kind is theirs. */
export const preguntaReglas: readonly FieldRule[] = [
  ...CLASICOS.map((name): FieldRule => ({
    field: name,
    clave: 'requerido',
    holds: (values) => !isAbsent(values['datos']) || !isAbsent(values[name]) || ![undefined, 'unica'].includes(values['tipo'] as string),
  })),
  {
    field: 'datos',
    clave: 'requerido',
    holds: ({ tipo, datos }) => !isAbsent(datos) || isAbsent(tipo) || tipo === 'unica',
  },
  { field: 'tipo', clave: 'opcion', holds: ({ tipo, datos }) => isAbsent(tipo) || isAbsent(datos) || tipo === tipoOf(datos) },
];
