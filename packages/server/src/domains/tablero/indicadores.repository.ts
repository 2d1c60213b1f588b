import { DIAS_ACCESO, type KpiPortal } from '@portal/contract/tablero';
import { sql } from 'kysely';
import { avanceDeVarios, promedioDeVarios } from '../../db/cifras.ts';
import type { Executor } from '../../db/executor.ts';
import { inScope } from '../../db/scope.ts';
import { type Contados, pendientesPorPlazo, planesContados, sumasPorPersona, sumasPorPlan } from '../avance/avance.public.ts';

/** Counts the figures of /dashboardadmin (P99): active people, their open assignments of active plans, sign-ins and valid certificates. */
export async function countPortal(db: Executor, contados: Contados): Promise<KpiPortal> {
  const { today, scope } = contados;
  const { rows } = await sql<KpiPortal>`
    with gente as (select sum(usuarios) as usuarios, sum(asignados) as asignados from (${sumasPorPersona(contados, planesContados([]))}) s),
    por_plan as (
      select s.total, s.aprobados, s.calificados, s.suma_notas
      from (${sumasPorPlan(contados)}) s join planestudio p on p.id_planestudio = s.id_planestudio and p.codigo_estado = 1
    ),
    por_plazo as (select p.denominacion, p.fecha_inicio, s.* from (${pendientesPorPlazo(contados)}) s join planestudio p using (id_planestudio)),
    vence as (
      select id_planestudio, denominacion, fecha_fin, fecha_fin - ${today}::date as dias, sum(asignaciones)::integer as pendientes from por_plazo
      where ${today}::date between fecha_inicio and fecha_fin
      group by id_planestudio, denominacion, fecha_fin having sum(asignaciones) > 0 order by fecha_fin, id_planestudio limit 1
    ),
    emitido as (
      select sum(certificados) as todos, sum(certificados) filter (where dia >= date_trunc('month', ${today}::timestamp)) as mes
      from certificado_dia c where ${inScope(scope, 'c.id_empresa')}
    )
    select (select coalesce(usuarios, 0)::integer from gente) as usuario_activo,
      (select coalesce(asignados, 0)::integer from gente) as usuario_asignado,
      (select coalesce(sum(asignaciones), 0)::integer from por_plazo where fecha_fin < ${today}::date) as asignacion_vencida,
      (select coalesce(sum(accesos), 0)::integer from acceso_hora a
        where ${inScope(scope, 'a.id_empresa')} and a.dia > ${today}::date - ${DIAS_ACCESO}::integer) as acceso,
      ${avanceDeVarios('b')} as avance, ${promedioDeVarios('b')} as promedio,
      (select coalesce(todos, 0)::integer from emitido) as certificado_valido,
      (select coalesce(mes, 0)::integer from emitido) as certificado_mes,
      (select to_json(v) from vence v) as vence
    from por_plan b`.execute(db);
  return rows[0]!;
}
