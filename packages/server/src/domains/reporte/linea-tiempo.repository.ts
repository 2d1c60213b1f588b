import type { ListQuery } from '@portal/contract/core';
import { type FiltrosReporte, type LineaTiempoFila, lineaTiempoLista } from '@portal/contract/reporte';
import { sql } from 'kysely';
import { among, onDays } from '../../db/filters.ts';
import { isActiveOn } from '../../db/person-conditions.ts';
import { inScope, type Reader } from '../../db/scope.ts';
import type { Listing } from '../../list/listing.ts';
import { listRows } from '../../list/paging.ts';

/** Companies below this number share one key with their plan, which a JavaScript number holds exactly. */
const COMPANIES = 2 ** 21;

/** Lists each active plan in each company of the scope with people assigned to it or with attempts finished on the days (P108). */
export const listLineaTiempo = (
  { db, scope, today }: Reader,
  filtros: FiltrosReporte,
  list: ListQuery,
): Promise<Listing<LineaTiempoFila>> => {
  const reached = sql`${inScope(scope, 'u.id_empresa')} and ${among('u.id_empresa', filtros.id_empresa)}`;
  return listRows(
    db,
    sql<LineaTiempoFila>`
      select l.*, fecha_fin - fecha_inicio + 1 as diasprogramado, fechafinejecutado - fechainiejecutado + 1 as diasejecutado,
        (fecha_fin - fecha_inicio) - (fechafinejecutado - fechainiejecutado) as diferencia
      from (
        select p.id_planestudio::bigint * ${COMPANIES}::bigint + coalesce(e.id_empresa, 0) as id_linea, p.id_planestudio, e.id_empresa,
          p.denominacion as planestudio, e.empresa, p.fecha_inicio, p.fecha_fin, n.asignados,
          (n.primera at time zone c.zona_horaria)::date as fechainiejecutado, (n.ultima at time zone c.zona_horaria)::date as fechafinejecutado
        from (
          select id_planestudio, id_empresa, sum(asignados)::integer as asignados, min(primera) as primera, max(ultima) as ultima
          from (
            select a.id_planestudio, u.id_empresa, count(*) as asignados, null::timestamptz as primera, null::timestamptz as ultima
            from asignacion a join usuario u using (id_usuario)
            where a.codigo_estado = 1 and ${isActiveOn('u', today)} and ${reached}
            group by a.id_planestudio, u.id_empresa
            union all
            select v.id_planestudio, u.id_empresa, 0, min(v.fecha_fin), max(v.fecha_fin)
            from evaluacion v join usuario u using (id_usuario)
            where v.fecha_fin is not null and v.codigo_estado = 1 and ${reached} and ${onDays('v.fecha_fin', filtros)}
            group by v.id_planestudio, u.id_empresa) partes
          group by id_planestudio, id_empresa) n
        join planestudio p using (id_planestudio) left join empresa e on e.id_empresa = n.id_empresa cross join configuracion c
        where p.codigo_estado = 1) l`,
    { list, definition: lineaTiempoLista },
  );
};
