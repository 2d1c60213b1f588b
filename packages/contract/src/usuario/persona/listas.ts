import { z } from 'zod';
import {
  dataColumn,
  dayColumn,
  momentColumn,
  optionalDayColumn,
  optionalTextColumn,
  optionColumn,
  type RowOf,
  textColumn,
} from '../../core/list/column.ts';
import { figureColumn, optionalFigureColumn } from '../../core/list/figure-column.ts';
import { defineList } from '../../core/list/list.ts';
import { FUENTE_ASIGNACION } from '../../asignacion/regla.ts';
import { TIPO_RESPUESTA } from '../../equipo/respuesta.ts';
import { ESTADO_EN_PLAN } from '../sin-asignar.ts';

/** Assignments of a person, open and closed. */
export const personaPlanLista = defineList({
  name: 'persona.plan',
  key: 'id_asignacion',
  columns: {
    id_asignacion: dataColumn(z.number()),
    plan: textColumn(),
    /** 1 open, 2 closed. */
    codigo_estado: optionColumn(z.number(), 'estadoAsignacion'),
    estado: optionColumn(z.enum(ESTADO_EN_PLAN), 'estadoEnPlan'),
    fecha_inicio: dayColumn(),
    /** Deadline of the person (P205), and whether it is an extended one. */
    fecha_fin: dayColumn(),
    prorrogada: optionColumn(z.boolean(), 'siNo'),
    temas: figureColumn('temas'),
    avance: figureColumn('avance'),
    promedio: optionalFigureColumn('promedio'),
    certificados: figureColumn('certificados'),
    fecha_apertura: momentColumn(),
    fuente: optionColumn(z.enum(FUENTE_ASIGNACION), 'fuenteAsignacion'),
    razon: optionalTextColumn(),
  },
  search: ['plan'],
  order: '-fecha_apertura',
  files: { csv: 'persona-planes', xlsx: 'UCJ-Persona-Planes' },
});
export type PersonaPlanFila = RowOf<typeof personaPlanLista.columns>;

/** Answers of bosses to the delays of a person (P43), and extensions by administrators (P205). */
export const personaRespuestaLista = defineList({
  name: 'persona.respuesta',
  key: 'id_respuesta',
  columns: {
    id_respuesta: dataColumn(z.number()),
    fecha_creacion: momentColumn(),
    plan: textColumn(),
    tipo: optionColumn(z.enum([...TIPO_RESPUESTA, 'retirada']), 'respuestaPersona'),
    /** Last day of an extension. */
    fecha_hasta: optionalDayColumn(),
    motivo: optionalTextColumn(),
    autor: textColumn(),
    via: optionColumn(z.enum(['administracion', 'sesion', 'enlace']), 'viaRespuesta'),
  },
  order: '-fecha_creacion',
  files: { csv: 'persona-respuestas', xlsx: 'UCJ-Persona-Respuestas' },
});
export type PersonaRespuestaFila = RowOf<typeof personaRespuestaLista.columns>;
