import type { ListQuery, ResponseOf } from '@portal/contract/core';
import { type feedbackApi, feedbackLista } from '@portal/contract/feedback';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import { listRows } from '../../list/paging.ts';
import type { Listing } from '../../list/listing.ts';

export type FeedbackFila = ResponseOf<typeof feedbackApi.sel>;
/** Rating: `escala` 10 to 100 (P17). */
export interface Valoracion {
  readonly escala: number;
  readonly comentario: string | null;
}

/** Every rating has its attempt, person and topic: outer joins let PostgreSQL leave out of a count those that no condition names. */
const SELECT = sql<FeedbackFila>`
  select f.id_feedback, f.id_evaluacion, f.escala, f.comentario, f.usuario_creacion, f.fecha_feedback,
    u.codigo_usuario as codigo, u.nombres, trim(u.apellido_paterno || ' ' || u.apellido_materno) as apellido,
    em.empresa, e.fecha_fin as fecha_evaluacion, p.denominacion as plan, t.titulo
  from feedback f left join evaluacion e using (id_evaluacion) left join usuario u using (id_usuario)
  left join empresa em using (id_empresa) left join planestudio p using (id_planestudio) left join tema t using (id_tema)`;

/** Lists the ratings of valid attempts (P105). */
export const listFeedbackRows = (db: Executor, list: ListQuery, scope: Scope): Promise<Listing<FeedbackFila>> =>
  listRows(db, sql<FeedbackFila>`${SELECT} where e.codigo_estado = 1 and ${inScope(scope, 'u.id_empresa')}`, {
    list,
    definition: feedbackLista,
  });

export const findFeedback = async (db: Executor, id_feedback: number): Promise<FeedbackFila | undefined> =>
  (await sql<FeedbackFila>`${SELECT} where f.id_feedback = ${id_feedback}`.execute(db)).rows[0];

export function findFeedbackOf(db: Executor, id_evaluacion: number): Promise<(Valoracion & { id_feedback: number }) | undefined> {
  return db
    .selectFrom('feedback')
    .select(['id_feedback', 'escala', 'comentario'])
    .where('id_evaluacion', '=', id_evaluacion)
    .executeTakeFirst();
}

/** Reads and locks the evaluation of a feedback, so that it cannot be annulled meanwhile. */
export function lockEvaluacion(
  db: Executor,
  id_evaluacion: number,
): Promise<{ id_usuario: number; fecha_fin: string | null; codigo_estado: number } | undefined> {
  return db
    .selectFrom('evaluacion')
    .select(['id_usuario', 'fecha_fin', 'codigo_estado'])
    .where('id_evaluacion', '=', id_evaluacion)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function findOwnerOfEvaluacion(db: Executor, id_evaluacion: number): Promise<number | undefined> {
  const row = await db.selectFrom('evaluacion').select('id_usuario').where('id_evaluacion', '=', id_evaluacion).executeTakeFirst();
  return row?.id_usuario;
}

export async function findOwner(db: Executor, id_feedback: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('feedback as f')
    .innerJoin('evaluacion as e', 'e.id_evaluacion', 'f.id_evaluacion')
    .select('e.id_usuario')
    .where('f.id_feedback', '=', id_feedback)
    .executeTakeFirst();
  return row?.id_usuario;
}

/** Inserts a feedback; undefined if the evaluation has one. */
export async function insertFeedback(
  db: Executor,
  input: Valoracion & { id_evaluacion: number; id_usuario_creacion: number; usuario_creacion: string; fecha_feedback: string },
): Promise<number | undefined> {
  const row = await db
    .insertInto('feedback')
    .values(input)
    .onConflict((conflict) => conflict.column('id_evaluacion').doNothing())
    .returning('id_feedback')
    .executeTakeFirst();
  return row?.id_feedback;
}

export async function updateFeedback(
  db: Executor,
  id_feedback: number,
  values: Valoracion & { usuario_modificacion: string; fecha_modificacion: string },
): Promise<void> {
  await db.updateTable('feedback').set(values).where('id_feedback', '=', id_feedback).execute();
}

export async function deleteFeedback(db: Executor, id_feedback: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('feedback').where('id_feedback', '=', id_feedback).executeTakeFirst();
  return numDeletedRows > 0n;
}
