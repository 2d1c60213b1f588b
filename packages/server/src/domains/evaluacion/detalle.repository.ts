import type { ListQuery, ResponseOf } from '@portal/contract/core';
import { type detalleApi, detalleLista } from '@portal/contract/detalle';
import { sql } from 'kysely';
import type { Listing } from '../../list/listing.ts';
import type { Executor } from '../../db/executor.ts';
import { personInScope, type Scope } from '../../db/scope.ts';
import { fragment, prepared } from '../../db/prepared.ts';
import { listRows } from '../../list/paging.ts';
import type { PreguntaRespondida } from './resultado.rules.ts';

export type DetalleFila = ResponseOf<typeof detalleApi.sel>;

/** Texts of the options in the order of the attempt, as `rpta_a` to `rpta_d`: `d` is the answer, `v` the shown version of the question. */
export const OPCIONES = fragment([
  ['rpta_a', 'rpta_b', 'rpta_c', 'rpta_d']
    .map((name, index) => `(array[v.rpta_a, v.rpta_b, v.rpta_c, v.rpta_d])[substr(d.orden, ${index + 1}, 1)::integer] as ${name}`)
    .join(', '),
]);

type DelIntento = { readonly id_evaluacion: number };

const respondidas = (which: string) => fragment<DelIntento>`
  select d.id_pregunta, v.pregunta, ${OPCIONES}, strpos(d.orden, v.indicador_correcta::text) as indicador_correcta, d.respuesta
  from detalle d join pregunta_version v using (id_pregunta, version)
  where d.id_evaluacion = ${'id_evaluacion'} and ${fragment([which])} order by d.numero_orden`;

/** Questions of a graded attempt that were answered wrongly, with answer and key, both by their shown position. */
export const ERRADAS = respondidas('not d.es_correcta');

const RESPONDIDAS = prepared<DelIntento, PreguntaRespondida>`${respondidas('true')}`;

/** Lists all questions of a graded attempt in the same way. */
export const findRespondidas = (db: Executor, id_evaluacion: number): Promise<readonly PreguntaRespondida[]> =>
  RESPONDIDAS(db, { id_evaluacion });

const FILAS = sql<DetalleFila>`select id_detalle, id_evaluacion, id_pregunta, numero_orden, respuesta, es_correcta from detalle`;

/** Builds the condition that the attempt of an answer is of a person in the scope. */
const answerInScope = (scope: Scope) =>
  scope === null
    ? sql`true`
    : sql`exists (select from evaluacion e where e.id_evaluacion = detalle.id_evaluacion and ${personInScope(scope, 'e.id_usuario')})`;

export const listDetalleRows = (db: Executor, list: ListQuery, scope: Scope): Promise<Listing<DetalleFila>> =>
  listRows(db, sql<DetalleFila>`${FILAS} where ${answerInScope(scope)}`, { list, definition: detalleLista });

export const findDetalle = async (db: Executor, id_detalle: number): Promise<DetalleFila | undefined> =>
  (await sql<DetalleFila>`${FILAS} where id_detalle = ${id_detalle}`.execute(db)).rows[0];

/** Draft answer. */
export interface Borrador {
  readonly id_pregunta: number;
  /** Option 1 to 4; null removes the answer. */
  readonly respuesta: number | null;
  /** Moment of the choice, ISO 8601. */
  readonly fecha_respuesta: string;
}

/** Attempt for which drafts were sent. */
export interface Destino {
  readonly id_usuario: number;
  readonly cerrado: boolean;
  /** `id_detalle` of each draft in their order; null for a question that was not drawn. */
  readonly detalles: readonly (number | null)[];
}

interface BorradoresParams {
  readonly id_evaluacion: number;
  readonly id_usuario: number;
  readonly preguntas: readonly number[];
  readonly respuestas: readonly (number | null)[];
  readonly fechas: readonly string[];
}

/** The lock of `intento` comes first: a draft that waits for a grading sees the attempt closed. */
const SAVE_BORRADORES = prepared<BorradoresParams, Destino>`
  with intento as (
    select id_evaluacion, id_usuario, fecha_fin is not null as cerrado from evaluacion where id_evaluacion = ${'id_evaluacion'} for no key update
  ), elegida as (
    select v.orden, d.id_detalle, v.respuesta, v.fecha
    from unnest(${'preguntas'}::integer[], ${'respuestas'}::smallint[], ${'fechas'}::timestamptz[])
      with ordinality as v (id_pregunta, respuesta, fecha, orden)
    left join detalle d on d.id_evaluacion = ${'id_evaluacion'} and d.id_pregunta = v.id_pregunta
  ), guardada as (
    update detalle d set respuesta = e.respuesta, fecha_respuesta = e.fecha
    from intento i, elegida e
    where d.id_detalle = e.id_detalle and i.id_usuario = ${'id_usuario'} and not i.cerrado
      and not exists (select from elegida where id_detalle is null)
      and (d.fecha_respuesta is null or d.fecha_respuesta <= e.fecha)
  )
  select i.id_usuario, i.cerrado, (select array_agg(id_detalle order by orden) from elegida) as detalles from intento i`;

/**
 * Stores the draft answers of a person's open attempt, one per question, each unless the stored one was chosen later. Writes nothing for an
 * attempt of somebody else or a graded one, or if one of the questions was not drawn. Returns undefined without such an attempt.
 */
export async function saveBorradores(
  db: Executor,
  intento: { readonly id_evaluacion: number; readonly id_usuario: number },
  borradores: readonly Borrador[],
): Promise<Destino | undefined> {
  const { id_evaluacion, id_usuario } = intento;
  const [destino] = await SAVE_BORRADORES(db, {
    id_evaluacion,
    id_usuario,
    preguntas: borradores.map(({ id_pregunta }) => id_pregunta),
    respuestas: borradores.map(({ respuesta }) => respuesta),
    fechas: borradores.map(({ fecha_respuesta }) => fecha_respuesta),
  });
  return destino;
}
