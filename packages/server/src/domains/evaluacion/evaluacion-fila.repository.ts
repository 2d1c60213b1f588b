import type { ListQuery, Selection } from '@portal/contract/core';
import { evaluacionLista } from '@portal/contract/evaluacion';
import type { z } from 'zod';
import { type RawBuilder, sql } from 'kysely';
import type { Listing } from '../../list/listing.ts';
import type { Executor } from '../../db/executor.ts';
import { among } from '../../db/filters.ts';
import { fragment, prepared } from '../../db/prepared.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import { listRows } from '../../list/paging.ts';
import { selectedKeys } from '../../list/selection.ts';
import { ERRADAS } from './detalle.repository.ts';
import type { PreguntaRespondida } from './resultado.rules.ts';

export type EvaluacionFila = z.output<typeof evaluacionLista.row>;

/** Every attempt has its person, plan and topic: outer joins let PostgreSQL leave out of a count those that no condition names. */
const FILAS = `
  select e.id_evaluacion, e.id_usuario, u.codigo_usuario as codigo, u.nombres, em.empresa,
    trim(u.apellido_paterno || ' ' || u.apellido_materno) as apellido,
    e.id_planestudio, p.denominacion as plan, pr.titulo as programa, cu.titulo as curso, m.titulo as modulo,
    e.id_programa, e.id_curso, e.id_modulo, e.id_tema, t.titulo as tema,
    e.fecha_creacion, e.fecha_fin as fecha, e.nota, e.notaminima, e.correcta, e.total,
    case when e.fecha_fin is null then 0 else e.total - e.correcta end as incorrecta,
    e.numero_intento, e.aprobado, e.codigo_estado, extract(epoch from e.fecha_fin - e.fecha_creacion)::integer as duracion, e.rapido,
    e.fecha_declarada, e.fecha_recibida, e.fuente,
    ce.codigo as certificado
  from evaluacion e
  left join usuario u using (id_usuario) left join empresa em using (id_empresa)
  left join planestudio p using (id_planestudio) left join programa pr using (id_programa) left join curso cu using (id_curso)
  left join modulo m using (id_modulo) left join tema t using (id_tema)
  left join certificado ce on ce.id_evaluacion = e.id_evaluacion and ce.codigo_estado = 1`;

const where = (condition: RawBuilder<unknown>) => sql<EvaluacionFila>`${sql.raw(FILAS)} where ${condition}`;

/** Finds the attempts of the people with matching stored folded texts. */
const search = (patterns: RawBuilder<string[]>) =>
  sql`fila.id_usuario in (select id_usuario from usuario where busqueda like all (${patterns}))`;

/** Lists all attempts, including open and annulled ones. */
export const listEvaluacionRows = (db: Executor, list: ListQuery, scope: Scope): Promise<Listing<EvaluacionFila>> =>
  listRows(db, where(inScope(scope, 'u.id_empresa')), { list, definition: evaluacionLista, search });

/** Lists the attempts of a person, newest first. */
export const findFilasOf = async (db: Executor, id_usuario: number): Promise<EvaluacionFila[]> =>
  (await where(sql`e.id_usuario = ${id_usuario} order by e.fecha_creacion desc, e.id_evaluacion desc`).execute(db)).rows;

export const findFila = async (db: Executor, id_evaluacion: number): Promise<EvaluacionFila | undefined> =>
  (await where(sql`e.id_evaluacion = ${id_evaluacion}`).execute(db)).rows[0];

/** Filter of the questionnaire report; an absent part means all. */
export interface ReporteFilter {
  readonly empresas: readonly number[];
  readonly id_planestudio: number;
  readonly id_tema: number;
  readonly scope: Scope;
}

const of = (column: string, id: number) => (id ? sql`${sql.ref(column)} = ${id}::integer` : sql`true`);

/** Finished attempts (P104): without annulled ones, unless the list is filtered by their state. */
function terminadas({ empresas, id_planestudio, id_tema, scope }: ReporteFilter, { filtro }: Pick<ListQuery, 'filtro'>) {
  const valid = filtro?.['codigo_estado'] === undefined ? sql`e.codigo_estado = 1` : sql`true`;
  return where(sql`e.fecha_fin is not null and ${valid} and ${inScope(scope, 'u.id_empresa')}
    and ${among('u.id_empresa', empresas)} and ${of('e.id_planestudio', id_planestudio)} and ${of('e.id_tema', id_tema)}`);
}

/** Lists them. */
export const listTerminadas = (db: Executor, filter: ReporteFilter, list: ListQuery): Promise<Listing<EvaluacionFila>> =>
  listRows(db, terminadas(filter, list), { list, definition: evaluacionLista, search });

/** Returns the ids of a selection of that list; ids given one by one are not checked. */
export const findElegidas = (db: Executor, filter: ReporteFilter, selection: Selection): Promise<number[]> =>
  selectedKeys(db, terminadas(filter, 'todos' in selection ? selection.todos : {}), { selection, definition: evaluacionLista, search });

/** Attempt with its wrong answers and whether its person gave feedback. */
export interface FilaDelResultado extends EvaluacionFila {
  /** 1: the topic shows the words of the author. */
  readonly explicaciones: number;
  readonly con_feedback: boolean;
  readonly anuladas: number;
  readonly erradas: readonly PreguntaRespondida[];
}

const DEL_RESULTADO = prepared<{ readonly id_evaluacion: number }, FilaDelResultado>`
  select fila.*, exists (select from feedback f where f.id_evaluacion = fila.id_evaluacion) as con_feedback,
    (select count(*)::integer from detalle d where d.id_evaluacion = fila.id_evaluacion and d.es_correcta is null) as anuladas,
    (select explicaciones from tema t where t.id_tema = fila.id_tema) as explicaciones,
    case when fila.incorrecta = 0 then '[]' else (select coalesce(json_agg(errada), '[]') from (${ERRADAS}) errada) end as erradas
  from (${fragment([FILAS])} where e.id_evaluacion = ${'id_evaluacion'}) fila`;

/** Finds the data of an attempt that its result shows (P64). */
export const findDelResultado = async (db: Executor, id_evaluacion: number): Promise<FilaDelResultado | undefined> =>
  (await DEL_RESULTADO(db, { id_evaluacion }))[0];
