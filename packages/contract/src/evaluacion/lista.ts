import { z } from 'zod';
import { figureColumn, optionalFigureColumn } from '../core/list/figure-column.ts';
import {
  codeColumn,
  dataColumn,
  momentColumn,
  numberColumn,
  optionalCodeColumn,
  optionalMomentColumn,
  optionalTextColumn,
  optionColumn,
  textColumn,
} from '../core/list/column.ts';
import { defineList } from '../core/list/list.ts';

/** Origin of a grade: a questionnaire, a package, a session face to face, an approval elsewhere. */
export const FUENTES_NOTA = ['cuestionario', 'paquete', 'jornada', 'convalidacion'] as const;
export type FuenteNota = (typeof FUENTES_NOTA)[number];

/** List of attempts; `fecha` is the moment of grading, null for an open attempt. */
export const evaluacionLista = defineList({
  name: 'evaluacion',
  key: 'id_evaluacion',
  columns: {
    id_evaluacion: numberColumn(),
    id_usuario: dataColumn(z.number()),
    codigo: codeColumn(),
    nombres: textColumn(),
    apellido: textColumn(),
    empresa: optionalTextColumn(),
    id_planestudio: dataColumn(z.number()),
    plan: textColumn(),
    programa: textColumn(),
    curso: textColumn(),
    modulo: textColumn(),
    id_programa: dataColumn(z.number()),
    id_curso: dataColumn(z.number()),
    id_modulo: dataColumn(z.number()),
    id_tema: dataColumn(z.number()),
    tema: textColumn(),
    fecha_creacion: momentColumn(),
    fecha: optionalMomentColumn(),
    nota: optionalFigureColumn('nota'),
    notaminima: figureColumn('notaMinima'),
    correcta: numberColumn(),
    incorrecta: numberColumn(),
    total: numberColumn(),
    numero_intento: figureColumn('intentos'),
    aprobado: optionColumn(z.boolean(), 'siNo'),
    codigo_estado: optionColumn(z.number(), 'intento'),
    /** Seconds from opening to grading; people see minutes. */
    duracion: optionalFigureColumn('duracion', { per: 60, digits: 1 }),
    /** Sent sooner than its questions can be read (P44). */
    rapido: optionColumn(z.boolean(), 'siNo'),
    /** Of a delivery that waited for a connection: when it arrived, and when its device says that it was handed in (P119). */
    fecha_recibida: optionalMomentColumn(),
    fecha_declarada: optionalMomentColumn(),
    /** Who gave the grade (P286). */
    fuente: optionColumn(z.enum(FUENTES_NOTA), 'fuenteNota'),
    /** Code of the valid certificate of the attempt. */
    certificado: optionalCodeColumn(),
  },
  /** Only people, because their folded texts are stored: plan and topic are filters. */
  search: ['codigo', 'nombres', 'apellido'],
  /** Newest first, by the key: two million attempts are in this order already. */
  order: '-id_evaluacion',
  files: { csv: 'evaluacion', xlsx: 'UCJ-Evaluaciones' },
});
/** Attempt as its learner sees it, without what only the report of administrators has. */
export const evaluacionFila = evaluacionLista.row.omit({ rapido: true, programa: true, curso: true, modulo: true, certificado: true });
