import type { RazonAsignacion } from '@portal/contract/asignacion';
import { type RawBuilder, sql } from 'kysely';
import { isReachable } from '../../db/person-conditions.ts';
import type { Executor } from '../../db/executor.ts';
import type { Veredicto } from '../../db/tables/evaluaciones.ts';

interface Juicio {
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Opens again what was closed. */
  readonly reabrir: boolean;
  /** Whether a person who gets a plan also gets a notice. */
  readonly avisar: boolean;
}

/**
 * Judges pairs (`id_usuario`, `id_planestudio`, `codigo_grupo`, `razon`): the result of each (`veredicto`), and whether the person would get
 * a notice (`avisa`). Both the preview of an assignment of many and the assignment itself use this definition (P91).
 */
export const judgedPairs = (parejas: RawBuilder<unknown>, { today, reabrir, avisar }: Juicio) => sql`
  select j.*, ${avisar}::boolean and j.alcanzable and j.veredicto in ('nueva', 'reabre') as avisa
  from (
    select c.id_usuario, c.id_planestudio, c.codigo_grupo, c.razon, ${isReachable('u')} as alcanzable, case
      when a.codigo_estado = 1 then 'existente'
      when u.codigo_estado = 2 then 'cesada'
      when p.codigo_estado <> 1 then 'plan_inactivo'
      when p.fecha_fin < ${today}::date then 'plan_terminado'
      when a.codigo_estado = 2 then ${reabrir ? 'reabre' : 'retirada'}
      else 'nueva' end as veredicto
    from (${parejas}) c join usuario u using (id_usuario) join planestudio p using (id_planestudio)
    left join asignacion a using (id_usuario, id_planestudio)) j`;

/** Pair with what would become of it. */
export interface JudgedPair {
  readonly id_usuario: number;
  readonly id_planestudio: number;
  readonly codigo_grupo: string | null;
  readonly razon: RazonAsignacion;
  /** Of source `regla` alone. */
  readonly id_regla?: number;
  readonly veredicto: Veredicto;
}

/** Reads judged pairs (`judgedPairs`). */
export const judgePairs = async (db: Executor, parejas: RawBuilder<unknown>, asked: Omit<Juicio, 'avisar'>): Promise<JudgedPair[]> =>
  (
    await sql<JudgedPair>`
      select j.id_usuario, j.id_planestudio, j.codigo_grupo, j.razon, j.veredicto from (${judgedPairs(parejas, { ...asked, avisar: false })}) j
      order by j.id_planestudio, j.id_usuario`.execute(db)
  ).rows;

/** Builds the pairs of two lists of ids, row by row, each once. */
export const parejasDeIds = (usuarios: readonly number[], planes: readonly number[]): RawBuilder<unknown> => sql`
  select distinct n.id_usuario, n.id_planestudio, null::text as codigo_grupo, '{}'::jsonb as razon
  from unnest(${[...usuarios]}::integer[], ${[...planes]}::integer[]) as n(id_usuario, id_planestudio)`;
