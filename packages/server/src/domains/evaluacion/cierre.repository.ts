import type { FuenteNota } from '@portal/contract/evaluacion';
import { escribirRespuesta } from '@portal/contract/pregunta';
import type { Executor } from '../../db/executor.ts';
import { prepared } from '../../db/prepared.ts';
import { type ProgresoTema, type Suma, SUMAR_PLAN, SUMAR_TEMA } from '../avance/avance.public.ts';
import { type Emision, EMITIR_CERTIFICADO } from '../certificado/certificado.public.ts';
import { ANOTAR, type Anotacion } from '../log/log.public.ts';
import { VALORAR, type ValoracionEnviada } from '../feedback/feedback.public.ts';
import type { Intento } from './evaluacion.repository.ts';
import { CORRECTA } from './detalle.repository.ts';
import type { Calificacion } from './evaluacion.rules.ts';
import type { PreguntaLeida } from './sorteada.rules.ts';

/** Everything on which the grade of an attempt and its consequences depend. */
export interface IntentoPorCerrar extends Intento {
  /** Who grades it (P286). */
  readonly fuente: FuenteNota;
  /** The topic asks for questions now (P45). */
  readonly pide_preguntas: boolean;
  /** The plan is assigned to the person now; whether plan and topic are active does not count (P93). */
  readonly asignado: boolean;
  /** The occurrence is active, so that it counts in the totals of the plan. */
  readonly activa: boolean;
  readonly sorteadas: readonly PreguntaLeida[];
  /** Transaction that wrote the totals of learner and plan; null without them. Unchanged: nobody changed the progress meanwhile. */
  readonly progreso: string | null;
  /** Progress in the occurrence so far; null before the first graded attempt. */
  readonly previo_intentos: number | null;
  readonly previo_nota: number | null;
  readonly previo_aprobado: boolean | null;
  readonly previo_evaluacion: number | null;
  readonly previo_fecha_aprobado: string | null;
  readonly previo_fecha_ultima: string | null;
  readonly previo_convalidado: boolean | null;
}

const FIND = prepared<{ id_evaluacion: number }, IntentoPorCerrar>`
  select e.id_planestudio, e.id_programa, e.id_curso, e.id_modulo, e.id_tema, e.id_evaluacion, e.id_usuario, e.codigo_estado,
    e.numero_intento, e.total, e.fecha_creacion, e.fecha_fin, e.nota, e.notaminima, e.aprobado, e.fuente,
    exists (
      select from tema t join tema_modulo m using (id_tema)
      where t.id_tema = e.id_tema and m.id_modulo = e.id_modulo and t.numero_preguntas > 0 and m.cuestionario = 1
    ) as pide_preguntas,
    exists (
      select from asignacion a where a.id_usuario = e.id_usuario and a.id_planestudio = e.id_planestudio and a.codigo_estado = 1
    ) as asignado,
    exists (
      select from lugar o
      where o.id_planestudio = e.id_planestudio and o.id_programa = e.id_programa and o.id_curso = e.id_curso
        and o.id_modulo = e.id_modulo and o.id_tema = e.id_tema and o.activa
    ) as activa,
    coalesce((
      select json_agg(json_build_object('id_pregunta', d.id_pregunta, 'numero_orden', d.numero_orden,
        'indicador_correcta', ${CORRECTA}, 'datos', v.datos, 'orden', case when v.datos is not null then d.orden_opciones end,
        'caracteres', length(v.pregunta) + case when v.datos is not null then 0
          else length(v.rpta_a) + length(v.rpta_b) + length(v.rpta_c) + length(v.rpta_d) end) order by d.numero_orden)
      from detalle d join pregunta_version v using (id_pregunta, version) where d.id_evaluacion = e.id_evaluacion
    ), '[]') as sorteadas,
    p.xmin::text as progreso, g.intentos as previo_intentos, g.nota as previo_nota, g.aprobado as previo_aprobado,
    g.id_evaluacion as previo_evaluacion, g.fecha_aprobado as previo_fecha_aprobado, g.fecha_ultima as previo_fecha_ultima,
    g.convalidado as previo_convalidado
  from evaluacion e
  left join progreso p using (id_usuario, id_planestudio)
  left join progreso_tema g using (id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema)
  where e.id_evaluacion = ${'id_evaluacion'}`;

/** Reads an attempt that may be graded, without locking anything. */
export const findPorCerrar = async (db: Executor, id_evaluacion: number): Promise<IntentoPorCerrar | undefined> =>
  (await FIND(db, { id_evaluacion }))[0];

/** Returns the progress of the learner in the occurrence before the grade; undefined before the first one. */
export function previoOf(intento: IntentoPorCerrar): ProgresoTema | undefined {
  const { previo_intentos: intentos, previo_aprobado, previo_evaluacion, previo_fecha_ultima } = intento;
  if (intentos === null || previo_aprobado === null || previo_evaluacion === null || previo_fecha_ultima === null) return undefined;
  return {
    intentos,
    nota: intento.previo_nota,
    aprobado: previo_aprobado,
    id_evaluacion: previo_evaluacion,
    fecha_aprobado: intento.previo_fecha_aprobado,
    fecha_ultima: previo_fecha_ultima,
    convalidado: intento.previo_convalidado === true,
  };
}

