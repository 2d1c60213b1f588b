import { z } from 'zod';
import { builtEndpoint, endpoint } from '../core/endpoint.ts';
import { day, id, idParams, integer, optionalInteger, percent, text } from '../core/fields.ts';
import { listQuery } from '../core/list.ts';
import { duplicateEndpoint, masterEndpoints, stampFields } from '../core/master.ts';
import { done } from '../core/responses.ts';

/** Limits (P71); `notifica_nivel*` holds at most two digits. */
export const LIMITE_PLAN = { denominacion: 250, notifica: 99, programas: 500 } as const;

/** Days before the end at which reminders go out; 0 or empty: none (P43). */
const notifica = optionalInteger(0, LIMITE_PLAN.notifica);

export const planestudioFields = {
  denominacion: text(LIMITE_PLAN.denominacion),
  fecha_inicio: day,
  fecha_fin: day,
  /** 1 Activo, 2 Inactivo. */
  codigo_estado: integer(1, 2),
  notifica_nivel1: notifica,
  notifica_nivel2: notifica,
  notifica_nivel3: notifica,
  /** Its programs in their order; absent: they stay as they are. */
  programas: z.array(z.object({ id })).max(LIMITE_PLAN.programas).optional(),
};

/**
 * A study plan with what it contains (P73). `codigo_estado` 1 Activo, 2 Inactivo. Programs, courses and modules
 * count whatever their state; `temas`, `cuestionarios` and `duracion` (hours, one decimal) only what a learner gets.
 */
export const planestudioFila = z.object({
  id_planestudio: z.number(),
  denominacion: z.string(),
  fecha_inicio: z.string(),
  fecha_fin: z.string(),
  codigo_estado: z.number(),
  notifica_nivel1: z.number().nullable(),
  notifica_nivel2: z.number().nullable(),
  notifica_nivel3: z.number().nullable(),
  programas: z.number(),
  cursos: z.number(),
  modulos: z.number(),
  temas: z.number(),
  cuestionarios: z.number(),
  duracion: z.number(),
  ...stampFields,
});
export type PlanestudioFila = z.output<typeof planestudioFila>;

/**
 * A node of a plan's tree (P74): `nivel` 1 plan, 2 program, 3 course, 4 module, 5 topic; `edt` 1, 1.1, 1.1.1 …
 * The ids of the path say where it stands; 0 below its own level.
 */
export const nodoEdt = z.object({
  id: z.number(),
  nivel: z.number(),
  edt: z.string(),
  parent_edt: z.string(),
  tipo: z.string(),
  titulo: z.string(),
  codigo_estado: z.number(),
  id_planestudio: z.number(),
  id_programa: z.number(),
  id_curso: z.number(),
  id_modulo: z.number(),
});
export type NodoEdt = z.output<typeof nodoEdt>;

const planesOf = <
  const Path extends
    | '/planestudio/sellst/programa/:id'
    | '/planestudio/sellst/curso/:id'
    | '/planestudio/sellst/modulo/:id'
    | '/planestudio/sellst/tema/:id',
>(
  path: Path,
  summary: string,
) => builtEndpoint('GET', path, { access: 'soporte', summary, params: idParams, response: z.array(planestudioFila) });

const usuariosAvance = { asignados: z.number(), avance: percent, promedio: percent.nullable() };

export const planestudio = {
  ...masterEndpoints({
    domain: 'planestudio',
    key: 'id_planestudio',
    words: ['un plan de estudio', 'Planes de estudio con lo que contiene cada uno'],
    fields: planestudioFields,
    row: planestudioFila,
  }),
  delGet: endpoint('GET', '/planestudio/dimporta/:id', {
    access: 'admin',
    summary: 'Elimina un plan sin dependencias (nombre heredado).',
    params: idParams,
    response: done,
  }),
  duplicar: duplicateEndpoint('planestudio', 'id_planestudio', 'un plan'),
  ofPrograma: planesOf('/planestudio/sellst/programa/:id', 'Planes que contienen un programa.'),
  ofCurso: planesOf('/planestudio/sellst/curso/:id', 'Planes que contienen un curso.'),
  ofModulo: planesOf('/planestudio/sellst/modulo/:id', 'Planes que contienen un módulo.'),
  ofTema: planesOf('/planestudio/sellst/tema/:id', 'Planes que contienen un tema.'),
  edt: endpoint('POST', '/planestudio/sellst/edt/', {
    access: 'soporte',
    summary: 'Árbol de los planes que contienen la referencia: nivel 1 plan, 2 programa, 3 curso, 4 módulo, 5 tema.',
    body: z.object({ nivel: integer(1, 5), id_referencia: id }),
    response: z.array(nodoEdt),
  }),
  estructura: endpoint('GET', '/planestudio/sellst/estructura', {
    access: 'soporte',
    summary: 'Árbol de todos los planes activos.',
    response: z.array(nodoEdt),
  }),
  ultimo: endpoint('GET', '/planestudio/sellst/ultimo/', {
    access: 'admin',
    summary: 'Último plan asignado; una lista vacía si no hay asignaciones.',
    response: z.array(z.object({ id_planestudio: z.number(), denominacion: z.string() })),
  }),
  dashboard: endpoint('GET', '/planestudio/sellst/dashboard/:id', {
    access: 'admin',
    summary: 'Un plan por empresa: usuarios asignados y avance en porcentaje.',
    params: idParams,
    response: z.array(z.object({ id_empresa: z.number(), empresa: z.string(), usuarios: z.number(), avance: z.string() })),
  }),
  seguimiento: endpoint('GET', '/planestudio/sellst/seguimiento', {
    access: 'admin',
    summary: 'Cada plan con sus usuarios asignados, su avance y su promedio.',
    response: z.array(
      z.object({
        id_planestudio: z.number(),
        denominacion: z.string(),
        fecha_inicio: z.string(),
        fecha_fin: z.string(),
        ...usuariosAvance,
      }),
    ),
  }),
  progreso: endpoint('GET', '/planestudio/sellst/progreso', {
    access: 'admin',
    summary: 'Mejor resultado de cada persona en cada tema, del más reciente al más antiguo.',
    query: listQuery,
    response: z.array(
      z.object({
        id: z.number(),
        denominacion: z.string(),
        titulo: z.string(),
        empresa: z.string().nullable(),
        codigo_usuario: z.string(),
        personal: z.string(),
        fecha_asignado: z.string().nullable(),
        fecha_creacion: z.string(),
        hora_creacion: z.string(),
        nota: percent.nullable(),
        notaminima: percent,
        aprobado: z.boolean(),
      }),
    ),
  }),
  ofUsuario: endpoint('GET', '/planestudio/sel/usuario/:a/:b', {
    access: 'propio',
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
