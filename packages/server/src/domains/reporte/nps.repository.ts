import type { ListQuery } from '@portal/contract/core';
import { type NpsFila, npsLista } from '@portal/contract/reporte';
import { sql } from 'kysely';
import { type Days, onDays } from '../../db/filters.ts';
import { personInScope, type Reader } from '../../db/scope.ts';
import type { Listing } from '../../list/listing.ts';
import { listRows } from '../../list/paging.ts';

/** Days of the attempts, and the plan; absent: every active plan. */
export interface FiltrosNps extends Days {
  readonly id_planestudio?: number | undefined;
}

/** Builds the share of a count in all opinions, 0-100 with two decimals. */
const share = (count: string) => sql<number>`round(100.0 * ${sql.ref(count)} / n.encuestas, 2)::float8`;

/** Lists the NPS of each topic by the opinions of finished valid attempts of people of the scope, Cesado people too (P22). */
export const listNps = ({ db, scope }: Pick<Reader, 'db' | 'scope'>, filtros: FiltrosNps, list: ListQuery): Promise<Listing<NpsFila>> => {
  const { id_planestudio } = filtros;
  const ofPlan = id_planestudio
    ? sql`v.id_planestudio = ${id_planestudio}::integer`
    : sql`v.id_planestudio in (select id_planestudio from planestudio where codigo_estado = 1)`;
  return listRows(
    db,
    sql<NpsFila>`
      select n.id_feedback, n.id_planestudio, n.id_modulo, n.id_tema, p.denominacion as planestudio,
        (n.ultima at time zone c.zona_horaria)::date as fecha_creacion, t.titulo as tema, n.encuestas, m.titulo as modulo,
        ${share('n.detractores')} as detractor, ${share('n.neutros')} as neutro, ${share('n.promotores')} as promotor,
        round(100.0 * (n.promotores - n.detractores) / n.encuestas, 2)::float8 as nps, n.encuestas as total
      from (
        select v.id_planestudio, v.id_modulo, v.id_tema, min(f.id_feedback) as id_feedback, max(v.fecha_fin) as ultima,
          count(*)::integer as encuestas, count(*) filter (where f.escala >= 90) as promotores,
          count(*) filter (where f.escala between 70 and 80) as neutros, count(*) filter (where f.escala <= 60) as detractores
        from evaluacion v join feedback f using (id_evaluacion)
        where v.fecha_fin is not null and v.codigo_estado = 1 and ${ofPlan} and ${personInScope(scope, 'v.id_usuario')}
          and ${onDays('v.fecha_fin', filtros)}
        group by v.id_planestudio, v.id_modulo, v.id_tema) n
      join planestudio p using (id_planestudio) join modulo m using (id_modulo) join tema t using (id_tema) cross join configuracion c`,
    { list, definition: npsLista },
  );
};
