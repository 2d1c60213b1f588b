import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { idParams } from '../core/fields.ts';
import { numberColumn, optionColumn, optionalMomentColumn, type RowOf, textColumn } from '../core/list/column.ts';
import { figureColumn, optionalFigureColumn } from '../core/list/figure-column.ts';
import { listCall } from '../core/list/list-call.ts';
import { defineList } from '../core/list/list.ts';
import { datosPregunta, tipoPregunta } from './tipos/index.ts';

/** Flags of a question by its answers, the gravest first (P290). */
export const AVISOS_PREGUNTA = ['clave_dudosa', 'revisar', 'demasiado_dificil', 'demasiado_facil', 'distractor_muerto'] as const;
export type AvisoPregunta = (typeof AVISOS_PREGUNTA)[number];
const aviso = z.enum(AVISOS_PREGUNTA);

/** Answers below which there are counts alone, and answers from which each flag is given. */
export const RESPUESTAS_SALUD = { cifras: 30, clave_dudosa: 50, avisos: 100 } as const;

const indicador = () => optionColumn(z.number(), 'indicador');

/** Questions in their present version with the figures of their answers, as an author's inbox (P290). */
export const saludLista = defineList({
  name: 'pregunta.salud',
  key: 'id_pregunta',
  columns: {
    id_pregunta: numberColumn(),
    pregunta: textColumn(),
    /** Gravest flag. */
    aviso: optionColumn(aviso.nullable(), 'avisoPregunta'),
    /** Gravity of the gravest flag: 5 doubtful key, 0 none. */
    gravedad: numberColumn(),
    contestadas: figureColumn('contestadas'),
    facilidad: optionalFigureColumn('facilidad'),
    discriminacion: optionalFigureColumn('discriminacion'),
    eficiencia: optionalFigureColumn('eficiencia'),
    clave_dudosa: indicador(),
    revisar: indicador(),
    demasiado_dificil: indicador(),
    demasiado_facil: indicador(),
    distractor_muerto: indicador(),
    /** An active question with a doubtful key, or to revise: work for its author. */
    por_revisar: indicador(),
    tipo: optionColumn(tipoPregunta, 'tipoPregunta'),
    categoria: optionColumn(z.string()),
    /** Titles of the topics that use it. */
    temas: textColumn(),
    empresa: optionColumn(z.string().nullable()),
    codigo_estado: optionColumn(z.number(), 'estadoCorto'),
    version: numberColumn(),
    fecha_calculo: optionalMomentColumn(),
  },
  search: ['pregunta', 'temas'],
  order: '-gravedad',
  files: { csv: 'preguntas-por-revisar', xlsx: 'UCJ-PreguntasPorRevisar' },
});
export type SaludFila = RowOf<typeof saludLista.columns>;

/** Stored option with who chose it. */
const opcionSalud = z.object({
  /** Stored place, from 1; of `verdadero_falso` 1 is «Verdadero». */
  opcion: z.number(),
  clave: z.boolean(),
  veces: z.number(),
  /** Share of the answers, 0-100; null below 30 of them. */
  parte: z.number().nullable(),
  /** Correlation with the rest of the attempt, -1 to 1; null below 30, or where one of both never varies. */
  correlacion: z.number().nullable(),
});
export type OpcionSalud = z.output<typeof opcionSalud>;

/** One version of a question with the figures of its answers. */
const saludVersion = z.object({
  version: z.number(),
  vigente: z.boolean(),
  pregunta: z.string(),
  tipo: tipoPregunta,
  datos: datosPregunta.nullable(),
  rpta_a: z.string(),
  rpta_b: z.string(),
  rpta_c: z.string(),
  rpta_d: z.string(),
  indicador_correcta: z.number(),
  fecha_creacion: z.string(),
  contestadas: z.number(),
  facilidad: z.number().nullable(),
  discriminacion: z.number().nullable(),
  eficiencia: z.number().nullable(),
  avisos: z.array(aviso),
  /** Empty for a kind without options. */
  opciones: z.array(opcionSalud),
  /** Null: answered, and not computed yet. */
  fecha_calculo: z.string().nullable(),
});
export type SaludVersion = z.output<typeof saludVersion>;

/** Calls of the health of questions (P290). */
export const saludCalls = {
  salud: listCall('/pregunta/salud', {
    access: 'soporte',
    scope: 'content',
    summary: 'Preguntas contestadas, con sus cifras y avisos; primero las que conviene revisar.',
    list: saludLista,
  }),
  saludDe: endpoint('GET', '/pregunta/salud/:id', {
    access: 'soporte',
    scope: 'content',
    reads: true,
    summary: 'Cifras, avisos y opciones elegidas de cada versión contestada de una pregunta.',
    params: idParams,
    response: z.array(saludVersion),
  }),
};
