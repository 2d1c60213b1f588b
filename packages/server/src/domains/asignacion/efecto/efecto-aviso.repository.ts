import { sql } from 'kysely';
import { limiteDe } from '../../../db/cifras.ts';
import type { Executor } from '../../../db/executor.ts';
import { isActiveOn, isReachable } from '../../../db/person-conditions.ts';
import { JUNTO } from '../aviso/cola-aviso.repository.ts';
import { limiteAntes } from './efecto.repository.ts';
import type { PlanTocado } from './efecto.rules.ts';

/**
 * Assignments that a change affects so that it needs a notice: of active people with pending topics, in a plan that runs after it and is not
 * over for them, to which topics came that they have not approved, that has another deadline for them, or that they did not have.
 */
const afectadas = (planes: readonly PlanTocado[], today: string) => sql`
  select a.id_asignacion, a.id_usuario, ${isReachable('u')} as con_correo, p.activo_antes as cambio,
    coalesce(array_agg(distinct l.id_tema) filter (where p.activo_antes and l.lugar = any (p.entran)), '{}') as temas,
    case when p.activo_antes then nullif(${limiteAntes('p')}, ${limiteDe('a', 's')}) end as fin_antes
  from json_to_recordset(${JSON.stringify(planes)}::json) as p(id_planestudio integer, activo_antes boolean, fin_antes date, plazo_antes text, dias_antes integer, entran text[])
  join planestudio s on s.id_planestudio = p.id_planestudio and s.codigo_estado = 1
  join asignacion a on a.id_planestudio = p.id_planestudio and a.codigo_estado = 1 and ${limiteDe('a', 's')} >= ${today}::date
  join usuario u on u.id_usuario = a.id_usuario and ${isActiveOn('u', today)}
  join (select *, concat_ws('-', id_programa, id_curso, id_modulo, id_tema) as lugar from lugar where activa) l on l.id_planestudio = p.id_planestudio
  left join progreso_tema g on g.aprobado and g.id_usuario = a.id_usuario and g.id_planestudio = l.id_planestudio and g.id_programa = l.id_programa
    and g.id_curso = l.id_curso and g.id_modulo = l.id_modulo and g.id_tema = l.id_tema
  where g.id_usuario is null
  group by a.id_asignacion, a.id_usuario, u.id_usuario, s.id_planestudio, p.activo_antes, p.fin_antes, p.plazo_antes, p.dias_antes
  having not p.activo_antes or ${limiteAntes('p')} <> ${limiteDe('a', 's')} or bool_or(l.lugar = any (p.entran))`;

/** People of a change who can get a notice, and those whom no letter reaches. */
export interface Avisables {
  readonly avisables: number;
  readonly sin_correo: number;
}

const AVISABLES = sql`count(distinct id_usuario) filter (where con_correo)::integer as avisables,
        count(distinct id_usuario) filter (where not con_correo)::integer as sin_correo`;

/** Counts the people whom a change affects so that it needs a notice. Runs after the change, in its transaction. */
export const countAvisables = async (trx: Executor, planes: readonly PlanTocado[], today: string): Promise<Avisables> =>
  (
    await sql<Avisables>`
      select ${AVISABLES} from (${afectadas(planes, today)}) x`.execute(trx)
  ).rows[0]!;

interface Envio {
  readonly lote: number;
  /** ISO 8601. */
  readonly now: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** Queues the notices of a change, in its transaction; returns the same counts. */
export const queueAfectadas = async (trx: Executor, planes: readonly PlanTocado[], { lote, now, today }: Envio): Promise<Avisables> =>
  (
    await sql<Avisables>`
      with afectada as materialized (${afectadas(planes, today)}), encolada as (
        insert into aviso_pendiente (id_asignacion, id_usuario, lote, cambio, temas, fin_antes, proximo)
        select id_asignacion, id_usuario, ${lote}::integer, cambio, temas, fin_antes, ${now}::timestamptz from afectada where con_correo
        order by id_usuario, id_asignacion
        ${JUNTO})
      select ${AVISABLES} from afectada`.execute(trx)
  ).rows[0]!;
