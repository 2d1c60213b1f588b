import { z } from 'zod';
import { orderedRow } from '../core/links.ts';
import { optionalFigureColumn } from '../core/list/figure-column.ts';
import { builtEndpoint, endpoint } from '../core/endpoint.ts';
import { codeColumn, dataColumn, numberColumn, optionColumn, type RowOf, textColumn } from '../core/list/column.ts';
import { dayField, field, optionalIntegerField, ownerField, shortStateField, textField } from '../core/field.ts';
import type { FieldRule } from '../core/field-rules.ts';
import { ESTADO, id, idParams, indicador, integer, percent, possibleDay, text } from '../core/fields.ts';
import { defineList } from '../core/list/list.ts';
import { CONTENT_SCOPE, defineMaster, type RowOfMaster } from '../core/master.ts';
import { duplicateCall } from '../core/duplicate-call.ts';
import { done } from '../core/responses.ts';
import { arbol } from './arbol.ts';
import { copias } from './copia.ts';
import { efectos } from './efecto.ts';
import { hoja } from './hoja.ts';
import { seguimiento } from './seguimiento.ts';
import { usuariosDePlan } from './usuarios.ts';

/** Days before the end of the plan for one level of reminders; 0 or empty for none (P43). */
const notifica = () => optionalIntegerField(0, 99);

/** Returns whether a reminder comes after the earlier ones, with fewer days before the end; 0 or empty is none. */
const comesAfter =
  (level: string, earlier: readonly string[]): FieldRule['holds'] =>
  (values) => {
    const days = daysOf(values[level]);
    return !days || earlier.every((name) => !daysOf(values[name]) || days < daysOf(values[name]));
  };

/** Days of a reminder as a number, also from digits in a text; 0 for anything else. */
const daysOf = (value: unknown): number =>
  typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value)) ? Number(value) : 0;

const endsAfterStart: FieldRule['holds'] = ({ fecha_inicio, fecha_fin }) =>
  !(typeof fecha_inicio === 'string' && typeof fecha_fin === 'string') || !fecha_fin || fecha_inicio <= fecha_fin;

/** A copy has both days of its own or those of its original. */
const bothOrNone: FieldRule['holds'] = ({ fecha_inicio, fecha_fin }) => (fecha_inicio === undefined) === (fecha_fin === undefined);

/** A template is inactive (P252). */
const isInactive: FieldRule['holds'] = ({ plantilla, codigo_estado }) => plantilla !== 1 || codigo_estado !== ESTADO.activo;
const hasNoRules: FieldRule['holds'] = ({ plantilla, reglas }) => plantilla !== 1 || reglas !== 1;

/** Where the deadline of a person in a plan comes from (P205): its end, or days after the assignment or the entry. */
export const PLAZO = ['fijo', 'asignacion', 'ingreso'] as const;

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';
const countsDays = (plazo: unknown): boolean => plazo === 'asignacion' || plazo === 'ingreso';
const hasDays: FieldRule['holds'] = ({ plazo, plazo_dias }) => !countsDays(plazo) || !isBlank(plazo_dias);
const hasNoDays: FieldRule['holds'] = ({ plazo, plazo_dias }) => countsDays(plazo) || isBlank(plazo_dias);

/** Study plans as a master (P73). */
export const planestudioMaestro = defineMaster({
  domain: 'planestudio',
  key: 'id_planestudio',
  words: ['un plan de estudio', 'Planes de estudio con lo que contiene cada uno'],
  fields: {
    denominacion: textField(250),
    fecha_inicio: dayField(),
    fecha_fin: dayField(),
    /** Source of a person's deadline; a fixed one has no `plazo_dias`. Absent: as it is stored. */
    plazo: field(z.enum(PLAZO).optional(), optionColumn(z.enum(PLAZO), 'plazo')),
    plazo_dias: optionalIntegerField(1, 3650),
    codigo_estado: shortStateField(),
    /** 1: a template, from which plans are made; nobody can get it (P252). Absent: as it is stored. */
    plantilla: field(indicador.optional(), optionColumn(z.number(), 'indicador')),
    /** 1: a topic that a person approved elsewhere counts as approved in this plan (P274). Absent: as it is stored. */
    convalida: field(indicador.optional(), optionColumn(z.number(), 'indicador')),
    notifica_nivel1: notifica(),
    notifica_nivel2: notifica(),
    notifica_nivel3: notifica(),
    id_empresa: ownerField(),
  },
  rules: [
    { field: 'fecha_fin', clave: 'orden_fechas', holds: endsAfterStart },
    { field: 'plazo_dias', clave: 'requerido', holds: hasDays },
    { field: 'plazo_dias', clave: 'dias_plazo', holds: hasNoDays },
    { field: 'codigo_estado', clave: 'plantilla_activa', holds: isInactive },
    { field: 'notifica_nivel2', clave: 'orden_recordatorios', holds: comesAfter('notifica_nivel2', ['notifica_nivel1']) },
    {
      field: 'notifica_nivel3',
      clave: 'orden_recordatorios',
      holds: comesAfter('notifica_nivel3', ['notifica_nivel1', 'notifica_nivel2']),
    },
  ],
  children: { programas: z.array(orderedRow({ id })).max(500).optional() },
  /**
   * `programas`, `cursos` and `modulos` count records in any state; `temas`, `cuestionarios` and `duracion` (hours, one decimal) only
   * those that learners get (P16). `promedio` is the mean grade of the people of the caller's companies.
   */
  computed: {
    programas: numberColumn(),
    cursos: numberColumn(),
    modulos: numberColumn(),
    temas: numberColumn(),
    cuestionarios: numberColumn(),
    duracion: numberColumn(),
    promedio: optionalFigureColumn('promedio'),
    /** Active and with missing parts (P45). */
    con_avisos: optionColumn(z.boolean(), 'siNo'),
    empresa: optionColumn(z.string().nullable()),
  },
  order: '-fecha_inicio',
  scope: { ...CONTENT_SCOPE, sellst: 'list' },
  areas: ['contenido', 'informe'],
  files: { csv: 'planestudio', xlsx: 'UCJ-Planes' },
});
export type PlanestudioFila = RowOfMaster<typeof planestudioMaestro>;

