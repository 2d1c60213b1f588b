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

/**
 * Columns of a question that is asked, `d` its answer and `v` its shown version: kind and content, and four texts as `rpta_a` to `rpta_d` in the order of
 * the attempt.
 */
export const PREGUNTA = fragment([
  `v.pregunta, v.tipo, v.datos, case when v.datos is not null then d.orden_opciones end as orden, ${['rpta_a', 'rpta_b', 'rpta_c', 'rpta_d']
    .map(
      (name, index) =>
        `(array[v.rpta_a, v.rpta_b, v.rpta_c, v.rpta_d])[coalesce(d.orden_opciones[${index + 1}], substr(d.orden, ${index + 1}, 1)::smallint)] as ${name}`,
    )
    .join(', ')}`,
]);

/** Shown position of the right one of four texts. */
export const CORRECTA = fragment([
  'coalesce(array_position(d.orden_opciones, v.indicador_correcta::smallint), strpos(d.orden, v.indicador_correcta::text))',
]);

type DelIntento = { readonly id_evaluacion: number };

const respondidas = (which: string) => fragment<DelIntento>`
  select d.id_pregunta, ${PREGUNTA}, ${CORRECTA} as indicador_correcta, d.respuesta, d.respuesta_datos,
    coalesce(d.puntos, d.es_correcta::integer, 0) as puntos
  from detalle d join pregunta_version v using (id_pregunta, version)
  where d.id_evaluacion = ${'id_evaluacion'} and ${fragment([which])} order by d.numero_orden`;

/** Questions of a graded attempt that were answered wrongly, with answer and key, both by their shown position. */
export const ERRADAS = respondidas('not d.es_correcta');

const RESPONDIDAS = prepared<DelIntento, PreguntaRespondida>`${respondidas('true')}`;

/** Lists all questions of a graded attempt in the same way. */
export const findRespondidas = (db: Executor, id_evaluacion: number): Promise<readonly PreguntaRespondida[]> =>
  RESPONDIDAS(db, { id_evaluacion });

const FILAS = sql<DetalleFila>`select id_detalle, id_evaluacion, id_pregunta, numero_orden, respuesta, respuesta_datos, es_correcta,
  coalesce(puntos, es_correcta::integer) as puntos from detalle`;

/** Builds the condition that the attempt of an answer is of a person in the scope. */
const answerInScope = (scope: Scope) =>
  scope === null
    ? sql`true`
    : sql`exists (select from evaluacion e where e.id_evaluacion = detalle.id_evaluacion and ${personInScope(scope, 'e.id_usuario')})`;

export const listDetalleRows = (db: Executor, list: ListQuery, scope: Scope): Promise<Listing<DetalleFila>> =>
  listRows(db, sql<DetalleFila>`${FILAS} where ${answerInScope(scope)}`, { list, definition: detalleLista });

export const findDetalle = async (db: Executor, id_detalle: number): Promise<DetalleFila | undefined> =>
  (await sql<DetalleFila>`${FILAS} where id_detalle = ${id_detalle}`.execute(db)).rows[0];
