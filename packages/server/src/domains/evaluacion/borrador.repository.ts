import { escribirRespuesta, type Respuesta } from '@portal/contract/pregunta';
import type { Executor } from '../../db/executor.ts';
import { prepared } from '../../db/prepared.ts';
import type { Contenido } from './sorteada.rules.ts';

/** Draft answer. */
export interface Borrador {
  readonly id_pregunta: number;
  /** Null removes the answer. */
  readonly respuesta: Respuesta | null;
  /** Moment of the choice, ISO 8601. */
  readonly fecha_respuesta: string;
}

/** Attempt for which drafts were sent. */
export interface Destino {
  readonly id_usuario: number;
  readonly cerrado: boolean;
  /** `id_detalle` of each draft in their order; null for a question that was not drawn. */
  readonly detalles: readonly (number | null)[];
  /** Nothing was written, because some drafts are to be checked: the question of each of these in their order. Null: none. */
  readonly porRevisar: readonly (Contenido | null)[] | null;
}

interface BorradoresParams {
  readonly id_evaluacion: number;
  readonly id_usuario: number;
  readonly preguntas: readonly number[];
  readonly respuestas: readonly (number | null)[];
  readonly datos: readonly (string | null)[];
  readonly fechas: readonly string[];
  readonly revisados: boolean;
}

/**
 * The lock of `intento` comes first: a draft that waits for a grading sees the attempt closed. `clara`: any attempt admits it, one of four texts or none.
 */
const SAVE_BORRADORES = prepared<BorradoresParams, Destino>`
  with intento as (
    select id_evaluacion, id_usuario, fecha_fin is not null as cerrado from evaluacion where id_evaluacion = ${'id_evaluacion'} for no key update
  ), elegida as (
    select b.turno, d.id_detalle, b.respuesta, b.datos::jsonb as respuesta_datos, b.fecha, v.datos, d.orden_opciones,
      ${'revisados'}::boolean or (b.datos is null and (b.respuesta is null or v.datos is null and b.respuesta <= 4)) as clara
    from unnest(${'preguntas'}::integer[], ${'respuestas'}::smallint[], ${'datos'}::text[], ${'fechas'}::timestamptz[])
      with ordinality as b (id_pregunta, respuesta, datos, fecha, turno)
    left join (detalle d join pregunta_version v using (id_pregunta, version)) on d.id_evaluacion = ${'id_evaluacion'} and d.id_pregunta = b.id_pregunta
  ), guardada as (
    update detalle d set respuesta = e.respuesta, respuesta_datos = e.respuesta_datos, fecha_respuesta = e.fecha
    from intento i, elegida e
    where d.id_detalle = e.id_detalle and i.id_usuario = ${'id_usuario'} and not i.cerrado
      and not exists (select from elegida where id_detalle is null or not clara)
      and (d.fecha_respuesta is null or d.fecha_respuesta <= e.fecha)
  )
  select i.id_usuario, i.cerrado, (select array_agg(id_detalle order by turno) from elegida) as detalles,
    (select json_agg(case when not clara then json_build_object('datos', datos, 'orden', orden_opciones) end order by turno)
      from elegida having not bool_and(clara)) as "porRevisar"
  from intento i`;

/** Attempt of a person, and whether the drafts were checked against its questions. */
interface Guardado {
  readonly id_evaluacion: number;
  readonly id_usuario: number;
  readonly revisados: boolean;
}

/**
 * Stores the draft answers of a person's open attempt, one per question, each unless the stored one was chosen later. Writes nothing for an
 * attempt of somebody else or a graded one, if one of the questions was not drawn, or if a draft is to be checked. Returns undefined without such an
 * attempt.
 */
export async function saveBorradores(db: Executor, guardado: Guardado, borradores: readonly Borrador[]): Promise<Destino | undefined> {
  const escritas = borradores.map(({ respuesta }) => escribirRespuesta(respuesta));
  const [destino] = await SAVE_BORRADORES(db, {
    ...guardado,
    preguntas: borradores.map(({ id_pregunta }) => id_pregunta),
    respuestas: escritas.map(({ respuesta }) => respuesta),
    datos: escritas.map(({ respuesta_datos }) => (respuesta_datos === null ? null : JSON.stringify(respuesta_datos))),
    fechas: borradores.map(({ fecha_respuesta }) => fecha_respuesta),
  });
  return destino;
}