/** Grade of an attempt with all its consequences. */
export interface Cierre extends Suma, Emision, Anotacion, ValoracionEnviada {
  readonly id_evaluacion: number;
  /** When the learner handed the batch in, and when it arrived: the same unless it waited for a connection (P119). */
  readonly fecha_fin: string;
  readonly recibida: string;
  /** When its device says that a batch was handed in that waited; null for one that came at once. */
  readonly declarada: string | null;
  readonly correcta: number;
  readonly total: number;
  readonly nota: number | null;
  readonly aprobado: boolean;
  /** Sent sooner than its questions can be read (P44). */
  readonly rapido: boolean;
  readonly preguntas: readonly number[];
  readonly respuestas: readonly (number | null)[];
  /** Answers without one chosen option, as JSON. */
  readonly respuestas_datos: readonly (string | null)[];
  readonly puntos: readonly number[];
  readonly correctas: readonly boolean[];
  /** `progreso` of the attempt that was read. */
  readonly progreso: string;
}

const DRAFT_SINCE = prepared<{ id_evaluacion: number; desde: string }, { readonly id_detalle: number }>`
  select id_detalle from detalle where id_evaluacion = ${'id_evaluacion'} and fecha_respuesta > ${'desde'}::timestamptz limit 1`;

/** Whether a draft answer of an attempt was chosen after a moment. */
export const hasDraftSince = async (db: Executor, id_evaluacion: number, desde: string): Promise<boolean> =>
  (await DRAFT_SINCE(db, { id_evaluacion, desde })).length > 0;

/** `abierta` and `turno` lock the attempt, then the totals, in the order of every other writer. */
const CLOSE = prepared<Cierre, { id_evaluacion: number }>`
  with abierta as (
    select id_evaluacion, id_usuario, id_planestudio from evaluacion
    where id_evaluacion = ${'id_evaluacion'} and fecha_fin is null and codigo_estado = 1 and total = ${'total'}
    for no key update
  ), turno as (
    select a.id_evaluacion from abierta a join progreso p using (id_usuario, id_planestudio)
    where p.xmin::text = ${'progreso'} for update of p
  ), cierre as (
    update evaluacion e set correcta = ${'correcta'}, nota = ${'nota'}, aprobado = ${'aprobado'}, rapido = ${'rapido'}, fecha_fin = ${'fecha_fin'},
      fecha_declarada = ${'declarada'}::timestamptz,
      fecha_recibida = case when ${'declarada'}::timestamptz is not null then ${'recibida'}::timestamptz end
    from turno t where e.id_evaluacion = t.id_evaluacion
    returning e.*
  ), respondida as (
    update detalle d set respuesta = v.respuesta, respuesta_datos = v.datos::jsonb, es_correcta = v.es_correcta, puntos = v.puntos
    from cierre c, unnest(${'preguntas'}::integer[], ${'respuestas'}::smallint[], ${'respuestas_datos'}::text[], ${'correctas'}::boolean[],
      ${'puntos'}::numeric[]) as v (id_pregunta, respuesta, datos, es_correcta, puntos)
    where d.id_evaluacion = c.id_evaluacion and d.id_pregunta = v.id_pregunta
  ), suma_tema as (${SUMAR_TEMA}), suma_plan as (${SUMAR_PLAN}), emision as (${EMITIR_CERTIFICADO}), valoracion as (${VALORAR}),
  anotada as (select c.id_usuario, ${'recibida'}::timestamptz as fecha, ${'log_detalle'}::text as detalle from cierre c), anotacion as (${ANOTAR})
  select id_evaluacion from cierre`;

/** Returns the answers and the sums of a grade as `closeIntento` takes them. */
export function gradeParams({ respuestas, correcta, total, nota, aprobado }: Calificacion) {
  const escritas = respuestas.map(({ respuesta }) => escribirRespuesta(respuesta));
  return {
    correcta,
    total,
    nota,
    aprobado,
    preguntas: respuestas.map(({ id_pregunta }) => id_pregunta),
    respuestas: escritas.map(({ respuesta }) => respuesta),
    respuestas_datos: escritas.map(({ respuesta_datos }) => (respuesta_datos === null ? null : JSON.stringify(respuesta_datos))),
    puntos: respuestas.map(({ puntos }) => puntos),
    correctas: respuestas.map(({ es_correcta }) => es_correcta),
  };
}

/**
 * Grades an open attempt in one statement: attempt, answers, progress, certificate, feedback and log, all or nothing. Writes nothing and
 * returns false if the attempt is closed, or if its draw or the learner's progress changed since it was read.
 */
export const closeIntento = async (db: Executor, cierre: Cierre): Promise<boolean> => (await CLOSE(db, cierre)).length > 0;
