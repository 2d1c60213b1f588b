import { type api, evaluacionLista, type ListQuery, type ResponseOf } from '@portal/contract';
import { sql } from 'kysely';
import type { Listing } from '../../list/listing.ts';
import type { Executor } from '../../db/executor.ts';
import { listRows } from '../../list/paging.ts';

export type EvaluacionFila = ResponseOf<typeof api.evaluacion.sel>;

const rows = (db: Executor) =>
  db
    .selectFrom('evaluacion as e')
    .innerJoin('usuario as u', 'u.id_usuario', 'e.id_usuario')
    .leftJoin('empresa as em', 'em.id_empresa', 'u.id_empresa')
    .innerJoin('planestudio as p', 'p.id_planestudio', 'e.id_planestudio')
    .innerJoin('tema as t', 't.id_tema', 'e.id_tema')
    .select(['e.id_evaluacion', 'e.id_usuario', 'u.codigo_usuario as codigo', 'u.nombres', 'em.empresa'])
    .select(sql<string>`trim(u.apellido_paterno || ' ' || u.apellido_materno)`.as('apellido'))
    .select(['e.id_planestudio', 'p.denominacion as plan', 'e.id_programa', 'e.id_curso', 'e.id_modulo', 'e.id_tema', 't.titulo as tema'])
    .select(['e.fecha_creacion', 'e.fecha_fin as fecha', 'e.nota', 'e.notaminima', 'e.correcta', 'e.total'])
    .select(sql<number>`case when e.fecha_fin is null then 0 else e.total - e.correcta end`.as('incorrecta'))
    .select(['e.numero_intento', 'e.aprobado', 'e.codigo_estado']);

/** Every attempt, open and annulled ones too. */
export const listEvaluacionRows = (db: Executor, list: ListQuery): Promise<Listing<EvaluacionFila>> =>
  listRows(db, rows(db), { list, definition: evaluacionLista });

/** Attempts of a person, the newest first. */
export const findFilasOf = (db: Executor, id_usuario: number): Promise<EvaluacionFila[]> =>
  rows(db).where('e.id_usuario', '=', id_usuario).orderBy('e.fecha_creacion', 'desc').orderBy('e.id_evaluacion', 'desc').execute();

export const findFila = (db: Executor, id_evaluacion: number): Promise<EvaluacionFila | undefined> =>
  rows(db).where('e.id_evaluacion', '=', id_evaluacion).executeTakeFirst();

/** Which finished attempts the questionnaire report shows; an absent part means all. */
export interface ReporteFilter {
  readonly empresas?: readonly number[] | undefined;
  readonly id_planestudio?: number | undefined;
  readonly id_tema?: number | undefined;
}

/** Valid finished attempts. */
export function listTerminadas(db: Executor, filter: ReporteFilter, list: ListQuery): Promise<Listing<EvaluacionFila>> {
  const { empresas, id_planestudio, id_tema } = filter;
  let query = rows(db).where('e.fecha_fin', 'is not', null).where('e.codigo_estado', '=', 1);
  if (empresas) query = query.where('u.id_empresa', 'in', empresas);
  if (id_planestudio) query = query.where('e.id_planestudio', '=', id_planestudio);
  if (id_tema) query = query.where('e.id_tema', '=', id_tema);
  return listRows(db, query, { list, definition: evaluacionLista });
}

/** What a result shows besides the attempt itself. */
export function findResultadoExtra(
  db: Executor,
  id_evaluacion: number,
): Promise<{ programa: string; con_feedback: boolean; codigo_certificado: string | null }> {
  return db
    .selectFrom('evaluacion as e')
    .innerJoin('programa as pr', 'pr.id_programa', 'e.id_programa')
    .leftJoin('feedback as f', 'f.id_evaluacion', 'e.id_evaluacion')
    .leftJoin('certificado as c', (join) => join.onRef('c.id_evaluacion', '=', 'e.id_evaluacion').on('c.codigo_estado', '=', 1))
    .select(['pr.titulo as programa', 'c.codigo as codigo_certificado', sql<boolean>`f.id_feedback is not null`.as('con_feedback')])
    .where('e.id_evaluacion', '=', id_evaluacion)
    .executeTakeFirstOrThrow();
}