const planestudioFila = planestudioMaestro.list.row;

/**
 * List of the nodes of plan trees (P74): `nivel` 1 plan, 2 program, 3 course, 4 module, 5 topic; `edt` 1, 1.1, 1.1.1 …
 * `id_planestudio` … `id_modulo` are its ancestors, 0 from its own level down. `temas` and `minutos` count the topics below that learners
 * get (P16); those of a topic are its own.
 */
export const nodoLista = defineList({
  name: 'planestudio.edt',
  key: 'id',
  columns: {
    id: numberColumn(),
    nivel: dataColumn(z.number()),
    edt: codeColumn(),
    parent_edt: codeColumn(),
    tipo: optionColumn(z.string()),
    titulo: textColumn(),
    codigo_estado: optionColumn(z.number(), 'estado'),
    temas: numberColumn(),
    minutos: numberColumn(),
    id_planestudio: dataColumn(z.number()),
    id_programa: dataColumn(z.number()),
    id_curso: dataColumn(z.number()),
    id_modulo: dataColumn(z.number()),
  },
  order: 'edt',
  files: { csv: 'edt', xlsx: 'UCJ-EDT' },
});
const nodoEdt = nodoLista.row;
export type NodoEdt = RowOf<typeof nodoLista.columns>;

const planesOf = <
  const Path extends
    | '/planestudio/sellst/programa/:id'
    | '/planestudio/sellst/curso/:id'
    | '/planestudio/sellst/modulo/:id'
    | '/planestudio/sellst/tema/:id',
>(
  path: Path,
  summary: string,
) =>
  builtEndpoint('GET', path, {
    access: 'soporte',
    scope: 'content',
    reads: true,
    summary,
    params: idParams,
    response: z.array(planestudioFila),
  });

/** Calls of the study plans (P73), their trees (P74), follow-up (P87) and end (P20). */
export const planestudioApi = {
  ...planestudioMaestro.calls,
  delGet: endpoint('GET', '/planestudio/dimporta/:id', {
    access: 'admin',
    scope: 'content',
    summary: 'Elimina un plan sin dependencias (nombre heredado).',
    params: idParams,
    response: done,
  }),
  duplicar: duplicateCall(planestudioMaestro, 'un plan', {
    shape: {
      denominacion: text(250).optional(),
      fecha_inicio: possibleDay.optional(),
      fecha_fin: possibleDay.optional(),
      plantilla: indicador.optional(),
      reglas: indicador.optional(),
    },
    rules: [
      { field: 'fecha_fin', clave: 'requerido', holds: bothOrNone },
      { field: 'fecha_fin', clave: 'orden_fechas', holds: endsAfterStart },
      { field: 'reglas', clave: 'plantilla_reglas', holds: hasNoRules },
    ],
  }),
  ...usuariosDePlan,
  ofPrograma: planesOf('/planestudio/sellst/programa/:id', 'Planes que contienen un programa.'),
  ofCurso: planesOf('/planestudio/sellst/curso/:id', 'Planes que contienen un curso.'),
  ofModulo: planesOf('/planestudio/sellst/modulo/:id', 'Planes que contienen un módulo.'),
  ofTema: planesOf('/planestudio/sellst/tema/:id', 'Planes que contienen un tema.'),
  edt: endpoint('POST', '/planestudio/sellst/edt/', {
    access: 'soporte',
    scope: 'content',
    reads: true,
    summary: 'Árbol de los planes que contienen la referencia: nivel 1 plan, 2 programa, 3 curso, 4 módulo, 5 tema.',
    body: z.object({ nivel: integer(1, 5), id_referencia: id }),
    response: z.array(nodoEdt),
  }),
  estructura: endpoint('GET', '/planestudio/sellst/estructura', {
    access: 'soporte',
    scope: 'content',
    reads: true,
    summary: 'Árbol de todos los planes activos.',
    response: z.array(nodoEdt),
  }),
  ...arbol,
  ...efectos,
  ...copias,
  ...hoja,
  ...seguimiento,
  ofUsuario: endpoint('GET', '/planestudio/sel/usuario/:a/:b', {
    inShop: true,
    access: 'propio',
    scope: 'record',
    reads: true,
    summary: 'El plan b de la persona a, con su avance y si está terminado.',
    params: z.object({ a: id, b: id }),
    response: z.object({
      id_planestudio: z.number(),
      denominacion: z.string(),
      fecha_inicio: z.string(),
      fecha_fin: z.string(),
      temas: z.number(),
      aprobados: z.number(),
      avance: percent,
      promedio: percent.nullable(),
      terminado: z.boolean(),
    }),
  }),
};
